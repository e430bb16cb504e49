import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { rawConnection } from './raw-connection.ts';

/** The line of the log that says that a server is ready, with its address. */
export const READY = /^\{"level":"info",.*"message":"#thembstudy is ready at (http:\/\/[^"]+)"\}\n/;

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** Where the programs are, and what Node compiled before. */
const OURS = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** Runs the server with these settings and nothing else from this process, until the test or test file ends. */
export function runServer(settings: Record<string, string>, words: string[] = []) {
  const child = spawn(process.execPath, ['server/main.ts', ...words], { env: { ...OURS, ...settings } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  cleanUp(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const ready = async () => {
    while (!said.out.includes('\n')) {
      const isOver = await Promise.race([exit.then(() => true), once(child.stdout, 'data').then(() => false)]);
      if (isOver && !said.out.includes('\n')) throw new Error(said.err);
    }
    return READY.exec(said.out)?.[1] ?? said.out;
  };
  return { child, said, exit, ready };
}

/** What a server says that cannot start with these settings. */
export async function refusal(settings: Record<string, string>, words: string[] = []) {
  const server = runServer(settings, words);
  expect(await server.exit).toBe(1);
  expect(server.said.out).toBe('');
  expect(server.said.err).not.toContain('    at ');
  return server.said.err;
}

/** Sends a request but for its body, until a server has begun to read it. Gives what sends the rest, and the whole answer. */
export async function halfRequest(origin: string, path: string, body: object): Promise<() => Promise<string>> {
  const json = JSON.stringify(body);
  const { host, port } = new URL(origin);
  const { socket, say, heard } = await rawConnection(Number(port));
  const length = `Content-Length: ${Buffer.byteLength(json)}\r\nExpect: 100-continue`;
  say(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  await vi.waitUntil(() => heard().startsWith('HTTP/1.1 100 '), { timeout: 10_000 });
  return async () => {
    say(json);
    await once(socket, 'close');
    return heard();
  };
}

/** Waits until no server listens at an address any more. */
export async function untilClosed(origin: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 10_000 });
}
