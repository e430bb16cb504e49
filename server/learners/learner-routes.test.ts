import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/learner.ts';
import { codeOf, cookieOf, createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const read = async () => (await test.ask('GET', '/api/learner', { cookie })).json();
const change = (body: unknown, as = cookie) =>
  test.ask('PATCH', `/api/learners/${learner.id}/preferences`, { cookie: as, body });

describe('GET /api/learner', () => {
  it('answers the learner of the session', async () => {
    expect(await read()).toEqual(learner);
  });

  it('says when the learner signed in last, even when they have logged out of that session', async () => {
    const newer = await test.logIn();
    const { lastSignInAt } = (await newer.json()).learner;
    expect(lastSignInAt > learner.lastSignInAt).toBe(true);
    expect(await read()).toEqual({ ...learner, lastSignInAt });
    await test.ask('POST', '/api/auth/sign-out', { cookie: cookieOf(newer) });
    expect(await test.count('sessions')).toBe(1);
    expect(await read()).toEqual({ ...learner, lastSignInAt });
  });

  it('is 401 without a session', async () => {
    const answer = await test.ask('GET', '/api/learner');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      code: 'not-signed-in',
      message: 'You are not signed in. Log in and try again.',
    });
  });
});

describe('PATCH /api/learners/:learnerId/preferences', () => {
  it('changes what is named, keeps the rest, and remembers it for this learner only', async () => {
    const answer = await change({ focusMode: true });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ stutterDetection: true, focusMode: true, dailyReports: true });
    expect(await (await change({ dailyReports: false })).json()).toEqual({
      stutterDetection: true,
      focusMode: true,
      dailyReports: false,
    });
    expect(await read()).toMatchObject({ preferences: { focusMode: true, dailyReports: false } });
    expect((await test.signUp('bo@example.org')).learner.preferences.focusMode).toBe(false);
  });

  it('keeps both of two changes that are sent at once', async () => {
    await Promise.all([change({ focusMode: true }), change({ dailyReports: false })]);
    expect(await read()).toMatchObject({
      preferences: { stutterDetection: true, focusMode: true, dailyReports: false },
    });
  });

  it('changes nothing when nothing is named', async () => {
    expect(await (await change({})).json()).toEqual(learner.preferences);
  });

  it.each([[{ focusMode: 'yes' }], [{ focusMode: 1 }], [{ focusMode: null }], [{ volume: 3 }], [[]]])(
    'refuses %j',
    async (body) => {
      expect(await codeOf(change(body))).toBe('invalid-request');
      expect(await test.count('preferences')).toBe(0);
    },
  );
});
