import { beforeEach, expect, it } from 'vitest';
import { createOutbox } from '../../mail/mail-service.ts';
import { focusGameReport, letterQuizReport, simonReport, traitsReport } from '../../testing/runs/reports.ts';
import { createTestApp, NOTHING_SET_UP, type TestApp } from '../../testing/test-app.ts';
import { queueDailyReports } from './daily-report.ts';

const DAY = '2026-11-21';
const DAY_MS = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'local' } });
});

/** Creates a learner with a confirmed address and stored results. */
async function confirmedLearner(email: string) {
  const { learner, cookie } = await test.signUp(email);
  await test.change('accounts', { emailVerified: 1 });
  await test.sendMails();
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

const setPreferences = ({ id, cookie }: ConfirmedLearner, body: object) =>
  test.ask('PATCH', `/api/learners/${id}/preferences`, { body, cookie });

it.each<[string, (learner: ConfirmedLearner) => unknown]>([
  ['did nothing on that day', () => test.database.deleteFrom('gameRuns').where('timestamp', '>', DAY).execute()],
  ['turned it off', (ada) => setPreferences(ada, { dailyReports: false })],
  ['turned focus mode on', (ada) => setPreferences(ada, { focusMode: true })],
  ['did not confirm their address', () => test.change('accounts', { emailVerified: 0 })],
])('there is no report for a learner who %s', async (_what, change) => {
  const ada = await confirmedLearner('ada@example.org');
  await play(ada, '2026-11-20T23:59:59.000Z');
  await play(ada, '2026-11-21T09:00:00.000Z');
  await change(ada);
  moveToMidnight();
  await report();
  expect(await test.sendMails()).toEqual([]);
});

it('there is no report for a learner who turned it off before the mail was sent', async () => {
  const ada = await confirmedLearner('ada@example.org');
  await play(ada, '2026-11-21T09:00:00.000Z');
  moveToMidnight();
  await report();
  await setPreferences(ada, { dailyReports: false });
  expect(await test.sendMails()).toEqual([]);
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
