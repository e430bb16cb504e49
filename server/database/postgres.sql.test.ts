import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FaultyProxy } from '../../scripts/faults/faulty-proxy.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import {
  excludeFromReuse,
  newDatabase,
  newDatabaseAddress,
  onPostgres,
  openForTest,
  TEST_POOL,
} from '../testing/databases/databases.ts';
import { letterQuizReport } from '../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { openDatabase } from './connect.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { migrate } from './migrations/index.ts';
import { REQUEST_POOL } from './postgres.ts';
import { connectionCounts } from './postgres-pool.ts';

describe.runIf(onPostgres())('PostgreSQL', () => {
  it('counts in numbers, as SQLite does', async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from learners`.execute(await newDatabase());
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('does not compile queries, which takes longer than they may', async () => {
    const { rows } = await sql<{ jit: string }>`show jit`.execute(await newDatabase());
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  it('tells how many connections its pools have', async () => {
    await sql`select 1`.execute(await newDatabase());
    expect(connectionCounts()).toEqual({ used: 0, idle: expect.toSatisfy((count) => count > 0), waiting: 0 });
  });

  it.each([
    ['encoding', 'SQL_ASCII', /^The database \S+ at 127\.0\.0\.1:\d+ cannot hold every alphabet\. .+ UTF8\.$/],
    ['synchronous_commit', 'off', /^The database \S+ at \S+ does not wait until data has reached the disk/],
  ])('is refused with its %s %s, in one sentence', async (setting, value, sentence) => {
    const place = await newDatabaseAddress(setting === 'encoding' ? { encoding: value } : {});
    const name = new URL(place).pathname.slice(1);
    const before = await openForTest(await newDatabaseAddress());
    if (setting !== 'encoding') await sql.raw(`alter database ${name} set ${setting} = ${value}`).execute(before);
    await expect(openDatabase(place, TEST_POOL)).rejects.toThrow(sentence);
  });

  it.each([
    ['there is no such database', (url: URL) => (url.pathname = '/nothing'), /^There is no database nothing at \S+\. /],
    ['there is no such user', (url: URL) => (url.username = 'nobody'), /^The user or the password for the database/],
    [
      'no server listens',
      (url: URL) => (url.port = '1'),
      /^The database \S+ at \S+ does not answer \(ECONNREFUSED\)\.$/,
    ],
  ])('is told of in one sentence without the password when %s', async (_what, change, sentence) => {
    const url = new URL(await newDatabaseAddress());
    url.password = 'canary';
    change(url);
    const error: Error = await openDatabase(url.href, TEST_POOL).catch((fault) => fault);
    expect(error.message).toMatch(sentence);
    expect(error.message).not.toContain('canary');
  });

  it('may end every connection, and the next question opens a new one', async () => {
    const database = await newDatabase();
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`;
    await end.execute(database).catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    await vi.waitFor(() => sql`select 1`.execute(database), { timeout: 20_000 });
  });
});

describe.runIf(onPostgres())('while PostgreSQL', () => {
  /** Far below the timeouts of jobs, far above those of requests, for a busy machine. */
  const SOON_MS = 15_000;
  let network: FaultyProxy;
  let test: TestApp;
  let ada: Awaited<ReturnType<TestApp['signUp']>>;

  beforeEach(async () => {
    silenceErrors();
    const place = await newDatabaseAddress();
    await migrate(await openForTest(place));
    network = await FaultyProxy.to(place);
    onTestFinished(() => network.close());
    // The short timeouts of requests are what is tested; a busy machine may need several tries to begin.
    const begin = async () => {
      test = await createTestApp({ databaseAddress: network.address, pool: REQUEST_POOL });
      ada = await test.signUp(`${crypto.randomUUID()}@example.org`);
      expect((await QUESTIONS['who is here']()).status).toBe(200);
    };
    await vi.waitFor(begin, { timeout: 30_000 });
  });

  const save = (attemptId: string) => {
    const path = `/api/learners/${ada.learner.id}/attempts/letter-quiz/${attemptId}`;
    return test.ask('PUT', path, { cookie: ada.cookie, body: letterQuizReport() });
  };
  const QUESTIONS = {
    'who is here': () => test.ask('GET', '/api/learner', { cookie: ada.cookie }),
    'a result to keep': () => save(crypto.randomUUID()),
    'a log-in': () => test.logIn(),
    'a sign-out': () => test.ask('POST', '/api/auth/sign-out', { cookie: ada.cookie }),
    'the leaderboard': () => test.ask('GET', '/api/leaderboard'),
    'whether it is ready': () => test.ask('GET', '/api/ready'),
  };

  describe.each([
    ['ends every connection', 'close'],
    ['gives no answer', 'drop'],
  ] as const)('%s', (_how, mode) => {
    it('every request gets 503 soon, and no session ends', async () => {
      network.setMode(mode);
      const askedAt = performance.now();
      const answers = Object.entries(QUESTIONS).map(async ([name, ask]) => {
        const { status, headers } = await ask();
        const isSoon = performance.now() - askedAt < SOON_MS;
        return [name, { status, isSoon, cookies: headers.getSetCookie() }];
      });
      const putOff = { status: 503, isSoon: true, cookies: [] };
      expect(await Promise.all(answers)).toEqual(Object.keys(QUESTIONS).map((name) => [name, putOff]));
      network.repair();
      await vi.waitFor(async () => expect((await QUESTIONS['who is here']()).status).toBe(200), { timeout: 30_000 });
    });
  });

  it('closes the connection within a request, a repeat gives one row', async () => {
    const attemptId = crypto.randomUUID();
    const first = save(attemptId);
    await new Promise((resolve) => setImmediate(resolve));
    network.setMode('close');
    expect([201, 503]).toContain((await first).status);
    network.repair();
    await vi.waitFor(async () => expect([200, 201]).toContain((await save(attemptId)).status), { timeout: 30_000 });
    expect(await test.count('letterQuizAttempts')).toBe(1);
  });

  it('prepares queries, and replaces a connection whose plans are outdated by a migration of a newer version', async () => {
    const database = await newDatabase();
    excludeFromReuse(database);
    const read = () => database.selectFrom('demoRequests').selectAll().where('name', '=', 'Noor').execute();
    expect(await read()).toEqual([]);
    await sql`alter table "demoRequests" add column added text`.execute(database);
    await expect(read()).rejects.toThrow(DatabaseUnavailable);
    expect(await read()).toEqual([]);
  });
});
