import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newPlace, onPostgres } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { runServer } from '../testing/server-process.ts';

const ASKED = 12;

it.runIf(onPostgres())('the primary adds up what its workers count, at one address', async () => {
  const METRICS_PORT = String(await freePort());
  const place = { DATABASE_URL: await newPlace(), DATA_DIR: await mkdtemp(join(tmpdir(), 'metrics-')) };
  const server = runServer({ PORT: '0', LOG_LEVEL: 'info', METRICS_PORT, ...place }, ['--workers', '2']);
  const origin = await server.ready();
  const ask = () => fetch(`${origin}/api/leaderboard`, { headers: { connection: 'close' } });
  for (const { status } of await Promise.all(Array.from({ length: ASKED }, ask))) expect(status).toBe(200);
  const address = `http://127.0.0.1:${METRICS_PORT}/metrics`;
  const figures = await (await fetch(address)).text();
  const count = 'http_request_duration_seconds_count{method="GET",route="/api/leaderboard",status="2xx"}';
  expect(figures).toContain(`${count} ${ASKED}\n`);
  expect(figures).toContain('mails_waiting 0\n');
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const answerers = new Set(server.said.out.match(/"pid":\d+/g));
  expect(answerers.size).toBe(2);
  await expect(fetch(address)).rejects.toThrow();
});
