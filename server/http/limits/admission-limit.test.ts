import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { problemSchema } from '#contract/platform/problem.ts';
import { HASH_QUEUE } from '../../identity/passwords/passwords.ts';
import { limitedServer } from '../../testing/servers/limited-server.ts';
import { rawConnection } from '../../testing/servers/raw-connection.ts';
import { onError } from '../answers/problems.ts';
import { ADMISSION } from './admission-limit.ts';
import { BODY_BYTES, limitBodySize } from './request-body.ts';

/** An app that answers nothing until `finish` is called. */
async function heldServer(settings: Parameters<typeof limitedServer>[1] = {}) {
  const open: ServerResponse[] = [];
  const ends: (() => void)[] = [];
  const server = await limitedServer((_, outgoing) => {
    open.push(outgoing);
    return new Promise<void>((resolve) => ends.push(resolve));
  }, settings);
  function finish() {
    for (const outgoing of open.splice(0)) outgoing.end('done');
    for (const end of ends.splice(0)) end();
  }
  return { ...server, finish, started: () => open.length };
}

/** The status of an answer; null where the server ended before it. */
const statusOf = (url: string, init?: RequestInit) =>
  fetch(url, init).then(
    ({ status }) => status,
    () => null,
  );

/** What every answer over HTTPS carries. */
const HEADERS = {
  'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
  'cache-control': 'no-store',
  'retry-after': '3',
};

/** A server with two places, both taken, and one request in its queue of one. */
async function fullServer() {
  const server = await heldServer({ admission: { inFlight: 2, waiting: 1, maxWaitMs: 60_000 }, isHttps: true });
  const inside = [1, 2, 3].map(() => statusOf(`${server.origin}/api/learner`));
  await expect.poll(server.figures).toEqual({ inFlight: 2, waiting: 1, refused: 0 });
  return { ...server, inside };
}

describe('a server with no place left', () => {
  it('answers 503 with a problem, the time to wait and the headers of every answer', async () => {
    const { origin, figures } = await fullServer();
    const answer = await fetch(`${origin}/api/learner`);
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(problemSchema.parse(await answer.json())).toEqual({ code: 'busy' });
    expect(figures().refused).toBe(1);
  });

  it('answers a navigation with a page', async () => {
    const { origin } = await fullServer();
    const answer = await fetch(`${origin}/dashboard`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    const html = await answer.text();
    expect(html).toContain('<h1>One moment, please</h1>');
    expect(html).toContain('<a href="">Try again</a>');
    const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  });

  it.each(['/api/health', '/api/ready', '/api/health?deep=1', '/assets/entry.client-7.js', '/icon.svg?1'])(
    'still answers %s, which takes no place',
    async (path) => {
      const { origin, finish, started, figures } = await fullServer();
      const answer = statusOf(`${origin}${path}`);
      await expect.poll(started).toBe(3);
      expect(figures().inFlight).toBe(2);
      finish();
      expect(await answer).toBe(200);
    },
  );

  it.each([
    '/api/healthy',
    '/api/health/x',
    '/x/api/health',
    '/api/learners/1.json',
    '//api/learners/1.json',
    '/%61pi/learners/1.json',
    '/x/../api/learners/1.json',
    '/four/index.html',
    '/four?file=x.js',
  ])('refuses %s, which is neither a probe nor a file', async (path) => {
    const { port } = await fullServer();
    // The path as it is: fetch would normalize it.
    const connection = await rawConnection(port);
    connection.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await expect.poll(connection.statuses).toEqual([503]);
  });

  it('starts requests in the order in which they came, as soon as there is a place', async () => {
    const { origin, finish, started, inside } = await fullServer();
    finish();
    await expect.poll(started).toBe(1);
    finish();
    expect(await Promise.all(inside)).toEqual([200, 200, 200]);
    const next = statusOf(`${origin}/api/learner`);
    await expect.poll(started).toBe(1);
    finish();
    expect(await next).toBe(200);
  });

  it('refuses a request that has waited too long', async () => {
    const { origin, figures, started } = await heldServer({ admission: { inFlight: 1, maxWaitMs: 500 } });
    void statusOf(`${origin}/api/learner`);
    await expect.poll(started).toBe(1);
    expect(await statusOf(`${origin}/api/learner`)).toBe(503);
    expect(figures()).toEqual({ inFlight: 1, waiting: 0, refused: 1 });
  });

  it('does not start a request whose client has disconnected', async () => {
    const { server, port, finish, figures, started } = await heldServer({
      admission: { inFlight: 1, maxWaitMs: 60_000 },
    });
    const connections = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    const [first, leaving] = [await rawConnection(port), await rawConnection(port)];
    const request = 'GET /api/learner HTTP/1.1\r\nHost: x\r\n\r\n';
    first.write(request);
    await expect.poll(started).toBe(1);
    leaving.write(request);
    await expect.poll(() => figures().waiting).toBe(1);
    leaving.socket.destroy();
    await expect.poll(connections).toBe(1);
    finish();
    await expect.poll(figures).toEqual({ inFlight: 0, waiting: 0, refused: 0 });
    expect(started()).toBe(0);
  });
});

describe('new connections', () => {
  /** How many connections the server had accepted when it started the first request of so many that came at once. */
  async function acceptedAtFirstStart(clients: number): Promise<number> {
    const firstStart = Promise.withResolvers<number>();
    let accepted = 0;
    const { server, port } = await limitedServer((_, outgoing) => {
      firstStart.resolve(accepted);
      outgoing.end('done');
    });
    server.on('connection', () => {
      accepted += 1;
    });
    for (let client = 0; client < clients; client += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
    }
    return firstStart.promise;
  }

  it('are accepted before a request is started', async () => {
    expect(await acceptedAtFirstStart(20)).toBe(20);
  });

  it('do not hold up requests for ever', async () => {
    expect(await acceptedAtFirstStart(10 * ADMISSION.maxAcceptTurns)).toBeLessThan(10 * ADMISSION.maxAcceptTurns);
  });
});

it('has places left when the queue of password hashes is full', () => {
  expect(ADMISSION.inFlight).toBeGreaterThanOrEqual(2 * (HASH_QUEUE.atOnce + HASH_QUEUE.waiting));
});

describe('a body', () => {
  const app = new Hono()
    .onError(onError)
    .use(limitBodySize())
    .put('*', async (c) => c.json({ bytes: (await c.req.arrayBuffer()).byteLength }));
  const handle = getRequestListener(app.fetch);
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
  ])('%s is measured by its declared length and while it arrives', async (_, body, status, answer) => {
    const { origin } = await limitedServer(handle);
    for (const sent of [body, chunked(body.length)]) {
      const answered = await put(origin, sent);
      expect(answered.status).toBe(status);
      expect(await answered.json()).toMatchObject(answer);
    }
  });

  it('takes no place until all of it has arrived', async () => {
    const { server, origin, port, figures } = await limitedServer(handle, { admission: { inFlight: 1, waiting: 0 } });
    let arrived = 0;
    server.on('request', () => {
      arrived += 1;
    });
    const slow = await rawConnection(port);
    slow.write('PUT /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab');
    await expect.poll(() => arrived).toBe(1);
    expect(await (await put(origin, 'hello')).json()).toEqual({ bytes: 5 });
    expect(figures().inFlight).toBe(0);
    slow.write('cd');
    await expect.poll(slow.received).toContain('{"bytes":4}');
  });
});
