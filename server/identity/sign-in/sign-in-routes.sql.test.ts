import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn, runDuring } from '../../testing/databases/database-faults.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  expectCodes,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../../testing/test-app.ts';
import { createPasswords } from '../passwords/passwords.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});

const signUp = (change: object) =>
  test.ask('POST', '/api/auth/sign-up/email', {
    body: { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...SIGN_UP_CONSENT, ...change },
  });
const signOut = (cookie?: string) => test.ask('POST', '/api/auth/sign-out', { body: {}, ...(cookie && { cookie }) });
const statusFor = async (cookie: string) => (await test.ask('GET', '/api/learner', { cookie })).status;

describe('signing up', () => {
  it('answers the new learner and nothing that could be used as a key', async () => {
    const answer = await signUp({ name: '  Ada  ', email: 'Ada@Example.ORG' });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      learner: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Ada',
        email: 'ada@example.org',
        emailVerified: false,
        image: null,
        createdAt: expect.stringMatching(/^\d{4}-.+Z$/),
        lastSignInAt: expect.stringMatching(/^\d{4}-.+Z$/),
        points: 0,
        adhd: null,
        dyslexia: null,
        autism: null,
        ageBand: '18-or-older',
        role: 'learner',
        isPupil: false,
        endsOn: null,
        isByPictures: false,
        usesForSelf: true,
        keepsResults: null,
        inResearch: false,
        noTests: null,
        preferences: { stutterDetection: true, focusMode: false, dailyReports: true },
        settings: {},
      },
      openMail: false,
    });
    const { token } = await test.database.selectFrom('sessions').select('token').executeTakeFirstOrThrow();
    expect(text).not.toContain(token);
  });

  it('keeps the password as an argon2id hash, no address, and of the browser only its kind, for the list of sessions', async () => {
    test = await createTestApp({ passwords: createPasswords() });
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' };
    const body = { name: 'Ada', email: 'ada@example.org', password: PASSWORD, ...SIGN_UP_CONSENT };
    await test.ask('POST', '/api/auth/sign-up/email', { body, headers });
    await test.logIn('ada@example.org', PASSWORD, { headers });
    const { rows } = await sql<{ password: string }>`select password from "signInMethods"`.execute(test.database);
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const kept = { ipAddress: '', userAgent: 'Firefox on Linux' };
    const sessions = test.database.selectFrom('sessions').select(['ipAddress', 'userAgent']);
    expect(await sessions.execute()).toEqual([kept, kept]);
  });

  it('happens once for an email, however it is written', async () => {
    await test.signUp();
    const answer = await signUp({ email: 'ADA@example.org' });
    expect(await codeOf(answer)).toBe('email-taken');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('happens once when it is sent several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await test.count('accounts')).toBe(1);
  });

  it.runIf(sameOnBoth)('is refused with what cannot be used, and no learner is stored', async () => {
    await expectCodes<object>(
      [
        [{ password: 'nine char' }, 'weak-password'],
        [{ password: 'ab c'.repeat(33).slice(0, 129) }, 'long-password'],
        [{ password: 'Password123' }, 'common-password'],
        [{ password: 'ada@example.org' }, 'common-password'],
        [{ name: '   ' }, 'name-not-usable'],
        [{ name: 'a'.repeat(81) }, 'name-not-usable'],
        [{ name: 'a'.repeat(60_000) }, 'name-not-usable'],
        [{ name: 'Ada\nLovelace' }, 'name-not-usable'],
        [{ email: 'ada' }, 'email-not-usable'],
        [{ email: `${'a'.repeat(243)}@example.org` }, 'email-not-usable'],
        [{ email: 'google-77@no-email.invalid' }, 'email-not-usable'],
        [{ name: 7 }, 'invalid-request'],
        [{ password: ['three', 'short', 'words'] }, 'invalid-request'],
        [{ points: 1000 }, 'invalid-request'],
        [{ callbackURL: 'https://evil.example' }, 'invalid-request'],
      ],
      signUp,
    );
    expect(await test.count('accounts')).toBe(0);
  });

  it.runIf(sameOnBoth)('is possible with the shortest and the longest password and name, and with a tag', async () => {
    for (const change of [
      { password: 'ten chars!', name: '李' },
      { password: 'three short words and a long sleep '.repeat(4).slice(0, 128), name: 'ab'.repeat(40) },
      { name: '</script><b>Ada</b>' },
    ])
      expect((await signUp({ email: `${crypto.randomUUID()}@example.org`, ...change })).status).toBe(200);
  });
});

describe('logging in', () => {
  it('works with the email in any letters', async () => {
    const { learner } = await test.signUp();
    const answer = await test.logIn('ADA@Example.org');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ learner: { ...learner, lastSignInAt: expect.any(String) } });
    expect(await statusFor(cookieOf(answer))).toBe(200);
  });

  it('does not say whether the email or the password is the wrong one', async () => {
    await test.signUp();
    for (const [email, password] of [
      ['ada@example.org', 'three wrong words'],
      ['bo@example.org', PASSWORD],
      ['ada@example.org', 'x'],
    ] as const) {
      const answer = await test.logIn(email, password);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ code: 'wrong-password' });
    }
  });

  it.runIf(sameOnBoth)(
    'hashes one password for an email with and without an account, so that both take as long',
    async () => {
      const passwords = createPasswords();
      const hashed = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'verify')];
      test = await createTestApp({ passwords });
      await test.signUp();
      for (const email of ['ada@example.org', 'bo@example.org']) {
        for (const spy of hashed) spy.mockClear();
        await test.logIn(email, 'three wrong words');
        expect(hashed.reduce((count, spy) => count + spy.mock.calls.length, 0)).toBe(1);
      }
    },
  );

  it.runIf(sameOnBoth)('is refused with anything else', async () => {
    const refused = [
      [{ callbackURL: '/' }, 'invalid-request'],
      [{ email: 'ada' }, 'email-not-usable'],
      [{ password: '' }, 'wrong-password'],
      [{ password: 'a'.repeat(60_000) }, 'wrong-password'],
      [{ password: {} }, 'invalid-request'],
    ] as const;
    const body = { email: 'ada@example.org', password: PASSWORD };
    await expectCodes<object>(refused, (change) =>
      test.ask('POST', '/api/auth/sign-in/email', { body: { ...body, ...change } }),
    );
  });
});

it('a log-in with a password that is changed meanwhile is refused, and no session of it is left', async () => {
  const { cookie } = await test.signUp();
  await signOut(cookie);
  const change = `update "signInMethods" set password = 'another'`;
  await runDuring('before insert', 'sessions', change, test.database);
  const answer = await test.logIn();
  expect(await codeOf(answer)).toBe('wrong-password');
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await test.count('sessions')).toBe(0);
});

describe.runIf(sameOnBoth)('the session cookie', () => {
  it('has a plain name on the machine itself', async () => {
    const [cookie] = (await signUp({})).headers.getSetCookie();
    expect(cookie).toMatch(/^thembstudy\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('belongs to the host alone over HTTPS', async () => {
    test = await createTestApp({ publicUrl: 'https://learn.example.org' });
    const answer = await signUp({});
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-thembstudy\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Host-thembstudy_device=/),
    ]);
    expect(await statusFor(cookieOf(answer))).toBe(200);
  });

  it('opens nothing once the session is over, and is dropped', async () => {
    const { cookie } = await test.signUp();
    await test.change('sessions', { expiresAt: new Date(Date.now() - 1).toISOString() });
    const answer = await test.ask('GET', '/api/learner', { cookie });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
    expect(await test.count('sessions')).toBe(0);
  });

  it('is renewed for another 30 days when a day has passed, and not before', async () => {
    const { cookie } = await test.signUp();
    expect((await test.ask('GET', '/api/learner', { cookie })).headers.getSetCookie()).toEqual([]);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    await test.change('sessions', { expiresAt: inDays(28.9) });
    expect((await test.ask('GET', '/api/learner', { cookie })).headers.getSetCookie()[0]).toContain('Max-Age=2592000');
    const { expiresAt } = await test.database.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow();
    expect(expiresAt > inDays(29.9)).toBe(true);
  });
});

describe.runIf(sameOnBoth)('SESSION_DAYS', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const expiry = async () => {
    const row = await test.database.selectFrom('sessions').select('expiresAt').executeTakeFirstOrThrow();
    return (Date.parse(row.expiresAt) - Date.now()) / HOUR_MS;
  };

  it.each([
    [1, 11],
    [7, 6 * 24 - 1],
  ])('of %i lasts so long, and is renewed only once half of it or a day has passed', async (sessionDays, renewedAt) => {
    test = await createTestApp({ sessionDays });
    const { cookie } = await test.signUp();
    expect(await expiry()).toBeCloseTo(sessionDays * 24, 0);
    const ask = async () => (await test.ask('GET', '/api/learner', { cookie })).headers.getSetCookie();
    await test.change('sessions', { expiresAt: fromNow(renewedAt + 2) });
    expect(await ask()).toEqual([]);
    await test.change('sessions', { expiresAt: fromNow(renewedAt) });
    expect((await ask())[0]).toContain(`Max-Age=${sessionDays * 24 * 60 * 60}`);
    expect(await expiry()).toBeCloseTo(sessionDays * 24, 0);
    await test.change('sessions', { expiresAt: fromNow(-0.1) });
    expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(401);
  });
});

describe('signing out', () => {
  it('ends the session here and in the browser, and that one only', async () => {
    const { cookie } = await test.signUp();
    const elsewhere = cookieOf(await test.logIn());
    const answer = await signOut(cookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ learner: null });
    expect(cookieOf(answer)).toBe('');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
    expect([await statusFor(cookie), await statusFor(elsewhere)]).toEqual([401, 200]);
    expect(await test.count('sessions')).toBe(1);
  });

  it('succeeds without a session', async () => {
    expect((await signOut()).status).toBe(200);
    expect((await test.ask('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  it('never claims success when the database could not forget the session', async () => {
    silenceErrors();
    const { cookie } = await test.signUp();
    await failOn('delete', 'sessions', test.database);
    const answer = await signOut(cookie);
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
    await test.database.destroy();
    expect((await signOut(cookie)).status).toBe(503);
  });
});

it('a session that cannot be read is answered with 503, never with 401', async () => {
  const errors = silenceErrors();
  const { cookie } = await test.signUp();
  await test.database.destroy();
  expect(await statusFor(cookie)).toBe(503);
  expect(JSON.stringify(errors.mock.calls)).not.toContain('ada@example.org');
});
