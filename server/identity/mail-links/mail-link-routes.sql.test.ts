import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_LIMITS } from '../../http/limits/rate-limit.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  expectCodes,
  NOTHING_SET_UP,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../../testing/test-app.ts';
import { ACCOUNT_LIMITS } from '../sign-in/log-in-limits.ts';
import { createLink, LINK_LASTS_MS } from './mail-links.ts';

const SMTP = { ...NOTHING_SET_UP, mail: 'smtp' } as const;
const LOCAL = { ...NOTHING_SET_UP, mail: 'local' } as const;
const NEW_PASSWORD = 'four more short words';
const NO_TOKEN = 'a'.repeat(43);

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ setUp: LOCAL });
});

const post = (path: string, body: object, asking: object = {}) =>
  test.ask('POST', `/api/auth/${path}`, { ...asking, body });
const statusFor = async (cookie: string) => (await test.ask('GET', '/api/learner', { cookie })).status;
const isVerified = async () =>
  (await test.database.selectFrom('accounts').select('emailVerified').executeTakeFirstOrThrow()).emailVerified === 1;
const signUp = (email: string, change: object = {}) =>
  post('sign-up/email', { name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT, ...change });

const confirm = (token: string) => post('confirm-email', { token });
const finish = (token: string, password = PASSWORD) => post('confirm-email', { token, password });
const reset = (token: string, password = NEW_PASSWORD) => post('reset-password', { token, password });
const logInStatus = async (password = PASSWORD) => (await test.logIn('ada@example.org', password)).status;

/** The token of the only mail that is due. */
async function tokenOfMail(): Promise<string> {
  const letters = await test.sendMails();
  expect(letters).toHaveLength(1);
  return letters[0]?.tokens[0] ?? '';
}

async function resetToken(email = 'ada@example.org'): Promise<string> {
  await test.sendMails();
  await post('request-password-reset', { email });
  return tokenOfMail();
}

describe('a link that confirms an email', () => {
  let cookie: string;
  beforeEach(async () => {
    ({ cookie } = await test.signUp());
  });

  it('comes with signing up, is stored as a hash only, and works once', async () => {
    const token = await tokenOfMail();
    expect(JSON.stringify(await test.database.selectFrom('verifications').selectAll().execute())).not.toContain(token);
    const answer = await post('confirm-email', { token }, { cookie });
    expect([answer.status, await answer.json()]).toEqual([200, { learner: null }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isVerified()).toBe(true);
    expect(await codeOf(confirm(token))).toBe('link-not-usable');
    expect(await test.count('verifications')).toBe(0);
  });

  it.each([
    [LINK_LASTS_MS['confirm-email'] - 1, 200],
    [LINK_LASTS_MS['confirm-email'], 409],
  ])('answers %i ms after it was sent with %i', async (ms, status) => {
    const token = await tokenOfMail();
    test.wait(ms);
    expect((await confirm(token)).status).toBe(status);
    expect(await isVerified()).toBe(status === 200);
  });

  it('comes again when it is asked for, until the email is confirmed', async () => {
    const first = await tokenOfMail();
    await post('resend-confirmation', { email: 'Ada@example.org' });
    const second = await tokenOfMail();
    expect((await confirm(first)).status).toBe(200);
    expect(await codeOf(confirm(second))).toBe('link-not-usable');
    await post('resend-confirmation', { email: 'ada@example.org' });
    expect(await test.sendMails()).toEqual([]);
    expect(await test.count('mails')).toBe(0);
  });

  it('sets no password, and one for a password confirms nothing by itself', async () => {
    const confirming = await tokenOfMail();
    expect(await codeOf(reset(confirming))).toBe('link-not-usable');
    expect(await codeOf(confirm(await resetToken()))).toBe('link-not-usable');
    expect(await isVerified()).toBe(false);
  });
});

describe('a link to a new password', () => {
  let cookie: string;
  beforeEach(async () => {
    ({ cookie } = await test.signUp());
  });

  it('sets it, ends every session, confirms the email and says so by mail', async () => {
    const elsewhere = cookieOf(await test.logIn());
    const answer = await reset(await resetToken());
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect([await statusFor(cookie), await statusFor(elsewhere)]).toEqual([401, 401]);
    expect(await logInStatus()).toBe(401);
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
    expect(await isVerified()).toBe(true);
    const letters = await test.sendMails();
    expect(letters.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      ['Your password for #thembstudy was changed', 'ada@example.org'],
    ]);
  });

  it('works once, and ends the others that were asked for', async () => {
    const [first, second] = [await resetToken(), await resetToken()];
    expect((await reset(second)).status).toBe(200);
    for (const token of [first, second]) expect(await codeOf(reset(token, PASSWORD))).toBe('link-not-usable');
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('sets one password when it is used several times at once', async () => {
    const token = await resetToken();
    const answers = await Promise.all(
      [1, 2, 3].map((time) => post('reset-password', { token, password: `${NEW_PASSWORD} ${time}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is not used up by a password that cannot be chosen', async () => {
    const token = await resetToken();
    expect(await codeOf(reset(token, 'nine char'))).toBe('weak-password');
    expect(await codeOf(reset(token, 'ada@example.org'))).toBe('common-password');
    expect(await statusFor(cookie)).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  it('works for an hour and not a moment longer', async () => {
    const token = await resetToken();
    test.wait(LINK_LASTS_MS['reset-password']);
    expect(await codeOf(reset(token))).toBe('link-not-usable');
    test.wait(-1);
    expect((await reset(token)).status).toBe(200);
  });

  it('signs in after too many wrong passwords', async () => {
    for (let time = 0; time <= ACCOUNT_LIMITS.failedLogIn.most; time += 1)
      await test.logIn('ada@example.org', 'not the words');
    expect(await logInStatus()).toBe(429);
    await reset(await resetToken());
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('sets the first password of a learner who signs in with a provider only', async () => {
    await test.database.deleteFrom('signInMethods').execute();
    await reset(await resetToken());
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('is neither made nor sent when the learner goes while the mail is written', async () => {
    await test.sendMails();
    const { id } = await test.database.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    await test.database.deleteFrom('accounts').execute();
    const link = await createLink({ ...test, publicUrl: '', now: () => test.clock.now }, 'reset-password', id);
    expect([link, await test.count('verifications')]).toEqual([null, 1]);
  });

  it('does nothing once the learner is gone', async () => {
    const token = await resetToken();
    await test.database.deleteFrom('accounts').execute();
    expect(await codeOf(reset(token))).toBe('link-not-usable');
  });
});

it.runIf(sameOnBoth)('what cannot be a link, a password or an email is refused, and no mail is sent', async () => {
  await expectCodes(
    [
      [['confirm-email', {}], 'invalid-request'],
      [['confirm-email', { token: NO_TOKEN, more: 1 }], 'invalid-request'],
      [['confirm-email', { token: 'cut' }], 'link-not-usable'],
      [['confirm-email', { token: NO_TOKEN }], 'link-not-usable'],
      [['reset-password', { token: NO_TOKEN }], 'invalid-request'],
      [['reset-password', { token: NO_TOKEN, password: NEW_PASSWORD }], 'link-not-usable'],
      [['request-password-reset', { email: 'ada' }], 'email-not-usable'],
      [['request-password-reset', { email: 'ada@example.org', callbackURL: '/' }], 'invalid-request'],
      [['resend-confirmation', { email: 'ada' }], 'email-not-usable'],
    ] as const,
    ([path, body]) => post(path, body),
  );
  expect(await test.count('mails')).toBe(0);
});

it.runIf(sameOnBoth)('where no mail can be sent, a request for one says so for every address', async () => {
  test = await createTestApp({ setUp: NOTHING_SET_UP });
  await test.signUp();
  for (const path of ['request-password-reset', 'resend-confirmation'])
    for (const email of ['ada@example.org', 'nobody@example.org'])
      expect(await codeOf(post(path, { email }))).toBe('mail-not-set-up');
});

describe('where mails are sent, signing up', () => {
  beforeEach(async () => {
    test = await createTestApp({ setUp: SMTP });
  });

  it('stores no learner until the link in the mail is opened with the chosen password, which signs them in', async () => {
    const answer = await signUp('Ada@example.org');
    expect([answer.status, await answer.json()]).toEqual([200, { learner: null, openMail: true }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(JSON.stringify(await test.database.selectFrom('mails').selectAll().execute())).not.toContain(PASSWORD);
    const token = await tokenOfMail();
    expect(await codeOf(confirm(token))).toBe('sign-up-password-needed');
    expect(await codeOf(finish(token, NEW_PASSWORD))).toBe('sign-up-password-wrong');
    expect([await test.count('accounts'), await test.count('unfinishedSignUps')]).toEqual([0, 1]);
    const opened = await finish(token);
    const { learner } = (await opened.json()) as { learner: { email: string; emailVerified: boolean; name: string } };
    expect(learner).toMatchObject({
      email: 'ada@example.org',
      emailVerified: true,
      name: 'Ada',
      ageBand: '18-or-older',
    });
    expect(await statusFor(cookieOf(opened))).toBe(200);
    expect(await logInStatus()).toBe(200);
    expect([await test.count('mails'), await test.count('unfinishedSignUps')]).toEqual([0, 0]);
  });

  it('makes one learner, however often the link is opened', async () => {
    await signUp('ada@example.org');
    const token = await tokenOfMail();
    const answers = await Promise.all([1, 2, 3].map(() => finish(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await codeOf(finish(token))).toBe('link-not-usable');
    expect(await test.count('accounts')).toBe(1);
  });

  it('with two mails ends both links with the first one that is opened', async () => {
    await signUp('ada@example.org');
    const first = await tokenOfMail();
    await signUp('ada@example.org', { name: 'Eve' });
    const second = await tokenOfMail();
    expect((await finish(first)).status).toBe(200);
    expect(await codeOf(finish(second))).toBe('link-not-usable');
    expect(await test.count('accounts')).toBe(1);
  });

  it('can be finished for 24 hours, and by a link that was sent again', async () => {
    await signUp('ada@example.org');
    const first = await tokenOfMail();
    test.wait(LINK_LASTS_MS['finish-sign-up'] - 1);
    await post('resend-confirmation', { email: 'ada@example.org' });
    const second = await tokenOfMail();
    test.wait(1);
    expect(await codeOf(finish(first))).toBe('link-not-usable');
    expect((await finish(second)).status).toBe(200);
  });

  it('with the address of another person never leads to an account with the password of a stranger', async () => {
    await signUp('ada@example.org');
    const own = await tokenOfMail();
    await signUp('ada@example.org', { name: 'Eve', password: NEW_PASSWORD });
    const ofStranger = await tokenOfMail();
    await post('resend-confirmation', { email: 'ada@example.org' });
    const again = await tokenOfMail();
    for (const token of [own, ofStranger, again])
      expect(await codeOf(finish(token, 'other short words'))).toBe('sign-up-password-wrong');
    expect(await (await finish(again)).json()).toMatchObject({ learner: { name: 'Ada' } });
    expect(await logInStatus(NEW_PASSWORD)).toBe(401);
    expect(await logInStatus()).toBe(200);
  });

  it.runIf(sameOnBoth)('allows 10 wrong passwords in 15 minutes, over all links of a sign-up together', async () => {
    await signUp('ada@example.org');
    const tokens = [await tokenOfMail()];
    await post('resend-confirmation', { email: 'ada@example.org' });
    tokens.push(await tokenOfMail());
    const { most, windowMs } = ACCOUNT_LIMITS.wrongSignUpPassword;
    for (let time = 0; time < most; time += 1)
      expect((await finish(tokens[time % 2] ?? '', NEW_PASSWORD)).status).toBe(422);
    for (const token of tokens) expect((await finish(token)).status).toBe(429);
    test.wait(windowMs);
    expect((await finish(tokens[0] ?? '')).status).toBe(200);
  });

  it.runIf(sameOnBoth)('is possible 60 times in an hour for one client', async () => {
    for (let time = 0; time < ADDRESS_LIMITS.signUpMail.most; time += 1) {
      expect((await signUp(`a${time}@example.org`, { password: 'short' })).status).toBe(422);
      test.wait(30_000);
    }
    const refused = await signUp('b@example.org');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1800']);
  });

  it('with an address that has an account tells only its reader, and changes nothing', async () => {
    await signUp('ada@example.org');
    await finish(await tokenOfMail());
    await signUp('ada@example.org', { password: NEW_PASSWORD });
    const [letter] = await test.sendMails();
    expect(letter?.subject).toBe('You have an account at #thembstudy');
    expect(await logInStatus(NEW_PASSWORD)).toBe(401);
    expect(await logInStatus()).toBe(200);
    await post('reset-password', { token: letter?.tokens[0] ?? '', password: NEW_PASSWORD });
    expect(await logInStatus(NEW_PASSWORD)).toBe(200);
  });

  it.runIf(sameOnBoth)('is refused as everywhere', async () => {
    const refused = [
      [{ password: 'Password123' }, 'common-password'],
      [{ name: '' }, 'name-not-usable'],
      [{ ageBand: 'under-13' }, 'grown-up-needed'],
      [{ consentVersion: '2001-01-01' }, 'outdated-page'],
    ] as const;
    await expectCodes<object>(refused, (change) => signUp('ada@example.org', change));
    expect(await test.count('mails')).toBe(0);
  });
});

describe.runIf(sameOnBoth)('an address', () => {
  const ASKING = [
    ['request-password-reset', (email: string) => ({ email })],
    ['resend-confirmation', (email: string) => ({ email })],
    ['sign-up/email', (email: string) => ({ name: 'Ada', email, password: PASSWORD, ...SIGN_UP_CONSENT })],
  ] as const;
  const KNOWN = 'ada@example.org';
  const UNKNOWN = 'zoe@example.org';

  beforeEach(async () => {
    test = await createTestApp({ setUp: SMTP });
    await signUp(KNOWN);
    await finish(await tokenOfMail());
  });

  const waiting = async (recipient: string) =>
    (await test.database.selectFrom('mails').select('mailId').where('recipient', '=', recipient).execute()).length;

  /** What the client sees, and which queries the database runs. */
  async function seen(path: string, body: object) {
    const queries: string[] = [];
    const executor = test.database.getExecutor();
    const execute = vi.spyOn(Object.getPrototypeOf(executor), 'executeQuery');
    const answer = await post(path, body);
    for (const [query] of execute.mock.calls) queries.push((query as { sql: string }).sql);
    execute.mockRestore();
    const headers = [...answer.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
    return { status: answer.status, headers, body: await answer.text(), queries };
  }

  it.each(ASKING)('is answered alike by %s whether or not it is known', async (path, bodyOf) => {
    const known = await seen(path, bodyOf(KNOWN));
    const unknown = await seen(path, bodyOf(UNKNOWN));
    expect(known.status).toBe(200);
    expect(known.queries.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
    expect(await test.count('mails')).toBe(2);
  });

  it.each(ASKING)(
    'gets 3 mails in 15 minutes by %s, known or not, and further requests get the same answer',
    async (path, bodyOf) => {
      test.wait(ACCOUNT_LIMITS['sign-up'].windowMs);
      for (const email of [KNOWN, UNKNOWN]) {
        const answers: [number, string][] = [];
        for (let time = 0; time < 4; time += 1) {
          const answer = await post(path, bodyOf(email), { address: `198.51.100.${time}` });
          answers.push([answer.status, await answer.text()]);
        }
        expect(answers[0]?.[0]).toBe(200);
        expect(answers).toEqual(answers.map(() => answers[0]));
        expect(await waiting(email)).toBe(3);
      }
      test.wait(ACCOUNT_LIMITS['sign-up'].windowMs);
      await post(path, bodyOf(KNOWN));
      expect(await waiting(KNOWN)).toBe(4);
    },
  );

  it('gets 10 mails a day, whatever is asked for', async () => {
    for (let round = 0; round < 4; round += 1) {
      for (const [path, bodyOf] of ASKING) expect((await post(path, bodyOf(UNKNOWN))).status).toBe(200);
      test.wait(ACCOUNT_LIMITS['sign-up'].windowMs);
    }
    expect(await waiting(UNKNOWN)).toBe(ACCOUNT_LIMITS.mailToAddress.most);
    test.wait(ACCOUNT_LIMITS.mailToAddress.windowMs);
    await post('request-password-reset', { email: UNKNOWN });
    expect(await waiting(UNKNOWN)).toBe(ACCOUNT_LIMITS.mailToAddress.most + 1);
  });

  it('without an account gets no mail', async () => {
    for (const path of ['request-password-reset', 'resend-confirmation']) await post(path, { email: UNKNOWN });
    expect(await test.sendMails()).toEqual([]);
    expect(await test.count('mails')).toBe(0);
  });

  it('that is none gets no mail', async () => {
    const email = 'google-7@no-email.invalid';
    await test.change('accounts', { email });
    await post('request-password-reset', { email });
    expect(await test.sendMails()).toEqual([]);
  });
});

it.runIf(sameOnBoth)('one client asks for 60 mails in 15 minutes', async () => {
  for (let time = 0; time < ADDRESS_LIMITS.mailRequest.most; time += 1)
    expect((await post('request-password-reset', { email: `a${time}@example.org` })).status).toBe(200);
  const refused = await post('resend-confirmation', { email: 'b@example.org' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
});
