import { randomBytes, randomUUID } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../server/testing/servers/free-port.ts';
import { runScript } from '../run-script.ts';
import { AppServer } from '../servers/app-server.ts';
import { DOMAIN, GIVEN_PROXIES, GivenProxy, isProxyInstalled } from '../servers/given-proxy.ts';
import { withPostgres } from '../servers/postgres-process.ts';

/** The address of the client; the proxy and the app listen on 127.0.0.1. */
const CLIENT = '127.0.0.2';
const LEARNER = randomUUID();
const PATHS = [
  ['PUT', `/api/learners/${LEARNER}/attempts/focus-game/${randomUUID()}`],
  ['GET', `/api/learners/${LEARNER}/plan?from=ada@example.org`],
  ['POST', '/api/auth/picture-sign-in'],
] as const;
/** What no log may hold. */
const PERSONAL = [CLIENT, LEARNER, '/api/', 'ada@example.org', 'canary'];
/** Larger than nginx hands on, so that it answers by itself. */
const TOO_LARGE = 'a'.repeat(2_000_000);
/** Caddy asks for ten seconds before it answers. */
const ANSWER_MS = 15_000;
/** How soon after the processes are ready the proxy has to hand on requests. */
const READY_MS = 1500;

type Asked = { method?: string; path?: string; host?: string; body?: string; isPlain?: boolean };

/** Sends a request to a proxy as another client. Status 0: there was no answer. */
function ask({ httpPort, httpsPort }: GivenProxy, asked: Asked = {}) {
  const { method = 'GET', path = '/api/health', host = DOMAIN, body = '', isPlain = false } = asked;
  const headers = { host, origin: `https://${DOMAIN}:${httpsPort}`, 'user-agent': 'canary', cookie: 'session=canary' };
  const common = { host: '127.0.0.1', localAddress: CLIENT, agent: false, method, path, timeout: ANSWER_MS };
  const secure = { servername: DOMAIN, rejectUnauthorized: false };
  return new Promise<{ status: number; location: string }>((resolve) => {
    const withBody = { ...headers, ...(body !== '' && { 'content-type': 'application/json' }) };
    const request = isPlain
      ? requestHttp({ ...common, port: httpPort, headers: withBody })
      : requestHttps({ ...common, ...secure, port: httpsPort, headers: withBody });
    request.on('response', (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' });
    });
    request.on('error', () => resolve({ status: 0, location: '' }));
    request.end(body);
  });
}

async function statusesOf(proxy: GivenProxy): Promise<number[]> {
  const requests = PATHS.map(([method, path]) => ask(proxy, { method, path, ...(method !== 'GET' && { body: '{}' }) }));
  return (await Promise.all(requests)).map(({ status }) => status);
}

/** Two processes of the app behind the proxy, until the test ends. */
async function start(name: (typeof GIVEN_PROXIES)[number], databaseUrl: string) {
  const https = await freePort();
  const settings = {
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: `https://${DOMAIN}:${https}`,
    TRUSTED_PROXY: '127.0.0.1',
  };
  const apps: AppServer[] = [];
  for (const _ of ['first', 'second']) apps.push(await AppServer.start(settings, { isQuiet: true }));
  const proxy = await GivenProxy.start(
    name,
    apps.map(({ address }) => new URL(address).host),
    https,
  );
  onTestFinished(async () => {
    await proxy.stop();
    for (const app of apps) await app.discard();
  });
  const all = (command: 'start' | 'stop' | 'kill') => Promise.all(apps.map((app) => app[command]()));
  const running = { ...settings, NODE_EXTRA_CA_CERTS: proxy.certificate, ...(apps[0] && setUpOf(apps[0])) };
  return { proxy, all, settings: running };
}

/** The settings that each process has for itself. */
const setUpOf = ({ dataDir, address }: AppServer) => ({ DATA_DIR: dataDir, PORT: new URL(address).port });

describe.each(GIVEN_PROXIES)('the given configuration of %s', (name) => {
  it.runIf(isProxyInstalled(name))('notes no client, path or id while the app is up, down and starting', () =>
    withPostgres(async (databaseUrl) => {
      const { proxy, all } = await start(name, databaseUrl);
      expect((await ask(proxy)).status).toBe(200);
      expect(await statusesOf(proxy)).toEqual([401, 401, 422]);
      await ask(proxy, { method: 'PUT', path: PATHS[0][1], body: TOO_LARGE });

      await all('kill');
      // Caddy answers 503 once it knows that no process is left.
      for (const status of await statusesOf(proxy)) expect([502, 503]).toContain(status);

      const starting = all('start');
      let isStarting = true;
      void starting.then(() => {
        isStarting = false;
      });
      while (isStarting) await Promise.all([statusesOf(proxy), sleep(200)]);
      const readyAt = performance.now();
      while ((await ask(proxy)).status !== 200) await sleep(20);
      expect(performance.now() - readyAt).toBeLessThan(READY_MS);

      const running = Promise.all([statusesOf(proxy), statusesOf(proxy)]);
      await all('stop');
      await running;
      await statusesOf(proxy);
      const written = await proxy.written();
      for (const personal of PERSONAL) expect(written).not.toContain(personal);
    }),
  );

  it.runIf(isProxyInstalled(name))('is a set-up in which doctor finds nothing wrong', () =>
    withPostgres(async (databaseUrl) => {
      const { settings } = await start(name, databaseUrl);
      const { status, stdout } = await runScript('doctor', [], settings);
      expect(stdout.split('\n').filter((line) => line.includes(': WRONG.'))).toEqual([]);
      for (const check of ['Database', 'Connections', 'Secret', 'PORT', 'Public address', 'Proxy'])
        expect(stdout).toMatch(new RegExp(`^${check}: OK\\.`, 'm'));
      expect(status).toBe(0);
    }),
  );

  it.runIf(isProxyInstalled(name))('leads from port 80 to no other name', () =>
    withPostgres(async (databaseUrl) => {
      const { proxy } = await start(name, databaseUrl);
      const { status, location } = await ask(proxy, { isPlain: true, path: '/spot' });
      expect([301, 308]).toContain(status);
      expect(new URL(location).hostname).toBe(DOMAIN);
      const foreign = await ask(proxy, { isPlain: true, host: 'evil.example', path: '/spot' });
      expect(foreign.location).not.toContain('evil.example');
    }),
  );
});
