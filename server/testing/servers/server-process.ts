import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, vi } from 'vitest';
import { cleanUp } from '../clean-up.ts';
import { rawConnection } from './raw-connection.ts';

/** The log line of a server that is ready, with its address. */
export const READY = /^\{"level":"info",.*"message":"#thembstudy is ready at (http:\/\/[^"]+)"\}\n/;

const { PATH, NODE_COMPILE_CACHE } = process.env;
/** The variables of this process that a server needs: the search path and Node's compile cache. */
const INHERITED_ENV = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

/** Runs the server with these settings only, until the test or test file ends. */
export function runServer(settings: Record<string, string>, commandArguments: string[] = []) {
  const child = spawn(process.execPath, ['server/main.ts', ...commandArguments], {
    env: { ...INHERITED_ENV, ...settings },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    output.out += text;
  });
  child.stderr.on('data', (text) => {
    output.err += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  cleanUp(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  const ready = async () => {
    while (!output.out.includes('\n')) {
      const isOver = await Promise.race([exit.then(() => true), once(child.stdout, 'data').then(() => false)]);
      if (isOver && !output.out.includes('\n')) throw new Error(output.err);
    }
    return READY.exec(output.out)?.[1] ?? output.out;
  };
  return { child, output, exit, ready };
}

/** The error output of a server that cannot start with these settings. */
export async function startupErrorOutput(settings: Record<string, string>, commandArguments: string[] = []) {
  const server = runServer(settings, commandArguments);
  expect(await server.exit).toBe(1);
  expect(server.output.out).toBe('');
  expect(server.output.err).not.toContain('    at ');
  return server.output.err;
}

/**
 * Sends the head of a request and waits until the server asks for the body.
 * @returns a function that sends the body and resolves with the whole response
 */
export async function halfRequest(origin: string, path: string, body: object): Promise<() => Promise<string>> {
  const json = JSON.stringify(body);
  const { host, port } = new URL(origin);
  const { socket, write, received } = await rawConnection(Number(port));
  const length = `Content-Length: ${Buffer.byteLength(json)}\r\nExpect: 100-continue`;
  write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  await vi.waitUntil(() => received().startsWith('HTTP/1.1 100 '), { timeout: 10_000 });
  return async () => {
    write(json);
    await once(socket, 'close');
    return received();
  };
}

/** Waits until no server listens at an address any more. */
export async function untilClosed(origin: string): Promise<void> {
  await vi.waitFor(() => expect(fetch(origin)).rejects.toThrow(), { timeout: 10_000 });
}
