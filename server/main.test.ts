import { beforeAll, describe, expect, it, vi } from 'vitest';
import { emptyFolder } from './testing/databases/data-folder.ts';
import { askProcess } from './testing/servers/ask-process.ts';
import { halfRequest, READY, runServer, untilClosed } from './testing/servers/server-process.ts';
import { SIGN_UP_CONSENT } from './testing/test-app.ts';

const newFolder = async () => ({ DATA_DIR: await emptyFolder() });

describe('a server with nothing set up', () => {
  let server: ReturnType<typeof runServer>;
  let origin: string;
  beforeAll(async () => {
    server = runServer({ PORT: '0', ...(await newFolder()) });
    origin = await server.ready();
  });

  it('says one line when it is ready, and answers from then on', async () => {
    expect(server.output.out).toMatch(READY);
    expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${origin}/`)).status).toBe(200);
  });

  it('trusts its own pages on the port it really has, under every name of the machine', async () => {
    const send = (from: string) =>
      fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { origin: from } }).then(({ status }) => status);
    expect(await send(origin)).toBe(200);
    expect(await send(origin.replace('127.0.0.1', 'localhost'))).toBe(200);
    expect(await send('http://127.0.0.1:1')).toBe(403);
  });

  it('stands in for the four providers, and ends with them when it is asked to', async () => {
    const local = origin.replace('127.0.0.1', 'localhost');
    const { url = '' } = await buttonOf(local, 'google');
    expect(new URL(url).hostname).toBe('127.0.0.1');
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${local}/api/auth/callback/google`);
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toMatch(/^\/sign-in\//);
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    expect(server.output.err).toBe('');
  });
});

const PERSON = { name: 'Ada', email: 'ada@example.org', password: 'three short words', ...SIGN_UP_CONSENT };

it('finishes a running request before it ends, and takes no other', async () => {
  const server = runServer({ PORT: '0', ...(await newFolder()) });
  const origin = await server.ready();
  const finish = await halfRequest(origin, '/api/auth/sign-up/email', PERSON);
  server.child.kill('SIGTERM');
  await untilClosed(origin);
  const answer = await finish();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r$/m);
  expect(answer).toMatch(/^Connection: close\r$/im);
  expect(await server.exit).toBe(0);
});

it('says that it is not ready for as long as it is told to drain, and goes on answering', async () => {
  const server = runServer({ PORT: '0', DRAIN_SECONDS: '5', ...(await newFolder()) });
  const origin = await server.ready();
  const statusOf = async (path: string) => (await fetch(`${origin}${path}`)).status;
  expect(await statusOf('/api/ready')).toBe(200);
  server.child.kill('SIGTERM');
  await vi.waitUntil(async () => (await statusOf('/api/ready')) === 503, { timeout: 20_000 });
  const answer = await fetch(`${origin}/`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await statusOf('/api/health')).toBe(200);
  expect(await server.exit).toBe(0);
});

it('ends at once when it is asked again', async () => {
  const server = runServer({ PORT: '0', ...(await newFolder()) });
  const origin = await server.ready();
  await halfRequest(origin, '/api/auth/sign-up/email', PERSON);
  server.child.kill('SIGTERM');
  await untilClosed(origin);
  const again = setInterval(() => server.child.kill('SIGTERM'), 100);
  expect(await server.exit).toBe(143);
  clearInterval(again);
});

async function buttonOf(origin: string, provider: string): Promise<{ url?: string; code?: string }> {
  const body = { provider, nonce: crypto.randomUUID() };
  return (await askProcess(origin, 'POST', '/api/auth/sign-in/social', { body })).body;
}

it('stands in for no provider where others can reach it, or where a provider is set up', async () => {
  const world = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE' };
  const settings = [world, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }];
  const servers = await Promise.all(
    settings.map(async (some) => runServer({ PORT: '0', ...(await newFolder()), ...some })),
  );
  for (const { ready } of servers)
    expect(await buttonOf(await ready(), 'google')).toMatchObject({ code: 'provider-not-set-up' });
  const [warning = '', nothing] = servers.map(({ output }) => output.err);
  expect(JSON.parse(warning)).toMatchObject({ level: 'warn', message: expect.stringMatching(/^TRUSTED_PROXY .+\.$/) });
  expect(nothing).toBe('');
});
