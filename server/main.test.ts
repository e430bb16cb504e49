import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, it } from 'vitest';
import { AGREEMENT } from './testing/test-app.ts';

const READY = /^#thembstudy is ready at (http:\/\/\S+)\n$/;
const dataFolder = () => mkdtemp(join(tmpdir(), 'data-'));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Runs the server with these settings and nothing else from this process. */
function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts'], { env: { PATH: process.env.PATH, ...settings } });
  started.push(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const ready = async () => {
    while (!said.out.includes('\n')) {
      const isOver = await Promise.race([exit.then(() => true), once(child.stdout, 'data').then(() => false)]);
      if (isOver && !said.out.includes('\n')) throw new Error(said.err);
    }
    return READY.exec(said.out)?.[1] ?? said.out;
  };
  return { child, said, exit, ready };
}

it('says one line when it is ready, answers from then on, and ends when it is asked to', async () => {
  const server = run({ PORT: '0', DATA_DIR: await dataFolder() });
  const origin = await server.ready();
  expect(await (await fetch(`${origin}/api/health`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${origin}/`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  expect(server.said.out).toMatch(READY);
  expect(server.said.err).toBe('');
});

it('trusts its own pages on the port it really has, under every name of the machine', async () => {
  const server = run({ PORT: '0', DATA_DIR: await dataFolder() });
  const origin = await server.ready();
  const send = (from: string) =>
    fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { origin: from } }).then(({ status }) => status);
  expect(await send(origin)).toBe(200);
  expect(await send(origin.replace('127.0.0.1', 'localhost'))).toBe(200);
  expect(await send('http://127.0.0.1:1')).toBe(403);
});

const PERSON = { name: 'Ada', email: 'ada@example.org', password: 'three short words', ...AGREEMENT };

it('lets two servers start at once over one new folder, with one secret', async () => {
  const DATA_DIR = await dataFolder();
  const servers = [run({ PORT: '0', DATA_DIR }), run({ PORT: '0', DATA_DIR })];
  const [first = '', second = ''] = await Promise.all(servers.map(({ ready }) => ready()));
  const signedUp = await fetch(`${first}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(PERSON),
  });
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await fetch(`${second}/api/learner`, { headers: { cookie } })).status).toBe(200);
});

it('finishes a running request before it ends', async () => {
  const server = run({ PORT: '0', DATA_DIR: await dataFolder() });
  const { port } = new URL(await server.ready());
  const body = JSON.stringify(PERSON);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  const head = `POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  server.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(body.slice(10));
  expect(await server.exit).toBe(0);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

it('gives up on a request that never ends', async () => {
  const server = run({ PORT: '0', DATA_DIR: await dataFolder() });
  const { port } = new URL(await server.ready());
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.write('POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n');
  await new Promise((resolve) => setTimeout(resolve, 200));
  const askedAt = performance.now();
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(8000);
});

async function buttonOf(origin: string, provider: string) {
  const headers = { 'content-type': 'application/json', origin };
  const body = JSON.stringify({ provider, nonce: crypto.randomUUID() });
  const answer = await fetch(`${origin}/api/auth/sign-in/social`, { method: 'POST', headers, body });
  return (await answer.json()) as { url?: string; code?: string };
}

it('stands in for the four providers on the machine itself, until it ends', async () => {
  const server = run({ PORT: '0', DATA_DIR: await dataFolder() });
  const origin = await server.ready();
  const { url = '' } = await buttonOf(origin.replace('127.0.0.1', 'localhost'), 'google');
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(
    `${origin.replace('127.0.0.1', 'localhost')}/api/auth/callback/google`,
  );
  expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toMatch(/^\/sign-in\//);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await expect(fetch(url)).rejects.toThrow();
  expect(server.said.err).toBe('');
});

it('stands in for nobody where others can reach it, or where a provider is set up', async () => {
  const world = { PUBLIC_URL: 'https://learn.example.org', AUTH_SECRET: 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE' };
  const settings = [world, { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }];
  const servers = await Promise.all(
    settings.map(async (some) => run({ PORT: '0', DATA_DIR: await dataFolder(), ...some })),
  );
  for (const { ready } of servers)
    expect(await buttonOf(await ready(), 'google')).toMatchObject({ code: 'provider-not-set-up' });
  expect(servers.map(({ said }) => said.err)).toEqual([expect.stringMatching(/^TRUSTED_PROXY [^\n]+\n$/), '']);
});

async function refusal(settings: Record<string, string>) {
  const server = run(settings);
  expect(await server.exit).toBe(1);
  expect(server.said.out).toBe('');
  expect(server.said.err).not.toContain('    at ');
  return server.said.err;
}

it('refuses a port that is used, in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String((other.address() as AddressInfo).port);
  expect(await refusal({ PORT, DATA_DIR: await dataFolder() })).toMatch(
    /^Port \d+ on 127\.0\.0\.1 is used by another program\. .+\n$/,
  );
  other.close();
});

it('refuses settings with faults, each in a sentence', async () => {
  expect(await refusal({ PORT: 'many', HOST: '192.0.2.1', PUBLIC_URL: 'https://learn.example.org' })).toBe(
    'PORT has to be a whole number from 0 to 65535.\n' +
      'AUTH_SECRET is needed when HOST is 192.0.2.1: 32 random characters.\n',
  );
});

it('refuses to be reached over plain http from other machines, in one sentence', async () => {
  const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
  expect(await refusal({ HOST: '0.0.0.0', AUTH_SECRET })).toMatch(/^PUBLIC_URL has to be an https address[^\n]+\.\n$/);
});

it('refuses a key for Apple that is none, in one sentence', async () => {
  const APPLE = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key', APPLE_KEY_FILE: '/dev/null' };
  expect(await refusal({ ...APPLE, PORT: '0', DATA_DIR: await dataFolder() })).toMatch(/^APPLE_KEY_FILE [^\n]+\.\n$/);
});

it('refuses a host that is not of this machine', async () => {
  const AUTH_SECRET = 'mK3v9QzR7tLw2XcB8nYd5HsJ4gFp6VaE';
  const PUBLIC_URL = 'https://learn.example.org';
  const settings = { HOST: '192.0.2.1', PUBLIC_URL, AUTH_SECRET, DATA_DIR: await dataFolder(), PORT: '0' };
  expect(await refusal(settings)).toBe('HOST 192.0.2.1 is not an address of this machine.\n');
});

it('refuses a folder that cannot hold data', async () => {
  expect(await refusal({ PORT: '0', DATA_DIR: '/dev/null/data' })).toMatch(/^The data folder .+ cannot be made .+\n$/);
});

it('refuses a database of a newer version', async () => {
  const DATA_DIR = await dataFolder();
  const first = run({ PORT: '0', DATA_DIR });
  await first.ready();
  first.child.kill('SIGTERM');
  await first.exit;
  const database = new DatabaseSync(join(DATA_DIR, 'thembstudy.sqlite'));
  database.exec(`insert into migrations values ('999-diary', '2030-01-01T00:00:00.000Z')`);
  database.close();
  expect(await refusal({ PORT: '0', DATA_DIR })).toMatch(/^The database was made by a newer version .+\n$/);
});
