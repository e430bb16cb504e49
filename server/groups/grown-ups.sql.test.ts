import { beforeEach, describe, expect, it } from 'vitest';
import type { Leaderboard } from '#contract/people/leaderboard.ts';
import type { Learner } from '#contract/people/learner.ts';
import type { Role } from '#rules/groups/groups.ts';
import { endUnusedUseForSelf } from '../database/migrations/027-grown-ups.ts';
import { addLearner, addRows } from '../testing/databases/add-rows.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { focusGameReport, simonReport } from '../testing/runs/reports.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  NOTHING_SET_UP,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../testing/test-app.ts';
import { createTestBrowser, finish, signInWith } from '../testing/test-browser.ts';

type Person = { id: string; cookie: string };
let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const signUp = (change: object = {}) =>
  test.ask('POST', '/api/auth/sign-up/email', {
    body: { name: 'Ms Lee', email: 'lee@example.org', password: PASSWORD, ...SIGN_UP_CONSENT, ...change },
  });
async function newGrownUp(role: Role = 'educator'): Promise<Person> {
  const answer = await signUp({ role });
  expect(answer.status).toBe(200);
  const { learner } = (await answer.clone().json()) as { learner: Learner };
  return { id: learner.id, cookie: cookieOf(answer) };
}
const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const play = (who: Person, runId: string = crypto.randomUUID()) =>
  ask(who, 'PUT', `runs/simon/${runId}`, simonReport(1));
const takeTest = (who: Person) => ask(who, 'PUT', `attempts/focus-game/${crypto.randomUUID()}`, focusGameReport());
const useForSelf = (who: Person, usesForSelf: boolean) => ask(who, 'PUT', 'for-myself', { usesForSelf });
const agreeToResults = (who: Person) =>
  ask(who, 'PUT', 'consents/results', { answer: true, consentVersion: '2026-11-21', isGrownUp: false });
const learnerOf = ({ cookie }: Person) => test.learnerOf(cookie);

describe.runIf(sameOnBoth)('who an account is for', () => {
  it('is a learner unless the sign-up says otherwise', async () => {
    const { learner } = (await (await signUp()).json()) as { learner: Learner };
    expect(learner).toMatchObject({ role: 'learner', usesForSelf: true });
  });

  it.each(['parent', 'educator'] as const)('is a %s who says so at sign-up, and not for themself', async (role) => {
    expect(await learnerOf(await newGrownUp(role))).toMatchObject({ role, usesForSelf: false, points: 0 });
  });

  it('cannot be a teacher under 18', async () => {
    const answer = signUp({ role: 'educator', ageBand: '13-to-17', isGrownUp: true });
    expect(await codeOf(answer)).toBe('adults-only');
    expect(await test.count('accounts')).toBe(0);
  });

  it('is known when the link in a mail makes the account later', async () => {
    test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'smtp' } });
    expect(await (await signUp({ role: 'parent' })).json()).toEqual({ learner: null, openMail: true });
    const [letter] = await test.sendMails();
    const body = { token: letter?.tokens[0], password: PASSWORD };
    const answer = await test.ask('POST', '/api/auth/confirm-email', { body });
    expect((await answer.json()).learner).toMatchObject({ role: 'parent', usesForSelf: false });
  });

  it('is known when a provider says who the person is', async () => {
    test = await createTestApp({ isStoodIn: true });
    const browser = createTestBrowser(test);
    const { nonce } = await signInWith(browser, 'google');
    const refused = await browser.post('/api/auth/finish-sign-up', {
      ...{ ...SIGN_UP_CONSENT, ageBand: '13-to-17' },
      ...{ nonce, role: 'educator' },
    });
    expect(await codeOf(refused)).toBe('adults-only');
    const answer = await browser.post('/api/auth/finish-sign-up', { ...SIGN_UP_CONSENT, nonce, role: 'educator' });
    expect((await answer.json()).learner).toMatchObject({ role: 'educator', usesForSelf: false });
  });

  it('is a learner after a provider when nothing else was said', async () => {
    test = await createTestApp({ isStoodIn: true });
    const browser = createTestBrowser(test);
    await signInWith(browser, 'google');
    expect((await finish(browser)).learner).toMatchObject({ role: 'learner', usesForSelf: true });
  });
});

describe.runIf(sameOnBoth)('a teacher who does not use the app for themself', () => {
  it('has no run and no points kept, and is told so', async () => {
    const teacher = await newGrownUp();
    const answer = await play(teacher);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'not-for-self']);
    expect([await test.count('gameRuns'), (await learnerOf(teacher)).points]).toEqual([0, 0]);
  });

  it('has no attempt kept, also after a yes to results', async () => {
    const teacher = await newGrownUp();
    await agreeToResults(teacher);
    expect(await codeOf(takeTest(teacher))).toBe('results-not-wanted');
    expect(await test.count('focusGameAttempts')).toBe(0);
    expect((await learnerOf(teacher)).adhd).toBeNull();
  });

  it('has no place on the leaderboard', async () => {
    const teacher = await newGrownUp();
    const board = async () =>
      (await (await test.ask('GET', '/api/leaderboard', { cookie: teacher.cookie })).json()) as Leaderboard;
    expect((await board()).you).toBeNull();
    expect((await board()).rows.some(({ isYou }) => isYou)).toBe(false);
    await useForSelf(teacher, true);
    await ask(teacher, 'PUT', 'leaderboard', { nickname: 'Quiet Owl' });
    await play(teacher);
    expect((await board()).you).toMatchObject({ points: 10, nickname: 'Quiet Owl' });
    await useForSelf(teacher, false);
    expect((await board()).rows.map(({ name }) => name)).not.toContain('Quiet Owl');
  });
});

describe('the switch to use the app for oneself too', () => {
  it('makes everything as for a learner, and off again deletes nothing', async () => {
    const teacher = await newGrownUp();
    expect(await (await useForSelf(teacher, true)).json()).toMatchObject({ role: 'educator', usesForSelf: true });
    await agreeToResults(teacher);
    const runId = crypto.randomUUID();
    expect([(await play(teacher, runId)).status, (await takeTest(teacher)).status]).toEqual([201, 201]);

    expect(await (await useForSelf(teacher, false)).json()).toMatchObject({ usesForSelf: false, points: 10 });
    expect(await codeOf(play(teacher))).toBe('not-for-self');
    expect((await play(teacher, runId)).status, 'the same run again').toBe(200);
    expect([await test.count('gameRuns'), await test.count('focusGameAttempts')]).toEqual([1, 1]);
    const mine = await (await ask(teacher, 'GET', 'export?as=json')).json();
    expect([mine.game_runs.length, mine.adhd_result.length, mine.Users[0].usesForSelf]).toEqual([1, 1, false]);

    await useForSelf(teacher, true);
    expect((await play(teacher)).status).toBe(201);
    expect((await learnerOf(teacher)).points).toBe(20);
  });

  it('is not for a learner, who always uses it for themself', async () => {
    const { learner, cookie } = await test.signUp();
    expect(await codeOf(useForSelf({ id: learner.id, cookie }, false))).toBe('grown-ups-only');
    expect((await test.learnerOf(cookie)).usesForSelf).toBe(true);
  });
});

describe.runIf(sameOnBoth)('a change of who a person is', () => {
  const choose = (who: Person, role: Role) => ask(who, 'PUT', 'role', { role });
  const newLearner = async (keepsResults: boolean | null = null): Promise<Person> => {
    const { learner, cookie } = await test.signUp('ada@example.org', { keepsResults });
    return { id: learner.id, cookie };
  };

  it('back to a learner keeps runs from then on', async () => {
    const teacher = await newGrownUp();
    expect(await (await choose(teacher, 'learner')).json()).toMatchObject({ role: 'learner', usesForSelf: true });
    expect((await play(teacher)).status).toBe(201);
  });

  it('to a parent lets a learner with points go on', async () => {
    const ada = await newLearner();
    await play(ada);
    expect(await (await choose(ada, 'parent')).json()).toMatchObject({ usesForSelf: true, points: 10 });
    expect((await play(ada)).status).toBe(201);
  });

  it('to a parent lets a learner go on who was asked about results', async () => {
    expect(await (await choose(await newLearner(false), 'parent')).json()).toMatchObject({ usesForSelf: true });
  });

  it('to a parent ends the use for oneself of a learner who did nothing yet', async () => {
    expect(await (await choose(await newLearner(), 'parent')).json()).toMatchObject({ usesForSelf: false });
  });

  it('from a teacher to a parent keeps the switch as it is', async () => {
    const teacher = await newGrownUp();
    expect(await (await choose(teacher, 'parent')).json()).toMatchObject({ usesForSelf: false });
    await useForSelf(teacher, true);
    expect(await (await choose(teacher, 'educator')).json()).toMatchObject({ usesForSelf: true });
  });
});

it('parents and teachers of earlier versions go on using the app for themselves when they have something to keep', async () => {
  const { database } = test;
  for (const [id, change] of [
    ['a-learner', {}],
    ['b-nothing', { role: 'parent' }],
    ['c-points', { role: 'parent', points: 10 }],
    ['d-run', { role: 'educator' }],
    ['e-asked', { role: 'educator' }],
  ] as const)
    await addLearner(database, id, change);
  await addRows(database, 'gameRuns', {
    ...{ runId: '1', learnerId: 'd-run', game: 'simon', durationMs: 1, choice: '', score: 1, level: 1, report: '{}' },
    ...{ receivedAt: '2026-11-21T11:00:00.000Z', timestamp: '2026-11-21T11:00:00.000Z', reportHash: '1' },
  });
  await addRows(database, 'consents', {
    ...{ consentId: '1', learnerId: 'e-asked', kind: 'results', answer: 'no', givenBy: 'learner' },
    ...{ textVersion: '2026-11-21', givenAt: '2026-11-21T11:00:00.000Z' },
  });
  await endUnusedUseForSelf(database);
  const rows = await database.selectFrom('learners').select(['id', 'usesForSelf']).orderBy('id').execute();
  expect(rows.map(({ id, usesForSelf }) => `${id}: ${usesForSelf}`)).toEqual([
    'a-learner: 1',
    'b-nothing: 0',
    'c-points: 1',
    'd-run: 1',
    'e-asked: 1',
  ]);
});
