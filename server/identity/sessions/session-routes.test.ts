import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import type { SessionsAnswer } from '#contract/people/sessions.ts';
import { cookieOf, createTestApp, type TestApp } from '../../testing/test-app.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let cookie: string;
let elsewhere: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
  elsewhere = await logIn();
});

const logIn = async (headers = { 'user-agent': FIREFOX }, email = 'ada@example.org') =>
  cookieOf(await test.logIn(email, undefined, { headers }));
const ask = (method: string, sessionId = '', as = cookie) =>
  test.ask(method, `/api/learners/${learner.id}/sessions${sessionId && `/${sessionId}`}`, { cookie: as });
const sessionsFor = async (as = cookie) => ((await (await ask('GET', '', as)).json()) as SessionsAnswer).sessions;
const statusFor = async (as: string) => (await test.ask('GET', '/api/learner', { cookie: as })).status;

describe('the list of browsers in which a learner is signed in', () => {
  it('has this one first, each with its kind, since when, and when it was used last, but no token', async () => {
    const instant = expect.stringMatching(/^\d{4}-.+Z$/);
    const [id, times] = [expect.stringMatching(/^[0-9a-f-]{36}$/), { startedAt: instant, lastUsedAt: instant }];
    expect(await sessionsFor()).toEqual([
      { id, device: 'A browser', ...times, isShared: false, isThis: true },
      { id, device: 'Firefox on Linux', ...times, isShared: false, isThis: false },
    ]);
    const text = await (await ask('GET')).text();
    for (const { token } of await test.database.selectFrom('sessions').select('token').execute())
      expect(text).not.toContain(token);
    expect(await sessionsFor(elsewhere)).toEqual([
      { id, device: 'Firefox on Linux', ...times, isShared: false, isThis: true },
      { id, device: 'A browser', ...times, isShared: false, isThis: false },
    ]);
  });

  it('has the one that was used last before the others', async () => {
    const used = async (as: string, daysAgo: number) => {
      const id = (await sessionsFor(as)).find(({ isThis }) => isThis)?.id ?? '';
      const updatedAt = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
      await test.database.updateTable('sessions').set({ updatedAt }).where('id', '=', id).execute();
      return id;
    };
    const third = await logIn();
    const ids = [await used(cookie, 3), await used(third, 1), await used(elsewhere, 2)];
    expect((await sessionsFor()).map(({ id }) => id)).toEqual(ids);
  });

  it('has neither those that are over nor those of others', async () => {
    await test.change('sessions', { expiresAt: new Date(Date.now() - 1).toISOString() });
    await test.signUp('bo@example.org');
    expect(await sessionsFor(await logIn())).toMatchObject([{ isThis: true }]);
  });
});

describe('ending a session in the list', () => {
  const idOf = async (as: string) => (await sessionsFor(as)).find(({ isThis }) => isThis)?.id ?? '';

  it('signs out that browser only, drops its cookie, and answers with those that are left', async () => {
    const third = await logIn();
    const answer = await ask('DELETE', await idOf(elsewhere));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ sessions: await sessionsFor() });
    expect(await sessionsFor()).toHaveLength(2);
    const refused = await test.ask('GET', '/api/learner', { cookie: elsewhere });
    expect(refused.status).toBe(401);
    expect(refused.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
    expect(await statusFor(third)).toBe(200);
    expect(await statusFor(cookie)).toBe(200);
  });

  it('changes nothing the second time, nor for one that never was', async () => {
    const id = await idOf(elsewhere);
    await ask('DELETE', id);
    for (const again of [id, 'x']) expect((await ask('DELETE', again)).status).toBe(200);
    expect(await sessionsFor()).toHaveLength(1);
  });

  it('never ends the session of another learner', async () => {
    const bo = await test.signUp('bo@example.org');
    const { id } = await test.database
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', bo.learner.id)
      .executeTakeFirstOrThrow();
    await ask('DELETE', id);
    await ask('DELETE');
    expect(await statusFor(bo.cookie)).toBe(200);
  });

  it('ends all but this one at once', async () => {
    const third = await logIn();
    const answer = await ask('DELETE');
    expect(((await answer.json()) as SessionsAnswer).sessions).toMatchObject([{ isThis: true }]);
    expect(await Promise.all([cookie, elsewhere, third].map(statusFor))).toEqual([200, 401, 401]);
  });
});

describe('a browser that signs in while it has a session', () => {
  it('has one session afterwards, for the cookie of before is lost', async () => {
    const again = cookieOf(await test.logIn('ada@example.org', undefined, { cookie }));
    expect(await Promise.all([cookie, again, elsewhere].map(statusFor))).toEqual([401, 200, 200]);
    expect(await test.count('sessions')).toBe(2);
  });

  it('ends its earlier session also when another learner signs in', async () => {
    await test.signUp('bo@example.org');
    await test.logIn('bo@example.org', undefined, { cookie });
    expect(await statusFor(cookie)).toBe(401);
  });

  it('ends nothing when the password was wrong', async () => {
    await test.logIn('ada@example.org', 'three wrong words', { cookie });
    expect(await statusFor(cookie)).toBe(200);
  });
});
