import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { KNOWN_WAYS, type KnownWay } from '#rules/sign-in-ways.ts';
import { askProcess } from '../testing/ask-process.ts';
import { newPlace, onPostgres } from '../testing/databases.ts';
import { halfRequest, runServer, untilClosed } from '../testing/server-process.ts';
import { finish, signInWith } from '../testing/sign-in-elsewhere.ts';
import { AGREEMENT, PASSWORD, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const PATIENCE = { timeout: 25_000 };
const PERSON = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...AGREEMENT };

/** The processes that a process has started and that have not ended. */
function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/));
  return processes
    .filter(([, ppid, state]) => Number(ppid) === parent && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid));
}

describe.runIf(onPostgres())('npm start -- --workers 2', () => {
  let server: ReturnType<typeof runServer>;
  let origin: string;
  beforeAll(async () => {
    const place = { DATABASE_URL: await newPlace(), DATA_DIR: await mkdtemp(join(tmpdir(), 'data-')) };
    server = runServer({ PORT: '0', LOG_LEVEL: 'info', ...place }, ['--workers', '2']);
    origin = await server.ready();
  }, 60_000);

  const workers = () => childrenOf(server.child.pid ?? 0);
  const ask = (...asking: Parameters<typeof askProcess> extends [string, ...infer Rest] ? Rest : never) =>
    askProcess(origin, ...asking);

  /** Which process answered, by the line that it logged. */
  async function answererOf(requestId: string | null): Promise<number> {
    const isOfIt = (line: string) => line.includes(`"requestId":"${requestId}"`) && line.includes('"status":');
    const line = await vi.waitUntil(() => server.said.out.split('\n').find(isOfIt), PATIENCE);
    return JSON.parse(line).pid;
  }

  it('is ready, in one line, when both are', async () => {
    expect(workers()).toHaveLength(2);
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('GET', '/api/leaderboard')));
    const answerers = await Promise.all(answers.map(({ requestId }) => answererOf(requestId)));
    expect(new Set(answerers)).toEqual(new Set(workers()));
    expect(server.said.out.match(/ready/g)).toHaveLength(1);
  });

  it.each(Object.keys(KNOWN_WAYS) as KnownWay[])(
    'who signs in with %s may come back to another process',
    async (way) => {
      const answerers: number[] = [];
      const request = async (address: string, init: RequestInit) => {
        const headers = { ...init.headers, connection: 'close' };
        const answer = await fetch(address, { ...init, headers, redirect: 'manual' });
        answerers.push(await answererOf(answer.headers.get('x-request-id')));
        return answer;
      };
      const browser = createTestBrowser({ origins: [origin], app: { request } } as unknown as TestApp, origin);
      const { outcome } = await signInWith(browser, way, { name: 'Bo', email: `${way}@example.org` });
      expect(outcome).toBe('age-band-needed');
      expect(new Set(answerers).size).toBe(2);
      expect((await finish(browser)).status).toBe(200);
    },
  );

  it('shows the mails of this machine, whichever process sent them', async () => {
    const { cookie } = await ask('POST', '/api/auth/sign-up/email', { body: PERSON });
    const list = () => ask('GET', '/local-mail');
    await vi.waitUntil(async () => (await list()).body.includes('Confirm my email'), PATIENCE);
    const answers = await Promise.all([1, 2, 3, 4].map(list));
    const answerers = await Promise.all(answers.map(({ requestId }) => answererOf(requestId)));
    expect(new Set(answerers).size).toBe(2);
    for (const { body } of answers) expect(body).toContain('Confirm my email');
    expect((await ask('GET', '/api/learner', { cookie })).status).toBe(200);
  });

  it('goes on answering when a worker is killed, and replaces it', async () => {
    const [killed = 0, other] = workers();
    process.kill(killed, 'SIGKILL');
    // Until the primary knows of it, it may hand connections to the one that is gone.
    const told = /"from":"processes","fault":"A process ended by itself \(SIGKILL\)\."/;
    await vi.waitUntil(() => told.test(server.said.err), PATIENCE);
    const answerers = new Set<number>();
    const isReplaced = async () => {
      const answer = await ask('GET', '/api/leaderboard');
      expect(answer.status).toBe(200);
      answerers.add(await answererOf(answer.requestId));
      return answerers.size === 2;
    };
    await vi.waitUntil(isReplaced, PATIENCE);
    expect(answerers.has(other ?? 0)).toBe(true);
    expect([...answerers].sort()).toEqual(workers().sort());
  });

  it('lets requests finish when all of them are asked to end, and ends well', async () => {
    const body = { ...PERSON, email: 'cy@example.org' };
    const requests = await Promise.all([1, 2].map(() => halfRequest(origin, '/api/auth/sign-up/email', body)));
    // As service managers do, which know of all processes.
    for (const pid of [server.child.pid ?? 0, ...workers()]) process.kill(pid, 'SIGTERM');
    await untilClosed(origin);
    const answers = await Promise.all(requests.map(({ finish }) => finish()));
    expect(answers.map((answer) => answer.slice(0, 12)).sort()).toEqual(['HTTP/1.1 200', 'HTTP/1.1 409']);
    for (const answer of answers) expect(answer).toMatch(/^Connection: close\r$/im);
    expect([await server.exit, server.said.err.split('\n').at(-2)]).toEqual([0, expect.stringContaining('SIGKILL')]);
    expect(server.said.out.match(/ready/g)).toHaveLength(1);
  });
});
