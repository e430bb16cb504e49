import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, vi } from 'vitest';
import { cleanUp } from './clean-up.ts';

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

/** Sends a request but for the end of its body, and comes back when a server has begun to read it. */
export async function halfRequest(origin: string, path: string, body: object) {
  const json = JSON.stringify(body);
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const said = { answer: '' };
  socket.on('data', (bytes) => {
    said.answer += bytes;
  });
  const type = 'Content-Type: application/json\r\nExpect: 100-continue';
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n`,
  );
  await vi.waitUntil(() => said.answer.startsWith('HTTP/1.1 100 '), { timeout: 10_000 });
  said.answer = '';
  return {
    /** Sends the rest, and gives the whole answer once the connection has ended. */
    async finish(): Promise<string> {
      socket.write(json);
      await once(socket, 'close');
      return said.answer;
    },
  };
}

/** Waits until no server listens at an address any more. */
export async function untilClosed(origin: string): Promise<void> {
  await vi.waitUntil(
    () =>
      fetch(origin).then(
        () => false,
        () => true,
      ),
    { timeout: 10_000 },
  );
}
