import { cookieOf } from '../test-app.ts';

/** `pageOrigin`: of the page that sends the request; the origin of the server by default. */
type RequestOptions = { body?: unknown; cookie?: string; pageOrigin?: string };

/** Sends a request to a running server over a new connection. Redirects are not followed. */
export async function askProcess(
  origin: string,
  method: string,
  path: string,
  { body, cookie, pageOrigin = origin }: RequestOptions = {},
) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  const headers = { connection: 'close', origin: pageOrigin, ...(cookie && { cookie }), ...(json && type) };
  const init: RequestInit = { method, headers, redirect: 'manual', ...(json && { body: json }) };
  const answer = await fetch(new URL(path, origin), init);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    cookie: cookieOf(answer),
    location: answer.headers.get('location'),
  };
}
