import { Connection } from './load/connection.ts';
import { type Asked, bytesOf } from './load/requests.ts';

/** What the bare server says of itself, or what belongs to one answer alone. */
const NOT_COPIED = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'set-cookie']);

/** One answer of the app, for the bare server to give the same. */
export async function specimenOf(address: string, asked: Asked) {
  const connection = new Connection(address);
  const answer = await new Promise<Parameters<Parameters<Connection['ask']>[1]>[0]>((resolve) =>
    connection.ask(bytesOf(asked, address), resolve),
  );
  connection.close();
  if (!answer || answer.status >= 300) throw new Error(`${asked.path} answered ${answer?.status ?? 'nothing'}`);
  const lines = answer.head.split('\r\n').slice(1);
  const headers = lines.map((line) => /^([^:]+): *(.*)$/.exec(line)?.slice(1) as [string, string]);
  const copied = headers.filter(([name]) => !NOT_COPIED.has(name.toLowerCase()));
  return { status: answer.status, headers: Object.fromEntries(copied), body: JSON.parse(answer.body.toString()) };
}
