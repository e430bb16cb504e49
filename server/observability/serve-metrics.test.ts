import { afterEach, expect, it } from 'vitest';
import { captureLog } from '../testing/log.ts';
import { freePort, usedPort } from '../testing/servers/free-port.ts';
import { serveMetrics } from './serve-metrics.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(read: () => Promise<string>) {
  const port = await freePort();
  const end = await serveMetrics({ host: '127.0.0.1', port }, read);
  ends.push(end);
  return { origin: `http://127.0.0.1:${port}`, end: () => ends.splice(0) && end() };
}

it('answers /metrics and nothing else, until it ends', async () => {
  const { origin, end } = await serve(async () => 'up 1\n');
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, 'up 1\n']);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const path of ['/', '/metrics/', '/metrics?x', '/api/health'])
    expect((await fetch(origin + path)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(405);
  await end();
  await expect(fetch(`${origin}/metrics`)).rejects.toThrow();
});

it('says so when the figures cannot be read, and why in the log alone', async () => {
  const { lines } = captureLog();
  const { origin } = await serve(() => Promise.reject(new RangeError('canary')));
  const answer = await fetch(`${origin}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([503, '']);
  expect(lines()).toMatchObject([{ from: 'metrics', error: { name: 'RangeError' } }]);
});

it('refuses a port that is used, in one sentence', async () => {
  const port = await usedPort();
  const sentence = `Metrics cannot be served on 127.0.0.1, port ${port} (EADDRINUSE). Choose another METRICS_PORT.`;
  await expect(serveMetrics({ host: '127.0.0.1', port }, async () => '')).rejects.toThrow(sentence);
});
