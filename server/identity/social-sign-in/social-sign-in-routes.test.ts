import { beforeEach, describe, expect, it } from 'vitest';
import { problemSchema } from '#contract/platform/problem.ts';
import { BUILT_IN_PROVIDER_IDS } from '#rules/people/sign-in-methods.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { cookieOf, createTestApp, PASSWORD, SIGN_UP_CONSENT, type TestApp } from '../../testing/test-app.ts';
import {
  begin,
  createTestBrowser,
  finish,
  signInAt,
  signInWith,
  signUpWith,
  type TestBrowser,
} from '../../testing/test-browser.ts';

const HOME = 'http://127.0.0.1:3000';
let test: TestApp;
let browser: TestBrowser;
beforeEach(async () => {
  test = await createTestApp({ isStoodIn: true });
  browser = createTestBrowser(test);
});

const whoIsHere = async (one = browser) => {
  const answer = await one.ask('/api/learner');
  return answer.status === 200 ? ((await answer.json()) as { id: string }).id : null;
};
const beginProblem = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await test.ask('POST', '/api/auth/sign-in/social', { body, headers });
  return { status: answer.status, ...problemSchema.parse(await answer.json()) };
};
const nonce = crypto.randomUUID();

// provider-options.test.ts has what differs with each of them. Apple sends a form.
describe.each(['google', 'apple'] as const)('signing in with %s', (provider) => {
  it('stores a new learner once their age is known, and recognises them the next time', async () => {
    const first = await signInWith(browser, provider);
    expect(first.end.href).toBe(`${HOME}/sign-in-done?nonce=${first.nonce}&outcome=age-band-needed`);
    expect(await test.count('accounts')).toBe(0);
    expect(await whoIsHere()).toBeNull();

    const { learner } = await finish(browser);
    expect(learner).toMatchObject({ name: 'Ada', email: 'ada@example.org', emailVerified: true, image: null });
    expect(await whoIsHere()).toBe(learner.id);

    const elsewhere = createTestBrowser(test);
    const again = await signInWith(elsewhere, provider, { name: 'Another name', email: 'ADA@example.org' });
    expect(again.end.href).toBe(`${HOME}/sign-in-done?nonce=${again.nonce}&outcome=done`);
    expect(await whoIsHere(elsewhere)).toBe(learner.id);
    expect([await test.count('accounts'), await test.count('signInMethods')]).toEqual([1, 1]);
  });

  it('ends with "denied" after Cancel, and nothing is kept', async () => {
    const { end, nonce } = await signInWith(browser, provider, { choice: 'cancel' });
    expect(end.href).toBe(`${HOME}/sign-in-done?nonce=${nonce}&outcome=denied`);
    expect([await test.count('accounts'), await test.count('verifications')]).toEqual([0, 0]);
    expect(browser.cookie()).not.toContain('.state.');
    expect((await finish(browser)).code).toBe('sign-up-expired');
  });

  it('works without an email and a name, which stay empty', async () => {
    await signInWith(browser, provider, { name: '', email: '' });
    const { learner } = await finish(browser);
    expect(learner).toMatchObject({ name: '', email: '', emailVerified: false });
    const row = await test.database.selectFrom('accounts').select('email').executeTakeFirstOrThrow();
    expect(row.email).toMatch(new RegExp(`^${provider}-local-[0-9a-f]{32}@no-email\\.invalid$`));
    expect((await signInWith(createTestBrowser(test), provider, { name: '', email: '' })).outcome).toBe('done');
  });

  it('never joins an account of which it only shares the email, verified or not', async () => {
    const { learner } = await test.signUp();
    for (const emailVerified of [0, 1] as const) {
      await test.change('accounts', { emailVerified });
      const before = await test.database.selectFrom('accounts').selectAll().execute();
      expect((await signInWith(browser, provider)).outcome).toBe('account-not-linked');
      expect(await test.database.selectFrom('accounts').selectAll().execute()).toEqual(before);
    }
    expect(await test.count('signInMethods')).toBe(1);
    expect(await whoIsHere()).toBeNull();
    expect((await finish(browser)).code).toBe('sign-up-expired');
    expect((await test.logIn(learner.email, PASSWORD)).status).toBe(200);
  });
});

it('ends the session that the browser had when another begins', async () => {
  const { cookie } = await test.signUp('bo@example.org');
  browser.keep(cookie);
  const ada = await signUpWith(browser, 'google');
  expect(await whoIsHere()).toBe(ada.id);
  expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(401);
  expect((await signInWith(browser, 'google')).outcome).toBe('done');
  expect(await test.count('sessions')).toBe(1);
});

describe('beginning', () => {
  it('refuses an unknown provider', async () => {
    for (const provider of ['myspace', '', 'Google', 'constructor', '__proto__', 'credential'])
      expect(await beginProblem({ provider, nonce })).toEqual({ status: 422, code: 'invalid-provider' });
  });

  it('says so when a provider is known and not set up', async () => {
    expect(await beginProblem({ provider: 'oidc', nonce })).toMatchObject({ status: 422, code: 'provider-not-set-up' });
    test = await createTestApp();
    for (const provider of BUILT_IN_PROVIDER_IDS)
      expect(await beginProblem({ provider, nonce })).toMatchObject({ status: 422, code: 'provider-not-set-up' });
  });

  it('is refused without a nonce, or with more than agreed', async () => {
    for (const body of [
      { provider: 'google' },
      { provider: 'google', nonce: 'https://evil.example' },
      { provider: 'google', nonce, scopes: ['repo'] },
      { provider: ['google'], nonce },
    ])
      expect(await beginProblem(body)).toMatchObject({ status: 422, code: 'invalid-request' });
  });

  it('is slowed for each address above 60 in a minute', async () => {
    for (let time = 0; time <= 60; time += 1) await beginProblem({ provider: 'myspace', nonce });
    expect(await beginProblem({ provider: 'google', nonce })).toMatchObject({ status: 429 });
  });

  it('lets a class of 30 make their accounts behind one address within a minute, with a few who cancel first', async () => {
    const outcomes = [];
    for (let number = 1; number <= 30; number += 1) {
      const own = createTestBrowser(test);
      if (number % 5 === 0) await signInWith(own, 'google', { choice: 'cancel' });
      await signInWith(own, 'google', { name: 'Ada', email: `learner-${number}@example.org` });
      outcomes.push((await finish(own)).status);
    }
    expect(outcomes).toEqual(Array(30).fill(200));
    expect(await test.count('accounts')).toBe(30);
  });

  it('many times leaves few cookies behind', async () => {
    for (let time = 0; time < 12; time += 1) await begin(browser, 'google');
    expect(browser.cookie().match(/\.state\./g)).toHaveLength(6);
    expect((await signInWith(browser, 'google')).outcome).toBe('age-band-needed');
  });
});

describe('cookies of a sign-in', () => {
  it('have plain names on the machine itself, and are kept from scripts', async () => {
    const answer = await test.ask('POST', '/api/auth/sign-in/social', { body: { provider: 'google', nonce } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^thembstudy\.state\.[\w-]{22}=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('belong to the host alone over HTTPS', async () => {
    const google = { clientId: 'our-id', clientSecret: 'our-secret' };
    test = await createTestApp({ publicUrl: 'https://learn.example.org', providers: { google } });
    const answer = await test.ask('POST', '/api/auth/sign-in/social', { body: { provider: 'google', nonce } });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-thembstudy\.state\.[\w-]{22}=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});

describe('two at once in one browser', () => {
  it('both come to their end, in any order', async () => {
    const [google, apple] = [await begin(browser, 'google'), await begin(browser, 'apple')];
    const second = await signInAt(browser, apple.url, { name: 'Ada', email: 'ada@example.org' });
    expect(second.searchParams.get('nonce')).toBe(apple.nonce);
    const { learner } = await finish(browser);
    const first = await signInAt(browser, google.url, { name: 'Bo', email: 'bo@example.org' });
    expect(first.searchParams.get('nonce')).toBe(google.nonce);
    expect(first.searchParams.get('outcome')).toBe('age-band-needed');
    expect((await finish(browser)).learner.id).not.toBe(learner.id);
    expect(await test.count('accounts')).toBe(2);
  });

  it('each makes its own account, when both are asked for the age at the same time', async () => {
    // Better Auth clears away what has ended by the real clock.
    test.clock.now = new Date();
    const older = await signInWith(browser, 'google', { name: 'Ada', email: 'ada@example.org' });
    const newer = await signInWith(browser, 'apple', { name: 'Bo', email: 'bo@example.org' });
    expect(await finish(browser, { nonce: older.nonce })).toMatchObject({ learner: { name: 'Ada' } });
    expect(await finish(browser, { nonce: newer.nonce })).toMatchObject({ learner: { name: 'Bo' } });
  });

  it('both come to their end with the same provider', async () => {
    const [one, two] = [await begin(browser, 'google'), await begin(browser, 'google')];
    for (const { url, nonce } of [one, two]) {
      const end = await signInAt(browser, url);
      expect(Object.fromEntries(end.searchParams)).toEqual({ nonce, outcome: 'age-band-needed' });
    }
  });
});

it('leads back to the address under which the app was opened', async () => {
  const local = 'http://localhost:3000';
  test = await createTestApp({ isStoodIn: true, trustedOrigins: [HOME, local] });
  for (const home of [local, HOME]) {
    const opened = createTestBrowser(test, home);
    const { end } = await signInWith(opened, 'google', { email: `${new URL(home).hostname}@example.org` });
    expect(end.origin).toBe(home);
    expect((await finish(opened)).status).toBe(200);
    expect(opened.cookie()).toContain('thembstudy.session_token');
  }
});

describe('finishing the sign-up', () => {
  beforeEach(() => signInWith(browser, 'google'));

  it.each([
    ['a child without a grown-up', { ageBand: 'under-13' }, 422, 'grown-up-needed'],
    ['the text of another day', { consentVersion: '2020-01-01' }, 409, 'outdated-page'],
    ['an age that is none', { ageBand: '7' }, 422, 'invalid-request'],
    ['a name of their own', { name: 'Eve' }, 422, 'invalid-request'],
  ])('is refused with %s, and can be put right', async (_what, change, status, code) => {
    expect(await finish(browser, change)).toMatchObject({ status, code });
    expect(await test.count('accounts')).toBe(0);
    expect(await finish(browser)).toMatchObject({ status: 200 });
  });

  it('is refused for a child when the other site gives no email of a grown-up', async () => {
    await signInWith(browser, 'facebook', { name: 'Bo', email: '' });
    const child = { ageBand: 'under-13', isGrownUp: true };
    expect(await finish(browser, child)).toMatchObject({ status: 422, code: 'grown-up-email-needed' });
    expect(await test.count('accounts')).toBe(0);
    await signInWith(browser, 'facebook', { name: 'Bo', email: '' });
    expect(await finish(browser, { ageBand: '13-to-17' })).toMatchObject({ status: 200 });
  });

  it('is possible for ten minutes', async () => {
    test.wait(10 * 60 * 1000);
    expect(await finish(browser)).toMatchObject({ status: 409, code: 'sign-up-expired' });
    await signInWith(browser, 'google');
    test.wait(10 * 60 * 1000 - 1);
    expect(await finish(browser)).toMatchObject({ status: 200 });
  });

  it('happens once', async () => {
    const cookie = browser.cookie();
    await finish(browser);
    const again = createTestBrowser(test);
    for (const pair of cookie.split('; ')) again.keep(pair);
    expect(await finish(again)).toMatchObject({ status: 409, code: 'sign-up-expired' });
    expect(await finish(browser)).toMatchObject({ status: 409, code: 'sign-up-expired' });
    expect(await test.count('accounts')).toBe(1);
  });

  it('makes one learner when it is sent several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(browser)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect([await test.count('accounts'), await test.count('sessions')]).toEqual([1, 1]);
  });

  it('can be tried again when making the account failed in between', async () => {
    silenceErrors();
    const removeTrigger = await failOn('insert', 'consents', test.database);
    expect(await finish(browser)).toMatchObject({ status: 500 });
    await removeTrigger();
    expect(await finish(browser)).toMatchObject({ status: 200 });
    expect(await test.count('verifications')).toBe(0);
  });

  it('is refused when the email was taken meanwhile', async () => {
    await test.signUp('ada@example.org');
    expect(await finish(browser)).toMatchObject({ status: 409, code: 'email-taken' });
    expect(await test.count('signInMethods')).toBe(1);
  });

  it('stores the waiting sign-up without the token that opens it', async () => {
    const rows = await test.database.selectFrom('verifications').selectAll().execute();
    const token = /pending_sign_up\.[\w-]+=([\w-]+)/.exec(browser.cookie())?.[1] ?? 'none';
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('does not show the password as a sign-in method', async () => {
    await finish(browser);
    for (const password of ['', PASSWORD]) expect((await test.logIn('ada@example.org', password)).status).toBe(401);
    expect(cookieOf(await test.logIn('ada@example.org'))).toBe('');
  });
});

describe('on a shared computer', () => {
  const isShared = () => test.database.selectFrom('sessions').select('isShared').orderBy('createdAt', 'desc').execute();

  async function signInShared(one: TestBrowser) {
    const nonce = crypto.randomUUID();
    const answer = await one.post('/api/auth/sign-in/social', { provider: 'google', nonce, isShared: true });
    const { url } = (await answer.json()) as { url: string };
    const page = await one.go(url);
    const { url: end } = await one.send(page, { name: 'Ada', email: 'ada@example.org', choice: 'sign-in' });
    return { nonce, outcome: end.searchParams.get('outcome') };
  }

  it('the session of a sign-in with a provider is a short one, and stays so when the learner signs in again', async () => {
    await signUpWith(createTestBrowser(test), 'google');
    await test.database.deleteFrom('sessions').execute();
    expect((await signInShared(browser)).outcome).toBe('done');
    expect(await isShared()).toEqual([{ isShared: 1 }]);
    expect((await signInWith(browser, 'google')).outcome).toBe('done');
    expect(await isShared()).toEqual([{ isShared: 1 }]);
    expect((await signInWith(createTestBrowser(test), 'google')).outcome).toBe('done');
    expect(await isShared()).toEqual([{ isShared: 0 }, { isShared: 1 }]);
  });

  it('so is the session of a new learner who says so with their age', async () => {
    const { nonce, outcome } = await signInShared(browser);
    expect(outcome).toBe('age-band-needed');
    const answer = await browser.post('/api/auth/finish-sign-up', { ...SIGN_UP_CONSENT, nonce, isShared: true });
    expect(answer.headers.getSetCookie()[0]).not.toMatch(/Max-Age|Expires/);
    expect(await isShared()).toEqual([{ isShared: 1 }]);
  });
});
