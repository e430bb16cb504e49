import { beforeEach, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { FIRST_ANSWERS } from '#contract/platform/first-answers.ts';
import { statementsOf } from '../../testing/databases/count-statements.ts';
import { FLAGGED_REPORTS, simonReport } from '../../testing/runs/reports.ts';
import { codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';

type Answers = Record<string, { status: number; body: unknown }>;

const ALL = Object.keys(FIRST_ANSWERS).join();
let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const ask = (query: string, as = cookie) => test.ask('GET', `/api/first-answers?${query}`, { cookie: as });
const firstAnswers = async (learnerId = learner.id, as = cookie) =>
  (await (await ask(`learnerId=${learnerId}&of=${ALL}&minutesFromUtc=60`, as)).json()) as Answers;

it('each of the first answers is the same as that of its own request', async () => {
  const put = (path: string, body: object) =>
    test.ask('PUT', `/api/learners/${learner.id}/${path}/${crypto.randomUUID()}`, { cookie, body });
  await put('attempts/focus-game', FLAGGED_REPORTS['focus-game']);
  await put('runs/simon', simonReport());
  const answers = await firstAnswers();
  expect(Object.keys(answers)).toHaveLength(Object.keys(FIRST_ANSWERS).length);
  for (const [address, answer] of Object.entries(answers)) {
    const own = await test.ask('GET', address, { cookie });
    expect({ address, ...answer }).toEqual({ address, status: 200, body: await own.json() });
  }
});

it('each is refused as by itself: with the id of another learner, and without a session', async () => {
  const { cookie: stranger, learner: other } = await test.signUp('stranger@example.org');
  const statuses = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).map(([of, { status }]) => [of, status]));
  const own = ['activity?minutesFromUtc=60', 'assignments', 'attempts', 'purchases', 'runs'];
  const refused = (status: number) =>
    Object.fromEntries(own.map((of) => [`/api/learners/${learner.id}/${of}`, status]));
  const theirs = await firstAnswers(learner.id, stranger);
  expect(statuses(theirs)).toEqual({ '/api/learner': 200, '/api/leaderboard': 200, ...refused(404) });
  expect(theirs['/api/learner']?.body).toMatchObject({ id: other.id });
  expect(statuses(await firstAnswers(learner.id, ''))).toEqual({
    '/api/learner': 401,
    '/api/leaderboard': 200,
    ...refused(401),
  });
});

it('the session is read once for all that are asked for', async () => {
  const reads = (statements: string[]) => statements.filter((each) => /from "sessions"/.test(each)).length;
  const of = 'activity,attempts,runs';
  const together = () => ask(`learnerId=${learner.id}&of=${of}&minutesFromUtc=60`);
  const alone = () => test.ask('GET', `/api/learners/${learner.id}/runs`, { cookie });
  expect([reads(await statementsOf(together)), reads(await statementsOf(alone))]).toEqual([1, 1]);
});

it.each([
  ['no learner', 'of=learner&minutesFromUtc=0'],
  ['an id that is none', 'learnerId=7&of=learner&minutesFromUtc=0'],
  ['a name that is none', 'learnerId=:id&of=learner,export&minutesFromUtc=0'],
  ['no name', 'learnerId=:id&of=&minutesFromUtc=0'],
  ['no offset', 'learnerId=:id&of=learner'],
])('%s is an invalid request', async (_what, query) => {
  const answer = await ask(query.replace(':id', learner.id));
  expect(answer.status).toBe(422);
  expect(await codeOf(answer)).toBe('invalid-request');
});

it('a name is answered once, however often it is asked for', async () => {
  const answer = await ask(`learnerId=${learner.id}&of=learner,learner&minutesFromUtc=0`);
  expect(Object.keys((await answer.json()) as Answers)).toEqual(['/api/learner']);
});

it('an offset that is none refuses only the answer that needs it', async () => {
  const answer = await ask(`learnerId=${learner.id}&of=learner,activity&minutesFromUtc=x`);
  const statuses = Object.values((await answer.json()) as Answers).map(({ status }) => status);
  expect(statuses).toEqual([200, 422]);
});
