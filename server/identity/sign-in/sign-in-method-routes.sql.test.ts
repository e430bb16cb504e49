import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInMethodsAnswer } from '#contract/people/sign-in-methods.ts';
import { codeOf, cookieOf, createTestApp, NOTHING_SET_UP, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import {
  begin,
  createTestBrowser,
  signInAt,
  signInWith,
  signUpWith,
  type TestBrowser,
  type Typed,
} from '../../testing/test-browser.ts';
import { FRESH_FOR_MS } from '../auth.ts';

const LINK = '/api/auth/link/social';
const ELSEWHERE: Typed = { name: 'Ada L.', email: 'other@example.org' };
let test: TestApp;
let browser: TestBrowser;
let learnerId: string;
beforeEach(async () => {
  test = await createTestApp({ isStoodIn: true, setUp: { ...NOTHING_SET_UP, mail: 'local' } });
  browser = createTestBrowser(test);
  const { learner, cookie } = await test.signUp();
  learnerId = learner.id;
  browser.keep(cookie);
  await test.sendMails();
  await test.database.deleteFrom('verifications').execute();
  test.wait(1000);
});

const providerStatuses = async (id = learnerId, one = browser) => {
  const answer = await one.ask(`/api/learners/${id}/ways-in`);
  return ((await answer.json()) as SignInMethodsAnswer).ways.map(({ way }) => way);
};
const leave = async (method: string, id = learnerId, one = browser) => {
  const headers = { origin: 'http://127.0.0.1:3000' };
  const answer = await one.ask(`/api/learners/${id}/ways-in/${method}`, { method: 'DELETE', headers });
  return { status: answer.status, ...((await answer.json()) as Partial<SignInMethodsAnswer> & { code?: string }) };
};
const whoIsHere = async (one: TestBrowser) => ((await (await one.ask('/api/learner')).json()) as { id: string }).id;

describe('adding a sign-in method', () => {
  it('works, under another email too, and leads to the same account', async () => {
    const before = await test.database.selectFrom('accounts').selectAll().execute();
    expect((await signInWith(browser, 'google', ELSEWHERE, LINK)).outcome).toBe('done');
    expect(await providerStatuses()).toEqual(['password', 'google']);
    expect(await test.database.selectFrom('accounts').selectAll().execute()).toEqual(before);
    const elsewhere = createTestBrowser(test);
    expect((await signInWith(elsewhere, 'google', ELSEWHERE)).outcome).toBe('done');
    expect(await whoIsHere(elsewhere)).toBe(learnerId);
  });

  it('a second time changes nothing', async () => {
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    const before = await test.database.selectFrom('signInMethods').selectAll().execute();
    expect((await signInWith(browser, 'google', ELSEWHERE, LINK)).outcome).toBe('done');
    expect(await test.database.selectFrom('signInMethods').selectAll().execute()).toEqual(before);
  });

  it('keeps the session, and no token', async () => {
    const cookie = browser.cookie();
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    expect(cookie).toContain(/thembstudy\.session_token=[^;]+/.exec(browser.cookie())?.[0] ?? '-');
    const row = await test.database
      .selectFrom('signInMethods')
      .selectAll()
      .where('providerId', '=', 'google')
      .execute();
    expect(row).toMatchObject([{ accessToken: null, refreshToken: null, idToken: null, scope: null, password: null }]);
  });

  it('is refused when it belongs to another learner', async () => {
    const other = createTestBrowser(test);
    const bo = await signUpWith(other, 'google', { name: 'Bo', email: 'bo@example.org' });
    expect((await signInWith(browser, 'google', { email: 'bo@example.org' }, LINK)).outcome).toBe('way-in-use');
    expect(await providerStatuses()).toEqual(['password']);
    expect(await providerStatuses(bo.id, other)).toEqual(['google']);
    expect(await whoIsHere(browser)).toBe(learnerId);
  });

  it('is refused when another learner is signed in at the end of it', async () => {
    const { url } = await begin(browser, 'google', LINK);
    const { learner, cookie } = await test.signUp('bo@example.org');
    browser.keep(cookie);
    expect((await signInAt(browser, url, ELSEWHERE)).searchParams.get('outcome')).toBe('failed');
    expect(await providerStatuses(learner.id)).toEqual(['password']);
    expect(await test.count('signInMethods')).toBe(2);
  });

  it('is refused when the session has ended at the end of it', async () => {
    const { url } = await begin(browser, 'google', LINK);
    await browser.post('/api/auth/sign-out', {});
    expect((await signInAt(browser, url, ELSEWHERE)).searchParams.get('outcome')).toBe('failed');
    expect(await test.count('signInMethods')).toBe(1);
  });
});

describe('a learner who signed in too long ago', () => {
  const makeStale = () =>
    test.change('sessions', { createdAt: new Date(Date.now() - FRESH_FOR_MS - 1000).toISOString() });

  it('adds no sign-in method until they sign in again', async () => {
    await makeStale();
    const answer = await browser.post(LINK, { provider: 'google', nonce: crypto.randomUUID() });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'sign-in-again']);
    expect(await test.count('verifications')).toBe(0);
    browser.keep(cookieOf(await test.logIn()));
    expect((await signInWith(browser, 'google', ELSEWHERE, LINK)).outcome).toBe('done');
  });

  it('takes none away either', async () => {
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    await makeStale();
    for (const method of ['google', 'password'])
      expect(await leave(method)).toMatchObject({ status: 403, code: 'sign-in-again' });
    expect(await providerStatuses()).toEqual(['password', 'google']);
  });
});

describe('a child under 13', () => {
  beforeEach(() => test.database.updateTable('learners').set({ ageBand: 'under-13' }).execute());
  const link = async (typed: object = {}) => {
    const answer = await browser.post(LINK, { provider: 'google', nonce: crypto.randomUUID(), ...typed });
    return { status: answer.status, ...((await answer.json()) as { code?: string; url?: string }) };
  };
  const setPassword = (body: object) =>
    test.ask('POST', `/api/learners/${learnerId}/password`, { cookie: browser.cookie(), body });

  it('adds a sign-in method only with the password of the account', async () => {
    expect(await link()).toMatchObject({ code: 'invalid-request' });
    expect(await link({ password: 'not the password' })).toMatchObject({ code: 'wrong-current-password' });
    expect(await test.count('verifications')).toBe(0);
    const { url = '' } = await link({ password: PASSWORD });
    expect((await signInAt(browser, url, ELSEWHERE)).searchParams.get('outcome')).toBe('done');
    expect(await providerStatuses()).toEqual(['password', 'google']);
  });

  it('without a password adds none and sets no first password; the mail to the grown-up sets it', async () => {
    const method = { providerId: 'google', accountId: '1', password: null };
    await test.database.updateTable('signInMethods').set(method).execute();
    expect(await link()).toMatchObject({ status: 403, code: 'grown-up-password-needed' });
    expect(await codeOf(setPassword({ newPassword: 'four short words now' }))).toBe('grown-up-password-needed');
    await test.ask('POST', '/api/auth/request-password-reset', { body: { email: 'ada@example.org' } });
    const [letter] = await test.sendMails();
    const body = { token: letter?.tokens[0], password: 'four short words now' };
    expect((await test.ask('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    browser.keep(cookieOf(await test.logIn('ada@example.org', 'four short words now')));
    expect(await link({ password: 'four short words now' })).toMatchObject({ status: 200 });
  });
});

describe('the mail about a sign-in method', () => {
  const prove = () => test.change('accounts', { emailVerified: 1 });
  const said = async () => (await test.sendMails()).map(({ recipient, text }) => ({ recipient, text }));

  it('tells the owner of one that was added, and of one that was taken away, once each', async () => {
    await prove();
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    const text = expect.stringContaining('You can log in with Google now. It was changed on 21 November 2026');
    expect(await said()).toEqual([{ recipient: 'ada@example.org', text }]);
    await leave('password');
    await leave('apple');
    const gone = expect.stringContaining('You cannot log in with a password any more.');
    expect(await said()).toEqual([{ recipient: 'ada@example.org', text: gone }]);
  });

  it('is not sent when nothing was changed', async () => {
    await prove();
    await signUpWith(createTestBrowser(test), 'google', { email: 'bo@example.org' });
    expect((await signInWith(browser, 'google', { email: 'bo@example.org' }, LINK)).outcome).toBe('way-in-use');
    expect((await leave('password')).status).toBe(409);
    expect(await said()).toEqual([]);
  });

  it('is not sent to an unconfirmed address', async () => {
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    expect(await said()).toEqual([]);
  });
});

describe('removing a sign-in method', () => {
  it('leaves the others', async () => {
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    expect(await leave('google')).toMatchObject({
      status: 200,
      ways: [{ way: 'password', addedAt: expect.any(String) }],
    });
    expect(await providerStatuses()).toEqual(['password']);
    expect((await signInWith(createTestBrowser(test), 'google', ELSEWHERE)).outcome).toBe('age-band-needed');
  });

  it('works for the password, which opens nothing then', async () => {
    await signInWith(browser, 'google', ELSEWHERE, LINK);
    expect((await leave('password')).status).toBe(200);
    expect((await test.logIn()).status).toBe(401);
    expect(await providerStatuses()).toEqual(['google']);
  });

  it('never takes the last one', async () => {
    expect(await leave('password')).toMatchObject({ status: 409, code: 'last-way-in' });
    const other = createTestBrowser(test);
    const bo = await signUpWith(other, 'github', { email: 'bo@example.org' });
    expect(await leave('github', bo.id, other)).toMatchObject({ status: 409, code: 'last-way-in' });
    expect((await test.logIn()).status).toBe(200);
  });

  it('never takes the last one when all are taken away at once', async () => {
    for (const provider of ['google', 'apple', 'github'] as const) await signInWith(browser, provider, ELSEWHERE, LINK);
    const answers = await Promise.all(['password', 'google', 'apple', 'github'].map((method) => leave(method)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409]);
    expect(await test.count('signInMethods')).toBe(1);
  });

  it('takes two accounts at one site away together, unless they are all there is', async () => {
    await signInWith(browser, 'google', { email: 'one@example.org' }, LINK);
    await signInWith(browser, 'google', { email: 'two@example.org' }, LINK);
    expect(await providerStatuses()).toEqual(['password', 'google']);
    await leave('password');
    expect(await leave('google')).toMatchObject({ status: 409 });
    expect(await test.count('signInMethods')).toBe(2);
  });

  it('changes nothing when it is not there', async () => {
    expect((await leave('apple')).status).toBe(200);
    expect((await leave('myspace')).status).toBe(404);
    expect((await leave('credential')).status).toBe(404);
    expect(await providerStatuses()).toEqual(['password']);
  });
});
