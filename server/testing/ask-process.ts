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
  const headers = {
    connection: 'close',
    origin: pageOrigin,
    ...(cookie && { cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init: RequestInit = {
    method,
    headers,
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const answer = await fetch(new URL(path, origin), init);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    cookie: cookieOf(answer),
    location: answer.headers.get('location'),
  };
}
