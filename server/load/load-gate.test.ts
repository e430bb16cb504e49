import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { problemSchema } from '#contract/problem.ts';
import { BODY_BYTES, shortBodies } from '../middleware/short-bodies.ts';
import { HASH_QUEUE } from '../password/hash-queue.ts';
import { onError } from '../problems.ts';
import { gatedServer } from '../testing/gated-server.ts';
import { rawConnection } from '../testing/raw-connection.ts';
import { LOAD, type LoadBounds } from './load-gate.ts';

const QUICK = { restMs: 1, wakeEveryMs: 1 };
const GET = 'GET /api/learner HTTP/1.1\r\nHost: x\r\n\r\n';
const PUT = 'PUT /api/learner HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nbody';
const LONG_MS = 60_000;

/** An app that answers nothing until it is told to. */
async function heldServer(load: Partial<LoadBounds> = {}, settings: Parameters<typeof gatedServer>[1] = {}) {
  const open: ServerResponse[] = [];
  const ends: (() => void)[] = [];
  const gated = await gatedServer(
    (_, outgoing) => {
      open.push(outgoing);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    { load: { ...QUICK, ...load }, ...settings },
  );
  function finish() {
    for (const outgoing of open.splice(0)) outgoing.end('done');
    for (const end of ends.splice(0)) end();
  }
  return { ...gated, finish, begun: () => open.length };
}

/** Asks, and does not mind when the server ends before it answers. */
const asking = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    ({ status }) => status,
    () => null,
  );

/** A server of two places, both taken, with one more waiting. */
async function fullServer(settings: Parameters<typeof gatedServer>[1] = {}) {
  const server = await heldServer({ atOnce: 2, waiting: 1, waitingForFiles: 2 }, settings);
  const inside = [1, 2, 3].map(() => asking(`${server.origin}/api/learner`));
  await expect.poll(() => server.gate.figures()).toMatchObject({ running: 2, waiting: 1 });
  return { ...server, inside };
}

describe('a server with much to do', () => {
  it('says "later" with a sentence, and when to ask again', async () => {
    const { origin } = await fullServer();
    const answer = await fetch(`${origin}/api/learner`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(problemSchema.parse(await answer.json())).toEqual({
      code: 'busy',
      message: 'The server cannot do this right now. Wait a moment and try again.',
    });
  });

  it('says it with a page to somebody who opens one', async () => {
    const { origin } = await fullServer();
    const answer = await fetch(`${origin}/dashboard`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('3');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const html = await answer.text();
    expect(html).toContain('<h1>One moment, please</h1>');
    expect(html).toContain('<a href="">Try again</a>');
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it.each(['/api/learner', '/'])('keeps the headers that every answer carries: %s', async (path) => {
    const { origin } = await fullServer({ isHttps: true });
    const { headers } = await fetch(`${origin}${path}`, { headers: { accept: 'text/html' } });
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
      'cache-control': 'no-store',
    });
  });

  it('still answers those who look after it', async () => {
    const { origin, finish, begun } = await fullServer();
    const answers = ['/api/health', '/api/ready', '/api/health?deep=1'].map((path) => asking(`${origin}${path}`));
    await expect.poll(begun).toBe(5);
    finish();
    expect(await Promise.all(answers)).toEqual([200, 200, 200]);
  });

  it('refuses what only looks as if they asked', async () => {
    const { origin } = await fullServer();
    for (const path of ['/api/healthy', '/api/health/x', '/x/api/health'])
      expect((await fetch(`${origin}${path}`)).status).toBe(503);
  });

  it('answers those who wait as soon as there is room, and everybody after that', async () => {
    const { origin, finish, begun, inside } = await fullServer();
    finish();
    await expect.poll(begun).toBe(1);
    finish();
    expect(await Promise.all(inside)).toEqual([200, 200, 200]);
    const next = asking(`${origin}/api/learner`);
    await expect.poll(begun).toBe(1);
    finish();
    expect(await next).toBe(200);
  });

  it('keeps more places for the files of pages that were let in', async () => {
    const { origin, gate } = await fullServer();
    void asking(`${origin}/assets/app.js`);
    await expect.poll(() => gate.figures().waiting).toBe(2);
    expect((await fetch(`${origin}/assets/more.js`)).status).toBe(503);
  });

  it('does not count a file, which leaves as slowly as somebody reads it', async () => {
    const { origin, gate, begun } = await heldServer({ atOnce: 1, waiting: 0 });
    void asking(`${origin}/assets/app.js`);
    await expect.poll(begun).toBe(1);
    void asking(`${origin}/api/learner.json`);
    await expect.poll(begun).toBe(2);
    expect(gate.figures().running).toBe(1);
    expect((await fetch(`${origin}/api/learner`)).status).toBe(503);
  });

  it.each([
    ['to read', GET],
    ['to write', PUT],
  ])('reads nothing for a moment from a connection on which it said "later" to a request %s', async (_, request) => {
    const { port, gate } = await heldServer({ atOnce: 0, waiting: 0, restMs: LONG_MS });
    const again = await rawConnection(port);
    again.say(request);
    await expect.poll(again.statuses).toEqual([503]);
    await expect.poll(() => gate.figures()).toMatchObject({ resting: 1, refused: 1 });
    again.say(request);
    for (let others = 1; others <= 3; others += 1) {
      const other = await rawConnection(port);
      other.say(request);
      await expect.poll(other.statuses).toEqual([503]);
      expect(gate.figures().refused).toBe(1 + others);
    }
  });

  it('hears afterwards what was asked meanwhile', async () => {
    const { port } = await heldServer({ atOnce: 0, waiting: 0, restMs: 100 });
    const again = await rawConnection(port);
    again.say(GET);
    await expect.poll(again.statuses).toEqual([503]);
    again.say(GET);
    await expect.poll(again.statuses).toEqual([503, 503]);
    again.say('PUT /api/learner HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab');
    await expect.poll(again.statuses).toEqual([503, 503, 503]);
    again.say(`cd${GET}`);
    await expect.poll(again.statuses).toEqual([503, 503, 503, 503]);
  });

  it('listens to few of them again while there is no room, and to all when there is', async () => {
    const { port, gate, finish, begun } = await heldServer({ atOnce: 3, waiting: 0, mostAwoken: 1, wakeEveryMs: 600 });
    const inside = await Promise.all([1, 2, 3].map(() => rawConnection(port)));
    for (const { say } of inside) say(GET);
    await expect.poll(begun).toBe(3);
    const outside = await Promise.all([1, 2, 3].map(() => rawConnection(port)));
    for (const { say } of outside) say(GET);
    await expect.poll(() => gate.figures()).toMatchObject({ resting: 3, refused: 3 });
    for (const { say } of outside) say(GET);
    const soon = { timeout: 5000, interval: 10 };
    await expect.poll(() => gate.figures().refused, soon).toBe(4);
    finish();
    await expect.poll(begun, soon).toBe(2);
    expect(gate.figures().refused).toBe(4);
  });

  it('lets a connection go that was closed while it rested', async () => {
    const { port, origin, gate } = await heldServer({ atOnce: 0, waiting: 0, restMs: 100 });
    const leaving = await rawConnection(port);
    leaving.say(GET);
    await expect.poll(() => gate.figures().resting).toBe(1);
    leaving.socket.destroy();
    await expect.poll(() => gate.figures().resting).toBe(0);
    expect((await fetch(`${origin}/api/learner`)).status).toBe(503);
  });

  it('lets nobody wait while memory is short', async () => {
    const { origin, gate } = await heldServer({ atOnce: 1 }, { isMemoryShort: () => true });
    void asking(`${origin}/api/learner`);
    await expect.poll(() => gate.figures().running).toBe(1);
    expect((await fetch(`${origin}/api/learner`)).status).toBe(503);
  });

  it('does not work for those who went away', async () => {
    const { origin, gate, finish, begun } = await heldServer({ atOnce: 1 });
    void asking(`${origin}/api/learner`);
    await expect.poll(() => gate.figures().running).toBe(1);
    const leaving = new AbortController();
    void asking(`${origin}/api/learner`, { signal: leaving.signal });
    await expect.poll(() => gate.figures().waiting).toBe(1);
    leaving.abort();
    await expect.poll(() => gate.figures().open).toBe(1);
    finish();
    await expect.poll(() => gate.figures().waiting).toBe(0);
    expect(begun()).toBe(0);
  });

  it('has room for others when as many sign in as passwords can wait for their hash', () => {
    expect(LOAD.atOnce).toBeGreaterThanOrEqual(2 * (HASH_QUEUE.atOnce + HASH_QUEUE.waiting));
  });
});

describe('a body', () => {
  const app = new Hono()
    .onError(onError)
    .use(shortBodies())
    .put('*', async (c) => c.json({ bytes: (await c.req.arrayBuffer()).byteLength }));
  const work = getRequestListener(app.fetch);
  const chunked = (bytes: number) =>
    new ReadableStream({
      start(controller) {
        for (let left = bytes; left > 0; left -= 1024) controller.enqueue(new Uint8Array(Math.min(left, 1024)));
        controller.close();
      },
    });
  const put = (origin: string, body: BodyInit) =>
    fetch(`${origin}/api/echo`, { method: 'PUT', body, duplex: 'half' } as RequestInit);

  it.each([
    ['of nothing', '', 200, { bytes: 0 }],
    ['of a few bytes', 'hello', 200, { bytes: 5 }],
    ['of 64 KiB', 'x'.repeat(BODY_BYTES), 200, { bytes: BODY_BYTES }],
    ['of one byte more', 'x'.repeat(BODY_BYTES + 1), 413, { code: 'too-large' }],
    ['of many bytes more', 'x'.repeat(40 * BODY_BYTES), 413, { code: 'too-large' }],
  ])('%s is measured by what it says, and while it comes', async (_, body, status, answer) => {
    const { origin } = await gatedServer(work);
    for (const sent of [body, chunked(body.length)]) {
      const answered = await put(origin, sent);
      expect(answered.status).toBe(status);
      expect(await answered.json()).toMatchObject(answer);
    }
  });

  it('takes no place until all of it is there', async () => {
    const { origin, port, gate } = await gatedServer(work, { load: { atOnce: 1, waiting: 0 } });
    const slow = await rawConnection(port);
    slow.say('PUT /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab');
    await expect.poll(() => gate.figures().open).toBe(1);
    expect(await (await put(origin, 'hello')).json()).toEqual({ bytes: 5 });
    slow.say('cd');
    await expect.poll(slow.heard).toContain('{"bytes":4}');
  });
});

it('cuts off who asks again and again without waiting for answers', async () => {
  const { port, begun, gate } = await heldServer({ mostPipelined: 4 });
  const flood = await rawConnection(port);
  flood.say('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
  await expect.poll(flood.isClosed).toBe(true);
  expect(begun()).toBeLessThanOrEqual(5);
  expect(gate.figures().waiting).toBe(0);
});

it('answers several requests in a row that were sent at once', async () => {
  const { port } = await gatedServer((_, outgoing) => outgoing.end('done'));
  const patient = await rawConnection(port);
  patient.say('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(LOAD.mostPipelined + 1));
  await expect.poll(() => patient.statuses().length).toBe(LOAD.mostPipelined + 1);
  patient.say('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(LOAD.mostPipelined + 1));
  await expect.poll(() => patient.statuses().length).toBe(2 * LOAD.mostPipelined + 2);
});

it('takes a hundred headers, and no more', async () => {
  const { port } = await gatedServer((_, outgoing) => outgoing.end('done'));
  const statusWith = async (headers: number) => {
    const connection = await rawConnection(port);
    connection.say(`GET / HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(headers - 1)}\r\n`);
    await expect.poll(connection.statuses).toHaveLength(1);
    return connection.statuses()[0];
  };
  expect(await statusWith(100)).toBe(200);
  expect(await statusWith(101)).toBe(431);
});
