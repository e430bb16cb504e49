import { beforeEach, describe, expect, it } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { placeholderEmail } from '../../mail/placeholder-email.ts';
import { silenceErrors } from '../../testing/console-errors.ts';
import { failOn } from '../../testing/databases/database-faults.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  expectCodes,
  NOTHING_SET_UP,
  PASSWORD,
  type TestApp,
} from '../../testing/test-app.ts';
import { FRESH_FOR_MS } from '../auth.ts';
import { createPasswords } from './passwords.ts';

const NEW_PASSWORD = 'another three words';
let test: TestApp;
let cookie: string;
let learner: Learner;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie, learner } = await test.signUp());
});

const change = (body: unknown, as = cookie, address?: string) =>
  test.ask('POST', `/api/learners/${learner.id}/password`, { cookie: as, body, ...(address && { address }) });
const statusFor = async (as: string) => (await test.ask('GET', '/api/learner', { cookie: as })).status;
const logInStatus = async (password: string) => (await test.logIn('ada@example.org', password)).status;

describe('a learner with a password', () => {
  it('changes it with the one of before, and nothing of either comes back', async () => {
    test = await createTestApp({ passwords: createPasswords() });
    ({ cookie, learner } = await test.signUp());
    const answer = await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{}');
    expect(await logInStatus(PASSWORD)).toBe(401);
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
    const { password } = await test.database.selectFrom('signInMethods').select('password').executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('stays signed in here with a new token, and is signed out everywhere else', async () => {
    const elsewhere = cookieOf(await test.logIn());
    const changed = await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    // A copy of the cookie of before opens nothing.
    expect([await statusFor(cookie), await statusFor(cookieOf(changed))]).toEqual([401, 200]);
    const answer = await test.ask('GET', '/api/learner', { cookie: elsewhere });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
  });

  it('changes neither the password nor the sessions of another learner', async () => {
    const bo = await test.signUp('bo@example.org');
    await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await statusFor(bo.cookie)).toBe(200);
    expect((await test.logIn('bo@example.org')).status).toBe(200);
  });

  it.runIf(sameOnBoth)('changes nothing with a wrong current one, or one that cannot be chosen', async () => {
    const elsewhere = cookieOf(await test.logIn());
    const [wrong, current] = [{ newPassword: NEW_PASSWORD }, { currentPassword: PASSWORD }];
    await expectCodes<object>(
      [
        [{ ...wrong, currentPassword: 'three wrong words' }, 'wrong-current-password'],
        [{ ...wrong, currentPassword: '' }, 'wrong-current-password'],
        [{ ...wrong, currentPassword: NEW_PASSWORD }, 'wrong-current-password'],
        [{ ...current, newPassword: 'nine char' }, 'weak-password'],
        [{ ...current, newPassword: 'Ada@Example.org' }, 'common-password'],
        [wrong, 'invalid-request'],
        [{ ...current, ...wrong, name: 'Bo' }, 'invalid-request'],
      ],
      change,
    );
    expect(await statusFor(elsewhere)).toBe(200);
    expect(await logInStatus(PASSWORD)).toBe(200);
  });

  it.runIf(sameOnBoth)(
    'guesses ten times in 15 minutes, whatever the address, and no more; a log-in counts as well',
    async () => {
      const guess = (number: number) =>
        change(
          { currentPassword: `three wrong words ${number}`, newPassword: NEW_PASSWORD },
          cookie,
          `192.0.2.${number}`,
        );
      expect((await test.logIn('ada@example.org', 'three wrong words', { cookie })).status).toBe(401);
      for (let number = 2; number <= 10; number += 1) expect((await guess(number)).status).toBe(422);
      const refused = await guess(11);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('900');
      expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(429);
      test.wait(15 * 60_000);
      expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    },
  );

  it('changes it once when two browsers change it at the same time', async () => {
    const elsewhere = cookieOf(await test.logIn());
    const answers = await Promise.all([
      change({ currentPassword: PASSWORD, newPassword: 'the first new words' }, cookie),
      change({ currentPassword: PASSWORD, newPassword: 'the second new words' }, elsewhere),
    ]);
    const [changed, other] = answers.map(({ status }) => status).sort();
    expect(changed).toBe(200);
    // The other one is told that the password is wrong by now, or is signed out already.
    expect([401, 422]).toContain(other);
  });

  it('is told by a mail of a change, not of a refusal, and no link of an older mail sets another one', async () => {
    test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'local' } });
    ({ cookie, learner } = await test.signUp());
    await test.ask('POST', '/api/auth/request-password-reset', { body: { email: 'ada@example.org' } });
    const token = (await test.sendMails()).flatMap(({ tokens }) => tokens).at(-1);
    await change({ currentPassword: 'three wrong words', newPassword: NEW_PASSWORD });
    expect(await test.sendMails()).toEqual([]);
    await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(await test.sendMails()).toMatchObject([
      { recipient: 'ada@example.org', subject: expect.stringMatching(/changed/) },
    ]);
    const late = { token, password: 'other short words' };
    expect(await codeOf(test.ask('POST', '/api/auth/reset-password', { body: late }))).toBe('link-not-usable');
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('keeps the password of before when the sessions could not be ended', async () => {
    const errors = silenceErrors();
    const elsewhere = cookieOf(await test.logIn());
    const removeTrigger = await failOn('delete', 'sessions', test.database);
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(500);
    await removeTrigger();
    expect(await statusFor(elsewhere)).toBe(200);
    expect(await logInStatus(PASSWORD)).toBe(200);
    expect(JSON.stringify(errors.mock.calls)).not.toContain('three');
  });
});

describe('a learner who signs in elsewhere only', () => {
  const startedAgo = (ms: number) => test.change('sessions', { createdAt: new Date(Date.now() - ms).toISOString() });

  beforeEach(async () => {
    await test.change('signInMethods', { providerId: 'github', accountId: '7', password: null });
  });

  it('sets a first password right after signing in, in addition to their sign-in method', async () => {
    await startedAgo(FRESH_FOR_MS - 60_000);
    expect((await change({ newPassword: NEW_PASSWORD })).status).toBe(200);
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
    expect(await test.count('signInMethods')).toBe(2);
  });

  it('has to sign in again when that was more than ten minutes ago', async () => {
    await startedAgo(FRESH_FOR_MS + 1000);
    expect(await codeOf(change({ newPassword: NEW_PASSWORD }))).toBe('sign-in-again');
    expect(await test.count('signInMethods')).toBe(1);
  });

  it('sets one password when it is sent twice at once', async () => {
    const answers = await Promise.all([change({ newPassword: NEW_PASSWORD }), change({ newPassword: NEW_PASSWORD })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await test.count('signInMethods')).toBe(2);
  });

  it('sets none without an email, because it would not be a sign-in method', async () => {
    await test.change('accounts', { email: placeholderEmail('github', '7') });
    expect((await change({ newPassword: NEW_PASSWORD })).status).toBe(422);
    expect(await test.count('signInMethods')).toBe(1);
  });
});
