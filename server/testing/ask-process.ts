import { cookieOf } from './test-app.ts';

type Asking = { body?: unknown; cookie?: string };

/** Asks a server that runs, over a connection of its own for each request, so that any process can get it. */
export async function askProcess(origin: string, method: string, path: string, { body, cookie }: Asking = {}) {
  const headers = {
    connection: 'close',
    origin,
    ...(cookie && { cookie }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetch(new URL(path, origin), init);
  const text = await answer.text();
  return {
    status: answer.status,
    body: text.startsWith('{') ? JSON.parse(text) : text,
    cookie: cookieOf(answer),
    requestId: answer.headers.get('x-request-id'),
  };
}
