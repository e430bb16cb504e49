import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { limitedServer } from '../../testing/servers/limited-server.ts';
import { rawConnection } from '../../testing/servers/raw-connection.ts';

const SHORT = { headersMs: 1000, requestMs: 2000, checkEveryMs: 50 };
/** Far more than the buffers of the operating system hold. */
const LONG_ANSWER = Buffer.alloc(32 * 1024 * 1024);
const ASK = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

const openAt = (server: Awaited<ReturnType<typeof limitedServer>>['server']) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

describe('a client that takes for ever', () => {
  it.each([
    ['to say anything', '', ''],
    ['to send headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X'],
    ['to send a body', 'PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n', 'x'],
    ['to end a body', 'PUT / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\nx\r\n'],
  ])('%s is cut off, and others are answered meanwhile', async (_, head, drop) => {
    let worked = 0;
    const { port, origin } = await limitedServer(
      (_incoming, outgoing) => {
        worked += 1;
        outgoing.end('done');
      },
      { connections: SHORT, admission: { inFlight: 1, waiting: 0 } },
    );
    const slow = await Promise.all(Array.from({ length: 20 }, () => rawConnection(port)));
    for (const connection of slow) {
      connection.write(head);
      if (drop) connection.sendRepeatedly(drop);
    }
    // A machine that is too busy to read the request in time cuts it off too.
    const status = () =>
      fetch(origin).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(status).toBe(200);
    await expect.poll(() => slow.every(({ isClosed }) => isClosed())).toBe(true);
    for (const { statuses } of slow) expect([[], [408]]).toContainEqual(statuses());
    expect(worked).toBe(1);
  });

  it('to read is cut off', async () => {
    const { server, port } = await limitedServer((_, outgoing) => outgoing.end(LONG_ANSWER), {
      connections: { silenceMs: 500 },
    });
    const accepted = once(server, 'connection');
    const slow = await rawConnection(port);
    slow.socket.pause();
    slow.write(ASK);
    await accepted;
    await expect.poll(() => openAt(server)).toBe(0);
    slow.socket.resume();
    await expect.poll(slow.isClosed).toBe(true);
    expect(slow.received().length).toBeLessThan(LONG_ANSWER.length);
  });
});

it('answers headers that are too long with 431', async () => {
  const { port } = await limitedServer((_, outgoing) => outgoing.end('done'));
  const connection = await rawConnection(port);
  connection.write(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(17_000)}\r\n\r\n`);
  await expect.poll(connection.isClosed).toBe(true);
  expect(connection.statuses()).toEqual([431]);
});

it('connections are bounded, and idle ones make room for new ones', async () => {
  const { server, port } = await limitedServer((_, outgoing) => outgoing.end('done'), {
    connections: { most: 5, makeRoomEveryMs: 0 },
  });
  const idle = await Promise.all(Array.from({ length: 5 }, () => rawConnection(port)));
  for (const connection of idle) {
    connection.write(ASK);
    await expect.poll(connection.statuses).toEqual([200]);
  }
  const sixth = await rawConnection(port);
  await expect.poll(sixth.isClosed).toBe(true);
  await expect.poll(() => openAt(server)).toBe(0);
  const seventh = await rawConnection(port);
  seventh.write(ASK);
  await expect.poll(seventh.statuses).toEqual([200]);
});
