import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createBetterAuth, SESSION } from './better-auth.ts';
import { createPasswords } from './passwords/passwords.ts';
import { findSessionByToken } from './session-queries.ts';
import { createSessionReader } from './session-reader.ts';

const SETTINGS = {
  publicUrl: 'http://127.0.0.1:3000',
  secret: 'kept only for as long as this test runs',
  trustedOrigins: [],
};
const NAME = 'thembstudy.session_token';

let test: TestApp;
let read: (cookie: string) => ReturnType<typeof findSessionByToken>;
let cookie: string;
beforeEach(async () => {
  test = await createTestApp();
  ({ cookie } = await test.signUp());
  read = newReader();
});

function newReader() {
  const reader = createSessionReader(SETTINGS);
  return (theirs: string) => reader(theirs, (theirToken) => findSessionByToken(test.database, theirToken));
}

const value = () => cookie.slice(NAME.length + 1);
const token = () => value().split('.')[0] ?? '';
const signedWith = (secret: string, text = token()) =>
  `${NAME}=${encodeURIComponent(`${text}.${createHmac('sha256', secret).update(text).digest('base64')}`)}`;
const asBetterAuthReads = (theirs: string) =>
  createBetterAuth(test.database, SETTINGS, createPasswords()).api.getSession({
    headers: new Headers({ cookie: theirs }),
    returnHeaders: true,
  });

/** Lets the session have begun so many seconds ago. */
async function age(seconds: number): Promise<void> {
  const expiresAt = new Date(Date.now() + (SESSION.lastsSeconds - seconds) * 1000).toISOString();
  await test.database.updateTable('sessions').set({ expiresAt }).execute();
}

it.each<[string, () => string | Promise<string>]>([
  ['as it was set', () => cookie],
  ['among others', () => `theme=dark; ${cookie}; other=1`],
  ['signed by hand', () => signedWith(SETTINGS.secret)],
  ['a minute before it is renewed', () => age(SESSION.renewedAfterSeconds - 60).then(() => cookie)],
])('a session that goes on is read as Better Auth reads it, which has nothing to add: %s', async (_how, cookieOf) => {
  const theirs = await cookieOf();
  const { response, headers } = await asBetterAuthReads(theirs);
  expect(response).not.toBeNull();
  expect(await read(theirs)).toMatchObject({
    id: response?.session.id,
    learnerId: response?.user.id,
    startedAt: response?.session.createdAt.toISOString(),
  });
  expect(headers?.getSetCookie()).toEqual([]);
});

const another = (letter: string) => (letter === 'a' ? 'b' : 'a');

it.each<[string, () => string | Promise<string>]>([
  ['expired', () => age(SESSION.lastsSeconds + 1).then(() => cookie)],
  ['on its last day', () => age(SESSION.lastsSeconds - 60).then(() => cookie)],
  ['old enough to be renewed', () => age(SESSION.renewedAfterSeconds + 1).then(() => cookie)],
  [
    'ended',
    () =>
      test.database
        .deleteFrom('sessions')
        .execute()
        .then(() => cookie),
  ],
  [
    'of a deleted learner',
    () =>
      test.database
        .deleteFrom('learners')
        .execute()
        .then(() => cookie),
  ],
  ['with another token', () => cookie.replace(/=(.)/, (_, first) => `=${another(first)}`)],
  ['with another signature', () => cookie.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${another(first)}${rest}`)],
  ['signed with another secret', () => signedWith('another secret of another server')],
  ['with an unknown token, signed', () => signedWith(SETTINGS.secret, 'x'.repeat(32))],
  ['unsigned', () => `${NAME}=${token()}`],
  ['with an empty signature', () => `${NAME}=${token()}.`],
  ['cut off', () => cookie.slice(0, -4)],
  ['with more behind it', () => `${cookie}x`],
  ['of another name', () => cookie.replace('session_token', 'session_tokem')],
  ['garbage', () => `${NAME}=%E0%A4%A`],
  ['empty', () => ''],
  ['twice, the second one right', () => `${NAME}=x; ${cookie}`],
  ['twice, the first one right', () => `${cookie}; ${NAME}=x`],
  ['beside another cookie of ours', () => `${cookie}; thembstudy.dont_remember=x`],
  ['unescaped', () => decodeURIComponent(cookie)],
  ['in quotes', () => `${NAME}="${value()}"`],
])('whatever else comes is left to Better Auth, known from before or not: a session %s', async (_what, cookieOf) => {
  const readAgain = newReader();
  expect(await readAgain(cookie)).toBeDefined();
  const theirs = await cookieOf();
  for (const readIt of [read, readAgain]) expect(await readIt(theirs)).toBeUndefined();
});

it('one that goes on is read in the same way the next time, also when it was renewed meanwhile', async () => {
  const first = await read(cookie);
  await age(60);
  expect(await read(cookie)).toEqual({ ...first, expiresAt: expect.any(String) });
});

it.each<[string, () => string | Promise<string>, boolean]>([
  ['as it was set', () => cookie, true],
  ['renewed', () => age(SESSION.renewedAfterSeconds + 1).then(() => cookie), true],
  ['twice, the first one right', () => `${cookie}; ${NAME}=x`, true],
  ['expired', () => age(SESSION.lastsSeconds + 1).then(() => cookie), false],
  ['signed with another secret', () => signedWith('another secret of another server'), false],
])('both ways together say who is there: %s', async (_what, cookieOf, isThere) => {
  const { learnerId } = await test.auth.findSession(await cookieOf());
  expect(learnerId !== null).toBe(isThere);
});
