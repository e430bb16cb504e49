import { once } from 'node:events';
import { connect } from 'node:net';
import type { Case } from './case.ts';

/** What came back: the status and the body as text. A status of 0: the connection ended without an answer. */
export type Told = { status: number; text: string; location: string };

/** Sends a case byte by byte, whatever it is, and reads until the server ends the connection. */
export async function askRaw(port: number, { method, target, headers, body }: Case): Promise<Told> {
  const socket = connect(port, '127.0.0.1');
  const ended = once(socket, 'close');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server may refuse what it has not read to its end.
  socket.on('error', () => {});
  socket.write(Buffer.from(textOf(method, target, headers, body), 'latin1'));
  await ended;
  return toldOf(Buffer.concat(chunks).toString('latin1'));
}

function textOf(method: string, target: string, headers: Case['headers'], body: string | null): string {
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const own: [string, string][] = [['connection', 'close']];
  if (!names.has('host')) own.push(['host', '127.0.0.1:3000']);
  const isFramed = names.has('content-length') || names.has('transfer-encoding');
  if (body !== null && !isFramed) own.push(['content-length', String(body.length)]);
  const lines = [...own, ...headers].map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}

function toldOf(text: string): Told {
  const answer = text.replace(/^HTTP\/1\.1 1\d\d [\s\S]*?\r\n\r\n/, '');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
    text: answer.slice(answer.indexOf('\r\n\r\n') + 4),
    location: /^location: (.*)\r$/im.exec(answer)?.[1] ?? '',
  };
}
