import { CompiledQuery, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { addLearner, addRows } from '../testing/databases/add-rows.ts';
import { statementsOf } from '../testing/databases/count-statements.ts';
import { runDuring } from '../testing/databases/database-faults.ts';
import { onPostgres, sameOnBoth } from '../testing/databases/databases.ts';
import { FLAGGED_REPORTS, letterQuizReport, simonReport } from '../testing/runs/reports.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { deleteUnusedResults, STEADY_CLOCK, unusedSince } from './cleanup-jobs.ts';

const PARTS = ['focusGameAttempts', 'letterQuizAttempts', 'traitsQuestionnaireAttempts'] as const;
const RESULTS = [...PARTS, 'autismFlags', 'gameRuns'] as const;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

/** A learner with a result of every part and one run, last seen at an instant. */
async function learnerLastHere(lastUsedAt: string, email = `${crypto.randomUUID()}@example.org`) {
  const { learner, cookie } = await test.signUp(email);
  const put = (path: string, body: unknown) =>
    test.ask('PUT', `/api/learners/${learner.id}/${path}/${crypto.randomUUID()}`, { body, cookie });
  for (const [part, report] of Object.entries(FLAGGED_REPORTS)) await put(`attempts/${part}`, report);
  await put('runs/simon', simonReport());
  await test.database.updateTable('accounts').set({ lastUsedAt }).where('id', '=', learner.id).execute();
  return learner.id;
}

const resultsOf = async () => {
  const counts = await Promise.all(RESULTS.map(test.count));
  return counts.reduce((sum, count) => sum + count, 0);
};
const ALL_OF_ONE = RESULTS.length;

/** As the cleanup jobs do it, with a clock that has been steady for long enough. */
async function clean(now: string, { months = 24, isSteady = true, signal = new AbortController().signal } = {}) {
  const { database } = test;
  const at = new Date(now);
  if (isSteady) {
    const steadySince = new Date(at.getTime() - STEADY_CLOCK.forMs).toISOString();
    await database.deleteFrom('clockReadings').execute();
    await database.insertInto('clockReadings').values({ id: 1, steadySince, readAt: at.toISOString() }).execute();
  }
  await deleteUnusedResults({ database, autismDatabase: database }, { now: at, months, signal });
}

describe('results of an unused account', () => {
  // Sessions tell of a use up to a day late, so a whole day more passes.
  it.each([
    ['the last day of 24 months', '2026-11-21T00:00:00.000Z', '2028-11-21T23:59:59.999Z', true],
    ['the day after', '2026-11-21T00:00:00.000Z', '2028-11-22T23:59:59.999Z', true],
    ['the second day after', '2026-11-21T23:59:59.999Z', '2028-11-23T00:00:00.000Z', false],
    ['a leap day, 24 months later', '2028-02-29T12:00:00.000Z', '2030-03-01T12:00:00.000Z', true],
    ['a leap day, two days after 24 months', '2028-02-29T12:00:00.000Z', '2030-03-02T00:00:00.000Z', false],
    ['the day before a leap day', '2026-02-28T12:00:00.000Z', '2028-02-29T12:00:00.000Z', true],
    ['two days after that', '2026-02-28T12:00:00.000Z', '2028-03-01T00:00:00.000Z', true],
    ['three days after that', '2026-02-28T12:00:00.000Z', '2028-03-02T00:00:00.000Z', false],
    ['used yesterday', '2028-11-20T10:00:00.000Z', '2028-11-21T10:00:00.000Z', true],
    ['used tomorrow, by a clock that was wrong', '2028-11-22T10:00:00.000Z', '2028-11-21T10:00:00.000Z', true],
  ])('%s', async (_when, lastUsedAt, now, stay) => {
    await learnerLastHere(lastUsedAt);
    await clean(now);
    expect(await resultsOf()).toBe(stay ? ALL_OF_ONE : 0);
  });

  it.runIf(sameOnBoth)('go after as many months as the operator wants', async () => {
    await learnerLastHere('2026-01-31T12:00:00.000Z');
    await clean('2026-03-01T00:00:00.000Z', { months: 1 });
    expect(await resultsOf()).toBe(ALL_OF_ONE);
    await clean('2026-03-02T00:00:00.000Z', { months: 1 });
    expect(await resultsOf()).toBe(0);
  });

  it('go with their flags; account, points and consents stay, and so does everybody else', async () => {
    const id = await learnerLastHere('2020-01-01T00:00:00.000Z');
    const other = await learnerLastHere('2028-01-01T00:00:00.000Z');
    const anonymous = await test.ask('PUT', `/api/anonymous/attempts/letter-quiz/${crypto.randomUUID()}`, {
      body: letterQuizReport(),
    });
    expect(anonymous.status).toBe(201);
    const consents = await test.count('consents');
    for (let time = 0; time < 3; time += 1) await clean('2028-11-21T10:00:00.000Z');
    expect(await resultsOf()).toBe(ALL_OF_ONE + 1);
    expect(await test.count('consents')).toBe(consents);
    const learner = (of: string) =>
      test.database
        .selectFrom('learners')
        .select(['adhd', 'dyslexia', 'points'])
        .where('id', '=', of)
        .executeTakeFirstOrThrow();
    expect(await learner(id)).toEqual({ adhd: null, dyslexia: null, points: POINTS_PER_RUN });
    expect(await learner(other)).toEqual({ adhd: 'yes', dyslexia: 'yes', points: POINTS_PER_RUN });
  });

  it('of many accounts all go; stopped in between, it goes on the next time', async () => {
    const id = await learnerLastHere('2020-01-01T00:00:00.000Z');
    const { lastUsedAt } = await test.database
      .selectFrom('accounts')
      .select('lastUsedAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const run = await test.database.selectFrom('gameRuns').selectAll().executeTakeFirstOrThrow();
    for (let at = 0; at < 250; at += 1) {
      const learnerId = crypto.randomUUID();
      await addLearner(test.database, learnerId, {}, { lastUsedAt });
      await addRows(test.database, 'gameRuns', { ...run, runId: learnerId, learnerId });
    }
    let looks = 0;
    const signal = Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++looks > 120 });
    await clean('2028-11-21T10:00:00.000Z', { signal });
    expect(await test.count('gameRuns')).toBe(131);
    await clean('2028-11-21T10:00:00.000Z');
    expect(await resultsOf()).toBe(0);
    expect(await test.count('learners')).toBe(251);
  });

  it('are deleted once: the next run neither reads nor writes the accounts, however many there are', async () => {
    const statementsWith = async (accounts: number) => {
      for (let at = 0; at < accounts; at += 1)
        await addLearner(test.database, crypto.randomUUID(), {}, { lastUsedAt: '2020-01-01T00:00:00.000Z' });
      await clean('2028-11-21T10:00:00.000Z');
      return (await statementsOf(() => clean('2028-11-21T11:00:00.000Z'))).length;
    };
    const withOne = await statementsWith(1);
    expect(await statementsWith(30)).toBe(withOne);
  });

  it('are deleted again when the account was used again and then not for as long', async () => {
    const id = await learnerLastHere('2020-01-01T00:00:00.000Z');
    const run = await test.database.selectFrom('gameRuns').selectAll().executeTakeFirstOrThrow();
    await clean('2024-01-01T10:00:00.000Z');
    await addRows(test.database, 'gameRuns', run);
    await test.database
      .updateTable('accounts')
      .set({ lastUsedAt: '2024-02-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    await clean('2026-02-01T10:00:00.000Z');
    expect(await test.count('gameRuns')).toBe(1);
    await clean('2026-02-03T10:00:00.000Z');
    expect(await test.count('gameRuns')).toBe(0);
  });

  it('are found by an index that no longer holds those accounts', async () => {
    const since = '2026-11-20T00:00:00.000Z';
    const { sql: text, parameters } = unusedSince(test.database, since).compile();
    const plan = await test.database.connection().execute(async (one) => {
      // PostgreSQL scans a table that is nearly empty.
      if (onPostgres()) await sql`set enable_seqscan = off`.execute(one);
      const explain = onPostgres() ? 'explain' : 'explain query plan';
      const { rows } = await one.executeQuery(CompiledQuery.raw(`${explain} ${text}`, [...parameters]));
      if (onPostgres()) await sql`reset enable_seqscan`.execute(one);
      return rows;
    });
    expect(JSON.stringify(plan)).toContain('accountsByLastUse');
  });

  it('stay when the learner comes back while others’ are deleted', async () => {
    const ids = [await learnerLastHere('2020-01-01T00:00:00.000Z'), await learnerLastHere('2020-01-01T00:00:00.000Z')];
    const comesBack = ids.sort()[1];
    const comes = `update accounts set "lastUsedAt" = '2028-11-21T09:00:00.000Z' where id = '${comesBack}'`;
    await runDuring('after delete', 'gameRuns', comes, test.database);
    await clean('2028-11-21T10:00:00.000Z');
    expect(await resultsOf()).toBe(ALL_OF_ONE);
    expect(await test.database.selectFrom('gameRuns').select('learnerId').execute()).toEqual([
      { learnerId: comesBack },
    ]);
  });
});

it('requests for a demo session go after the same time', async () => {
  const request = (receivedAt: string) => ({
    requestId: crypto.randomUUID(),
    receivedAt,
    name: 'Cy',
    email: 'cy@example.org',
    visitorKind: 'parent' as const,
    message: '',
  });
  const rows = [request('2026-11-19T23:59:59.999Z'), request('2026-11-20T00:00:00.000Z')];
  await test.database.insertInto('demoRequests').values(rows).execute();
  await clean('2028-11-21T12:00:00.000Z');
  expect(await test.database.selectFrom('demoRequests').select('receivedAt').execute()).toEqual([
    { receivedAt: '2026-11-20T00:00:00.000Z' },
  ]);
});

describe.runIf(sameOnBoth)('a clock that jumps', () => {
  const read = (now: string) => clean(now, { isSteady: false });
  const steadyWeekUntil = async (day: number) => {
    for (let at = day - 7; at <= day; at += 1) await read(`2026-11-${String(at).padStart(2, '0')}T10:00:00.000Z`);
  };

  it('far ahead by a fault deletes nothing, and neither does the clock that was put right', async () => {
    await learnerLastHere('2026-11-20T10:00:00.000Z');
    await steadyWeekUntil(21);
    await read('2099-01-01T10:00:00.000Z');
    await read('2099-01-02T10:00:00.000Z');
    await read('2101-01-01T10:00:00.000Z');
    await read('2026-11-22T10:00:00.000Z');
    expect(await resultsOf()).toBe(ALL_OF_ONE);
  });

  it('and then goes on for a week is believed', async () => {
    await learnerLastHere('2020-01-01T10:00:00.000Z');
    await read('2026-11-01T10:00:00.000Z');
    for (let day = 2; day <= 7; day += 1) await read(`2026-11-0${day}T10:00:00.000Z`);
    expect(await resultsOf()).toBe(ALL_OF_ONE);
    await read('2026-11-08T10:00:00.000Z');
    expect(await resultsOf()).toBe(0);
  });

  it.each([
    ['put back by a day', '2026-11-20T10:00:00.000Z', 0],
    ['put back by more than a day', '2026-11-20T09:59:59.999Z', ALL_OF_ONE],
    ['31 days ahead, as after a long pause', '2026-12-22T10:00:00.000Z', 0],
    ['more than 31 days ahead', '2026-12-22T10:00:00.001Z', ALL_OF_ONE],
  ])('%s', async (_how, now, left) => {
    await steadyWeekUntil(20);
    await read('2026-11-21T10:00:00.000Z');
    await learnerLastHere('2020-01-01T10:00:00.000Z');
    await read(now);
    expect(await resultsOf()).toBe(left);
  });
});
