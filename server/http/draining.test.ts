import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createDrain, listen, stop } from './listener.ts';

const HOST = '127.0.0.1';
let port: number;
let server: Awaited<ReturnType<typeof listen>>['server'];
let drain: ReturnType<typeof createDrain>;
/** What is asked for under /later waits here for its answer. */
let later: ServerResponse[];
beforeEach(async () => {
  ({ server, port } = await listen(HOST, 0));
  drain = createDrain(server);
  later = [];
  server.on('request', (request, answer) => (request.url === '/later' ? later.push(answer) : answer.end('now')));
  onTestFinished(() => stop(server, 0));
});

/** A browser that keeps its one connection for the next request. */
function client() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return async (path: string) => {
    const [answer] = (await once(get({ host: HOST, port, path, agent }), 'response')) as [IncomingMessage];
    answer.resume();
    await once(answer, 'end');
    return answer.headers.connection;
  };
}

it('ends connections on which nothing is asked at once', async () => {
  const ask = client();
  expect(await ask('/')).toBe('keep-alive');
  await drain.drain();
  await expect(ask('/')).rejects.toThrow();
});

it('ends connections that never asked for anything long before it gives up on requests', async () => {
  const giveUp = vi.spyOn(server, 'closeAllConnections');
  const socket = connect(port, HOST);
  await once(socket, 'connect');
  await drain.drain();
  await once(socket, 'close');
  expect(giveUp).not.toHaveBeenCalled();
});

it('gives up on a request that never ends', async () => {
  const socket = connect(port, HOST).on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
  const answer = client()('/later').catch(() => 'broken off');
  await vi.waitUntil(() => later.length === 1, { timeout: 20_000 });
  await stop(server, 100);
  expect(await answer).toBe('broken off');
});
