import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRESH_FOR_MS } from '../identity/auth.ts';
import { startCleanupJobs } from '../operations/cleanup-jobs.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { columnsWith, learnerColumn, rowsOf, tablesOf } from '../testing/databases/all-rows.ts';
import { emptyFolder } from '../testing/databases/data-folder.ts';
import { failOn } from '../testing/databases/database-faults.ts';
import { onPostgres } from '../testing/databases/databases.ts';
import { letterQuizReport, traitsReport } from '../testing/runs/reports.ts';
import { codeOf, cookieOf, createTestApp, type TestApp } from '../testing/test-app.ts';
import { createWholeLearner, WHOLE } from '../testing/whole-learner.ts';
import { deleteLearner, finishDeletions } from './delete-learner.ts';

const OTHER = { name: 'Borys Quint', email: 'borys.quint@example.org', nickname: 'Calm Heron' };

let test: TestApp;
let id: string;
let cookie: string;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  ({ id, cookie } = await createWholeLearner(test));
});

const remove = (who = cookie) => test.ask('DELETE', `/api/learners/${id}`, { cookie: who });
const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');
/** All values that identify a learner. */
const tracesOf = (who: typeof WHOLE, learnerId: string) => [learnerId, ...Object.values(who), hashOf(who.email)];
const traces = async () => [
  await columnsWith(test.database, tracesOf(WHOLE, id)),
  await columnsWith(test.autismDatabase, tracesOf(WHOLE, id)),
];

/** The number of a learner's rows in each table. */
async function rowCounts(learnerId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const database of [test.database, test.autismDatabase])
    for (const table of await tablesOf(database)) {
      const column = await learnerColumn(database, table);
      const found = column ? (await rowsOf(database, table, column, learnerId)).length : 0;
      if (found > 0) counts[table] = found;
    }
  return counts;
}

async function ageSessions(ms: number): Promise<void> {
  const createdAt = new Date(Date.now() - ms).toISOString();
  await test.change('sessions', { createdAt });
}

describe('after a deletion', () => {
  it('no column of any table identifies the learner', async () => {
    const [main = [], autism = []] = await traces();
    for (const place of ['accounts.email', 'mails.recipient', 'rateLimits.key', 'unfinishedSignUps.email'])
      expect(main).toContain(place);
    for (const place of ['verifications.value', 'demoRequests.email', 'gameRuns.learnerId'])
      expect(main).toContain(place);
    expect(autism).toEqual(['autismFlags.learnerId', 'traitsQuestionnaireAttempts.learnerId']);
    const answer = await remove();
    expect([answer.status, await answer.json()]).toEqual([200, { learner: null }]);
    expect(await traces()).toEqual([[], []]);
    expect(await rowCounts(id)).toEqual({});
  });

  it('all rows of other learners and all anonymous attempts remain', async () => {
    const other = await createWholeLearner(test, OTHER);
    for (const [part, report] of [
      ['letter-quiz', letterQuizReport()],
      ['traits-questionnaire', traitsReport(3)],
    ] as const)
      await test.ask('PUT', `/api/anonymous/attempts/${part}/${crypto.randomUUID()}`, { body: report });
    const before = await rowCounts(other.id);
    const places = await columnsWith(test.database, tracesOf(OTHER, other.id));
    await remove();
    expect(await rowCounts(other.id)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(10);
    expect(await columnsWith(test.database, tracesOf(OTHER, other.id))).toEqual(places);
    const letters = await test.database.selectFrom('letterQuizAttempts').selectAll().execute();
    const traits = await test.autismDatabase.selectFrom('traitsQuestionnaireAttempts').selectAll().execute();
    expect(letters.filter(({ learnerId }) => learnerId === null)).toHaveLength(1);
    expect(traits.filter(({ learnerId }) => learnerId === null)).toHaveLength(1);
  });

  it('every session of the learner is refused and its cookie removed', async () => {
    const elsewhere = cookieOf(await test.logIn(WHOLE.email));
    const { headers } = await remove();
    expect(headers.getSetCookie().some((each) => /session_token=;.*Max-Age=0/i.test(each))).toBe(true);
    for (const who of [cookie, elsewhere]) {
      const answer = await test.ask('GET', '/api/learner', { cookie: who });
      expect(await codeOf(answer)).toBe('not-signed-in');
      expect(answer.headers.getSetCookie().some((each) => /session_token=;.*Max-Age=0/i.test(each))).toBe(true);
    }
  });

  it('the password does not work, and the email can be used for a new account', async () => {
    await remove();
    expect(await codeOf(test.logIn(WHOLE.email))).toBe('wrong-password');
    const { learner } = await test.signUp(WHOLE.email);
    expect(learner).toMatchObject({ points: 0, adhd: null, image: null, emailVerified: false });
    expect(learner.id).not.toBe(id);
  });

  it('the answer is 200 even when signing out fails', async () => {
    const errors = silenceErrors();
    vi.spyOn(test.auth, 'logOut').mockRejectedValueOnce(new Error('away'));
    expect((await remove()).status).toBe(200);
    expect(await test.count('learners')).toBe(0);
    expect(errors).toHaveBeenCalledTimes(1);
  });

  it('a second deletion is refused and changes nothing', async () => {
    await remove();
    expect(await codeOf(remove())).toBe('not-signed-in');
    await deleteLearner(test.database, id, test.clock.now);
    expect(await test.count('autismDeletions')).toBe(0);
  });
});

it.runIf(!onPostgres())('removes all values of the learner from the SQLite files', async () => {
  const folder = await emptyFolder();
  const onDisk = await createTestApp({ databaseAddress: join(folder, 'thembstudy.sqlite') });
  const other = await createWholeLearner(onDisk, OTHER);
  const whole = await createWholeLearner(onDisk);
  const words = [whole.id, ...Object.values(WHOLE)];
  const found = async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
    const bytes = Buffer.concat(files).toString('latin1').toLowerCase();
    return words.filter((word) => bytes.includes(word.toLowerCase()));
  };
  expect(await found()).toEqual(words);
  const answer = await onDisk.ask('DELETE', `/api/learners/${whole.id}`, { cookie: whole.cookie });
  expect([answer.status, await found()]).toEqual([200, []]);
  expect((await onDisk.ask('GET', '/api/learner', { cookie: other.cookie })).status).toBe(200);
  await onDisk.database.destroy();
});

describe('nothing is deleted', () => {
  afterEach(async () => expect((await rowCounts(id)).learners).toBe(1));

  it('when the session is not fresh; a new sign-in is enough', async () => {
    const before = await rowCounts(id);
    await ageSessions(FRESH_FOR_MS + 1000);
    expect(await codeOf(remove())).toBe('sign-in-again');
    expect(await rowCounts(id)).toEqual(before);
    const fresh = cookieOf(await test.logIn(WHOLE.email));
    expect((await test.ask('DELETE', `/api/learners/${crypto.randomUUID()}`, { cookie: fresh })).status).toBe(404);
    expect((await test.ask('GET', '/api/learner', { cookie: fresh })).status).toBe(200);
  });

  it('when the main database fails halfway', async () => {
    const errors = silenceErrors();
    const before = await rowCounts(id);
    const removeTrigger = await failOn('delete', 'accounts', test.database);
    expect((await remove()).status).toBe(500);
    await removeTrigger();
    expect(await rowCounts(id)).toEqual(before);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

it('accepts a session until it is ten minutes old', async () => {
  await ageSessions(FRESH_FOR_MS - 5000);
  expect((await remove()).status).toBe(200);
});

it('keeps demo requests when the email is not verified, since they may be from another person', async () => {
  await test.database.updateTable('accounts').set({ emailVerified: 0 }).where('id', '=', id).execute();
  await remove();
  expect(await traces()).toEqual([['demoRequests.email'], []]);
});

describe('with a separate database for the questionnaire', () => {
  const runCleanup = async () => {
    const { database, autismDatabase, clock } = test;
    const databases = { database, autismDatabase };
    const deleting = {
      deleteAccount: (learnerId: string) => deleteLearner(database, learnerId, clock.now),
      finishDeletions: () => finishDeletions(databases),
    };
    await startCleanupJobs({ ...databases, ...deleting, now: () => clock.now, retentionMonths: 24 })();
  };

  it('the cleanup job finishes a deletion after a crash, and can be repeated', async () => {
    await deleteLearner(test.database, id, test.clock.now);
    const [main, autism] = await traces();
    expect([main, autism?.length]).toEqual([['autismDeletions.learnerId'], 2]);
    await runCleanup();
    expect(await traces()).toEqual([[], []]);
    await runCleanup();
    await finishDeletions(test);
    expect(await traces()).toEqual([[], []]);
  });

  it('the account is deleted while that database is down, and the rest later', async () => {
    const errors = silenceErrors();
    const { autismDatabase } = test;
    const removeTrigger = await failOn('delete', 'autismFlags', autismDatabase);
    expect((await remove()).status).toBe(200);
    expect(String(errors.mock.lastCall?.[0])).not.toMatch(/adalind|vetrova|quiet/i);
    const [main, autism] = await traces();
    expect([main, autism?.length]).toEqual([['autismDeletions.learnerId'], 2]);
    await removeTrigger();
    await runCleanup();
    expect(await traces()).toEqual([[], []]);
  });
});
