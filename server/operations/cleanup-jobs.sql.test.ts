import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GROUP } from '#rules/groups/groups.ts';
import { SHARE_LINK } from '#rules/groups/share-link.ts';
import { findViews, saveViews } from '../groups/view-queries.ts';
import { insertUnfinishedSignUp } from '../identity/mail-links/mail-links.ts';
import { insertMail } from '../mail/mail-queries.ts';
import { deleteLearner, finishDeletions } from '../own-data/delete-learner.ts';
import { insertReportDay } from '../results/daily-report/daily-report-queries.ts';
import { findShareLinks, insertShareLink } from '../results/share-links/share-link-queries.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { addRows } from '../testing/databases/add-rows.ts';
import { letterQuizReport } from '../testing/runs/reports.ts';
import { createTestApp, SIGN_UP_CONSENT, type TestApp } from '../testing/test-app.ts';
import { CLEANUP, deleteOldGroupViews, deleteOldMails, deleteOldShareLinks, startCleanupJobs } from './cleanup-jobs.ts';

const JOBS = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
let stop: () => Promise<void>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  test = await createTestApp();
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

const start = () => {
  const { database, clock } = test;
  const databases = { database, autismDatabase: database };
  const deleting = {
    deleteAccount: (learnerId: string) => deleteLearner(database, learnerId, clock.now),
    finishDeletions: () => finishDeletions(databases),
  };
  stop = startCleanupJobs({ ...databases, ...deleting, now: () => clock.now, retentionMonths: 24 });
};
const after = (ms: number) => new Date(test.clock.now.getTime() + ms).toISOString();

/** Something in each table that ends in so many milliseconds. */
async function addEndingRows(endsInMs: number) {
  const userId = (await test.database.selectFrom('learners').select('id').executeTakeFirst())?.id ?? '';
  const [id, expiresAt, at] = [crypto.randomUUID(), after(endsInMs), after(-1)];
  const dated = { id, expiresAt, createdAt: at, updatedAt: at };
  const session = { ...dated, userId, token: id, ipAddress: null, userAgent: null };
  await test.database.insertInto('sessions').values(session).execute();
  await addRows(test.database, 'verifications', { ...dated, identifier: id, value: 'x' });
  await addRows(test.database, 'rateLimits', { key: id, count: 1, startedAt: at, endsAt: expiresAt });
  const person = { email: `${id}@example.org`, name: 'Ada', passwordHash: 'x', consent: SIGN_UP_CONSENT };
  await insertUnfinishedSignUp(test.database, person, { tokenHash: id, createdAt: at, expiresAt });
}

const rows = () => Promise.all((['verifications', 'rateLimits', 'unfinishedSignUps'] as const).map(test.count));

/** What a day brings is done once `stop` has been waited for. */
function nextDay() {
  test.wait(DAY_MS);
  vi.advanceTimersByTime(CLEANUP.everyMs);
}

/** When the cleanup jobs looked at the clock last. */
const readAt = async () =>
  (await test.database.selectFrom('clockReadings').select('readAt').executeTakeFirst())?.readAt;

async function withLearnerOnly() {
  await test.signUp();
  for (const table of ['sessions', 'rateLimits'] as const) await test.database.deleteFrom(table).execute();
}

it('deletes what has ended at the start, and nothing else', async () => {
  await withLearnerOnly();
  await addEndingRows(-1);
  await addEndingRows(0);
  await addEndingRows(1);
  start();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
  expect(await test.count('learners')).toBe(1);
});

it('does so again every hour until it is stopped', async () => {
  await withLearnerOnly();
  start();
  await addEndingRows(DAY_MS);
  await addEndingRows(2 * DAY_MS);
  expect(await rows()).toEqual([2, 2, 2]);
  nextDay();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
  nextDay();
  await stop();
  expect(await rows()).toEqual([1, 1, 1]);
});

const leaveMail = async () => {
  const mail = { kind: 'demo-request', recipient: 'op@example.org', details: { requestId: 'a' } } as const;
  await insertMail(test.database, mail, after(0));
};
const leaveSession = async () => {
  await withLearnerOnly();
  await addEndingRows(1);
};

it.each([
  ['mails', leaveMail],
  ['sessions', leaveSession],
] as const)(
  'keeps %s when the clock jumps ahead, and deletes ended ones once it was steady for a week',
  async (table, leave) => {
    await leave();
    test.wait(400 * DAY_MS);
    start();
    for (let day = 1; day <= 7; day += 1) {
      await vi.waitFor(async () => expect(await readAt()).toBe(test.clock.now.toISOString()), { timeout: 20_000 });
      await stop();
      expect(await test.count(table)).toBe(1);
      start();
      nextDay();
    }
    await vi.waitFor(async () => expect(await test.count(table)).toBe(0), { timeout: 20_000 });
  },
);

it('deletes mails that were given up and days of reports after a week', async () => {
  stop = async () => {};
  for (const ms of [-7 * DAY_MS, -7 * DAY_MS + 1]) {
    const mail = { kind: 'reset-password', recipient: `${ms}@example.org`, details: {} } as const;
    await insertMail(test.database, mail, after(ms));
    await insertReportDay(test.database, `${ms}`, after(ms));
  }
  await deleteOldMails(test.database, test.clock.now);
  const { recipient } = await test.database.selectFrom('mails').select('recipient').executeTakeFirstOrThrow();
  expect(recipient).toBe(`${-7 * DAY_MS + 1}@example.org`);
  expect([await test.count('mails'), await test.count('dailyReportDays')]).toEqual([1, 1]);
});

it(`deletes a share link ${SHARE_LINK.keptDays} days after it expired`, async () => {
  stop = async () => {};
  const { learner } = await test.signUp();
  for (const ms of [-SHARE_LINK.keptDays * DAY_MS, -SHARE_LINK.keptDays * DAY_MS + 1])
    await insertShareLink(test.database, {
      shows: 'report',
      ...{ linkId: `${ms}`, learnerId: learner.id, tokenHash: `${ms}`, createdAt: after(ms), expiresAt: after(ms) },
    });
  await deleteOldShareLinks(test.database, test.clock.now);
  const [link, ...others] = await findShareLinks(test.database, learner.id);
  expect([link?.linkId, others]).toEqual([`${-SHARE_LINK.keptDays * DAY_MS + 1}`, []]);
});

it('keeps a look at shared results for 400 days', async () => {
  const { learner } = await test.signUp();
  const [kept, tooOld] = [0, -1].map((ms) => after(ms - GROUP.viewsKeptDays * DAY_MS));
  for (const viewedAt of [kept, tooOld]) {
    // On one day, of which the last look counts, at two kinds of things.
    const shown = { activity: true, progress: false, screening: viewedAt === kept, plan: false };
    await saveViews(test.database, [
      { learnerId: learner.id, leaderId: learner.id, viewedAt: String(viewedAt), shown },
    ]);
  }
  await deleteOldGroupViews(test.database, test.clock.now);
  expect(await findViews(test.database, learner.id)).toMatchObject([{ viewedAt: kept, shown: { screening: true } }]);
});

it('says on one line for each job that it failed, and tries again on the next day', async () => {
  const log = silenceErrors();
  // After a sign-up only the cleanup jobs use the database.
  await test.signUp();
  await test.database.destroy();
  start();
  nextDay();
  await stop();
  expect(log).toHaveBeenCalledTimes(2 * JOBS);
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ level: 'error', from: 'cleanup' });
});

it('several processes can run the jobs at the same moment', async () => {
  const emails = Array.from({ length: 6 }, (_, number) => `ada${number}@example.org`);
  for (const email of emails) {
    const { learner, cookie } = await test.signUp(email);
    const path = `/api/learners/${learner.id}/attempts/letter-quiz/${crypto.randomUUID()}`;
    await test.ask('PUT', path, { body: letterQuizReport(), cookie });
    await addEndingRows(-1);
  }
  await test.change('accounts', { lastUsedAt: '2024-01-01T00:00:00.000Z' });
  const steady = { id: 1, steadySince: after(-8 * DAY_MS), readAt: after(-DAY_MS) };
  await test.database.insertInto('clockReadings').values(steady).execute();
  const stops = [1, 2, 3].map(() => {
    start();
    return stop;
  });
  await vi.waitFor(async () => expect(await test.count('letterQuizAttempts')).toBe(0), { timeout: 20_000 });
  await Promise.all(stops.map((stopOne) => stopOne()));
  expect(await test.count('verifications')).toBe(0);
  expect(await test.count('learners')).toBe(6);
});
