import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startIdentityService } from '../dev-identity/identity-service.ts';
import { readEnvironment } from './environment/environment.ts';
import { startServer } from './start-server.ts';
import { cleanUp } from './testing/clean-up.ts';
import { silenceErrors } from './testing/console-errors.ts';
import { freePort } from './testing/servers/free-port.ts';
import { PASSWORD, SIGN_UP_CONSENT } from './testing/test-app.ts';

const WORLD = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE' };

/** Starts the server in this process until the test ends, and gives its address. */
async function start(settings: Record<string, string>): Promise<string> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'data-'));
  const environment = readEnvironment({ PORT: '0', DATA_DIR, ...WORLD, ...settings });
  const server = await startServer(environment, startIdentityService);
  cleanUp(server.end);
  return server.origin;
}

async function post(address: string, body: unknown): Promise<{ code?: string }> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<object>;
}

it('the mail server and the OpenID provider are tried at the start, with one line each when they are away', async () => {
  const log = silenceErrors();
  const away = `127.0.0.1:${await freePort()}`;
  await start({
    SMTP_URL: `smtp://${away}`,
    MAIL_FROM: 'learn@example.org',
    OIDC_ISSUER: `http://${away}`,
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
  });
  await vi.waitUntil(() => log.mock.calls.length >= 2, { timeout: 10_000 });
  expect(log).toHaveBeenCalledTimes(2);
  for (const setting of ['SMTP_URL', 'OIDC_ISSUER'])
    expect(log).toHaveBeenCalledWith(expect.stringMatching(`"level":"warn".*${setting}`));
});

it('a start with another AUTH_SECRET than the data was made with says so in one line, each time until it is accepted', async () => {
  const log = silenceErrors();
  const DATABASE_URL = `sqlite:${join(await mkdtemp(join(tmpdir(), 'data-')), 'learn.sqlite')}`;
  const warnings = () =>
    log.mock.calls.filter(([line]) => /"level":"warn".*AUTH_SECRET is another one/.test(String(line)));
  await start({ DATABASE_URL });
  await start({ DATABASE_URL });
  expect(warnings()).toHaveLength(0);
  const AUTH_SECRET = [...WORLD.AUTH_SECRET].reverse().join('');
  await start({ DATABASE_URL, AUTH_SECRET });
  await start({ DATABASE_URL, AUTH_SECRET });
  expect(warnings()).toHaveLength(2);
});

it('one address may send SIGN_INS_PER_MINUTE sign-ups in a minute, then one after each pause', async () => {
  const origin = await start({ SIGN_INS_PER_MINUTE: '1' });
  const codes = [];
  for (let time = 1; time <= 3; time += 1) codes.push((await post(`${origin}/api/auth/sign-up/email`, {})).code);
  expect(codes).toEqual(['invalid-request', 'invalid-request', 'too-many-tries']);
});

it('one address may hear SIGN_UPS_PER_HOUR times in an hour that an email is taken', async () => {
  const origin = await start({ SIGN_UPS_PER_HOUR: '2' });
  const person = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...SIGN_UP_CONSENT };
  const codes = [];
  for (let time = 1; time <= 5; time += 1) codes.push((await post(`${origin}/api/auth/sign-up/email`, person)).code);
  expect(codes).toEqual([undefined, 'email-taken', 'email-taken', 'email-taken', 'too-many-tries']);
});
