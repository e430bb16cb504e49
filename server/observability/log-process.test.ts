import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { failWithRowValue } from '../testing/databases/database-faults.ts';
import { openForTest } from '../testing/databases/databases.ts';
import { freePort } from '../testing/servers/free-port.ts';
import { runServer } from '../testing/servers/server-process.ts';
import { SIGN_UP_CONSENT } from '../testing/test-app.ts';

const PERSON = {
  name: 'Canary Ada',
  email: 'canary.ada@example.org',
  password: 'three canary words',
  ...SIGN_UP_CONSENT,
};
const PUBLIC_URL = 'https://learn.example.org';
const WORLD = { PUBLIC_URL, AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE', TRUSTED_PROXY: '127.0.0.1' };

const post = (address: string, body: unknown) =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: PUBLIC_URL, 'user-agent': 'Canary' },
    body: JSON.stringify(body),
  });

it('a server for others says a line for each request and counts it, and says nothing about anybody', async () => {
  const DATA_DIR = await emptyFolder();
  const METRICS_PORT = String(await freePort());
  const server = runServer({ PORT: '0', DATA_DIR, ...WORLD, LOG_LEVEL: 'trace', METRICS_PORT });
  const origin = await server.ready();
  const metrics = `http://127.0.0.1:${METRICS_PORT}`;
  expect((await post(`${origin}/api/auth/sign-up/email?q=canary`, PERSON)).status).toBe(200);
  const database = await openForTest(join(DATA_DIR, 'thembstudy.sqlite'));
  const removeTrigger = await failWithRowValue('insert', 'rateLimits', 'key', database);
  expect((await post(`${origin}/api/auth/sign-up/email`, PERSON)).status).toBe(500);
  await removeTrigger();
  await fetch(`${origin}/canary`);

  const figures = await (await fetch(`${metrics}/metrics`)).text();
  expect(figures).toContain(
    'http_request_duration_seconds_count{method="POST",route="/api/auth/sign-up/email",status="2xx"} 1',
  );
  for (const name of ['http_requests_in_flight 0', 'http_requests_waiting 0', 'http_requests_refused_total 0'])
    expect(figures).toContain(`\n${name}\n`);
  expect(figures).toContain('mails_waiting 0\n');
  expect(figures).toContain('password_hashes{state="waiting"} 0\n');
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']) expect(figures).toContain(name);
  // SQLite has one.
  expect(figures).not.toContain('database_connections{');
  expect((await fetch(`${metrics}/api/health`)).status).toBe(404);

  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await expect(fetch(`${metrics}/metrics`)).rejects.toThrow();
  const lines = server.output.out.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', from: 'process', message: `#thembstudy is ready at ${origin}` },
    { level: 'info', method: 'POST', route: '/api/auth/sign-up/email', status: 200 },
    { level: 'info', method: 'POST', route: '/api/auth/sign-up/email', status: 500 },
    { level: 'info', method: 'GET', route: '/*', status: 404 },
  ]);
  expect(JSON.parse(server.output.err)).toMatchObject({ level: 'error', from: 'http', problem: 'server-fault' });
  expect(server.output.out + server.output.err + figures).not.toMatch(/canary/i);
});
