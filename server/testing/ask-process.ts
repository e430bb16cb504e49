import { cookieOf } from './test-app.ts';

/** `pageOrigin`: of the page that sends the request; unless given, the origin of the server itself. */
type Asking = { body?: unknown; cookie?: string; pageOrigin?: string };

/** Sends a request to a running server over a connection of its own. Redirects are not followed. */
export async function askProcess(
  origin: string,
  method: string,
  path: string,
  { body, cookie, pageOrigin = origin }: Asking = {},
) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const type = { 'content-type': 'application/json' };
  const headers = { connection: 'close', origin: pageOrigin, ...(cookie && { cookie }), ...(json && type) };
  const sending: RequestInit = { method, headers, redirect: 'manual', ...(json && { body: json }) };
  const answer = await fetch(new URL(path, origin), sending);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    cookie: cookieOf(answer),
    location: answer.headers.get('location'),
  };
}
