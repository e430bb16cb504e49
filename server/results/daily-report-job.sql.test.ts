import { beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../mail/outbox.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../testing/reports.ts';
import { simonReport } from '../testing/runs.ts';
import { AGREEMENT, createTestApp, PASSWORD, SET_UP, type TestApp } from '../testing/test-app.ts';
import { queueDailyReports } from './daily-report-job.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SMTP = { ...SET_UP, mail: 'smtp' } as const;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ setUp: SMTP });
});

/** Creates a learner with a confirmed address and stored results. */
async function confirmedLearner(email: string) {
  const body = { name: 'Ada', email, password: PASSWORD, ...AGREEMENT };
  await test.ask('POST', '/api/auth/sign-up/email', { body });
  const [letter] = await test.sendMails();
  const confirmation = { token: letter?.tokens[0], password: PASSWORD };
  const opened = await test.ask('POST', '/api/auth/confirm-email', { body: confirmation });
  const { learner } = (await opened.json()) as { learner: { id: string } };
  const cookie = opened.headers.getSetCookie().join('; ');
  await test.answerResults(learner.id, cookie, true);
  return { id: learner.id, cookie };
}
type ConfirmedLearner = Awaited<ReturnType<typeof confirmedLearner>>;

const play = ({ id, cookie }: ConfirmedLearner, finishedAt: string, repeated = 1) =>
  test.ask('PUT', `/api/learners/${id}/runs/simon/${crypto.randomUUID()}`, {
    body: simonReport(repeated, finishedAt),
    cookie,
  });
const take = ({ id, cookie }: ConfirmedLearner, part: string, body: object) =>
  test.ask('PUT', `/api/learners/${id}/attempts/${part}/${crypto.randomUUID()}`, { body, cookie });
const report = () =>
  queueDailyReports({
    database: test.database,
    autismDatabase: test.database,
    queueMail: createOutbox('smtp', () => {}),
    now: () => test.clock.now,
  });
/** Moves the clock from 10:00 on 21 November to midnight. */
const moveToMidnight = () => {
  test.clock.now = new Date('2026-11-22T00:00:00.000Z');
};

it('reports counts and points of the previous day', async () => {
  const ada = await confirmedLearner('ada@example.org');
  await play(ada, '2026-11-21T00:00:00.000Z', 1);
  await play(ada, '2026-11-21T09:00:00.000Z', 3);
  await take(ada, 'letter-quiz', letterQuizReport(3));
  moveToMidnight();
  await report();
  const [letter, ...others] = await test.sendMails();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({
    recipient: 'ada@example.org',
    subject: '#thembstudy: what you did on 21 November',
    unsubscribeUrl: 'http://127.0.0.1:3000/profile',
  });
  expect(letter?.text).toContain('On 21 November: part 2 of the test and two games. You got 20 points.');
});

it('never reports a verdict or score of a test', async () => {
  const ada = await confirmedLearner('ada@example.org');
  await take(ada, 'focus-game', focusGameReport(10, 100));
  await take(ada, 'letter-quiz', letterQuizReport(1));
  await take(ada, 'traits-questionnaire', traitsReport(9));
  moveToMidnight();
  await report();
  const text = (await test.sendMails())[0]?.text ?? '';
  expect(text).toContain('On 21 November: all three parts of the test.');
  expect(text).not.toMatch(/%|adhd|dyslexia|autis|trait|possible|score|focus|\b9\b/i);
});

describe('there is no report for a learner who', () => {
  const expectNoReport = async () => {
    moveToMidnight();
    await report();
    expect(await test.sendMails()).toEqual([]);
  };

  it('did nothing on that day', async () => {
    const ada = await confirmedLearner('ada@example.org');
    await play(ada, '2026-11-20T23:59:59.000Z');
    await expectNoReport();
  });

  it.each([
    ['turned it off', { dailyReports: false }],
    ['turned focus mode on', { focusMode: true }],
  ])('%s', async (_what, body) => {
    const ada = await confirmedLearner('ada@example.org');
    await play(ada, '2026-11-21T09:00:00.000Z');
    await test.ask('PATCH', `/api/learners/${ada.id}/preferences`, { body, cookie: ada.cookie });
    await expectNoReport();
  });

  it('did not confirm their address', async () => {
    const ada = await confirmedLearner('ada@example.org');
    await play(ada, '2026-11-21T09:00:00.000Z');
    await test.database.updateTable('learners').set({ emailVerified: 0 }).execute();
    await expectNoReport();
  });

  it('turned it off before the mail was sent', async () => {
    const ada = await confirmedLearner('ada@example.org');
    await play(ada, '2026-11-21T09:00:00.000Z');
    moveToMidnight();
    await report();
    const body = { dailyReports: false };
    await test.ask('PATCH', `/api/learners/${ada.id}/preferences`, { body, cookie: ada.cookie });
    expect(await test.sendMails()).toEqual([]);
  });

  it('was deleted', async () => {
    const ada = await confirmedLearner('ada@example.org');
    await play(ada, '2026-11-21T09:00:00.000Z');
    moveToMidnight();
    await report();
    await test.database.deleteFrom('learners').execute();
    expect(await test.count('mails')).toBe(0);
  });
});

it('reports each day exactly once', async () => {
  const ada = await confirmedLearner('ada@example.org');
  await play(ada, '2026-11-21T09:00:00.000Z');
  moveToMidnight();
  await Promise.all([report(), report()]);
  test.wait(60 * 60 * 1000);
  await report();
  expect(await test.sendMails()).toHaveLength(1);
  await report();
  expect(await test.sendMails()).toEqual([]);
  test.wait(-DAY_MS);
  await report();
  test.wait(DAY_MS);
  await play(ada, '2026-11-22T00:30:00.000Z');
  test.wait(DAY_MS);
  await report();
  expect((await test.sendMails()).map(({ subject }) => subject)).toEqual(['#thembstudy: what you did on 22 November']);
});
