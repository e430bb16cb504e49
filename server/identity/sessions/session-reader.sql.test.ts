import { createHmac } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { AUTH_SETTINGS, cookieOf, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBetterAuth, SESSION } from '../better-auth.ts';
import { createPasswords } from '../passwords/passwords.ts';
import { findSessionByToken } from './session-queries.ts';
import { createSessionReader } from './session-reader.ts';

const NAME = 'thembstudy.session_token';

let test: TestApp;
let read: (cookie: string) => ReturnType<typeof findSessionByToken>;
let cookie: string;
beforeEach(async () => {
  test = await createTestApp();
  // Without the cookie of the device.
  cookie = (await test.signUp()).cookie.split('; ')[0] ?? '';
  read = newReader();
});

function newReader() {
  const reader = createSessionReader(AUTH_SETTINGS);
  return (theirs: string) => reader(theirs, (theirToken) => findSessionByToken(test.database, theirToken));
}

const value = () => cookie.slice(NAME.length + 1);
const token = () => value().split('.')[0] ?? '';
const signedWith = (secret: string, text = token()) =>
  `${NAME}=${encodeURIComponent(`${text}.${createHmac('sha256', secret).update(text).digest('base64')}`)}`;
const asBetterAuthReads = (theirs: string) =>
  createBetterAuth(test.database, AUTH_SETTINGS, createPasswords()).api.getSession({
    headers: new Headers({ cookie: theirs }),
    returnHeaders: true,
  });

/** Lets the session have begun so many seconds ago. */
async function age(seconds: number): Promise<void> {
  const expiresAt = new Date(Date.now() + (SESSION.lastsSeconds - seconds) * 1000).toISOString();
  await test.change('sessions', { expiresAt });
}

it.each<[string, () => string | Promise<string>]>([
  ['as it was set', () => cookie],
  ['as the browser sends it, with the cookie of the device', () => test.logIn().then(cookieOf)],
  ['among others', () => `theme=dark; ${cookie}; other=1`],
  ['signed by hand', () => signedWith(AUTH_SETTINGS.secret)],
  ['a minute before it is renewed', () => age(SESSION.renewedAfterSeconds - 60).then(() => cookie)],
])('a session that goes on is read as Better Auth reads it, which has nothing to add: %s', async (_how, cookieFrom) => {
  const theirs = await cookieFrom();
  const { response, headers } = await asBetterAuthReads(theirs);
  expect(response).not.toBeNull();
  expect(await read(theirs)).toMatchObject({
    id: response?.session.id,
    learnerId: response?.user.id,
    startedAt: response?.session.createdAt.toISOString(),
  });
  expect(headers?.getSetCookie()).toEqual([]);
  expect((await test.auth.findSession(theirs)).learnerId).toBe(response?.user.id);
});

async function cookieAfterDeleting(table: 'sessions' | 'accounts'): Promise<string> {
  await test.database.deleteFrom(table).execute();
  return cookie;
}

const another = (letter: string) => (letter === 'a' ? 'b' : 'a');

it.each<[string, boolean, () => string | Promise<string>]>([
  ['expired', false, () => age(SESSION.lastsSeconds + 1).then(() => cookie)],
  ['on its last day', true, () => age(SESSION.lastsSeconds - 60).then(() => cookie)],
  ['old enough to be renewed', true, () => age(SESSION.renewedAfterSeconds + 1).then(() => cookie)],
  ['ended', false, () => cookieAfterDeleting('sessions')],
  ['of a deleted learner', false, () => cookieAfterDeleting('accounts')],
  ['with another token', false, () => cookie.replace(/=(.)/, (_, first) => `=${another(first)}`)],
  [
    'with another signature',
    false,
    () => cookie.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${another(first)}${rest}`),
  ],
  ['signed with another secret', false, () => signedWith('another secret of another server')],
  ['with an unknown token, signed', false, () => signedWith(AUTH_SETTINGS.secret, 'x'.repeat(32))],
  ['unsigned', false, () => `${NAME}=${token()}`],
  ['with an empty signature', false, () => `${NAME}=${token()}.`],
  ['cut off', false, () => cookie.slice(0, -4)],
  ['with more behind it', false, () => `${cookie}x`],
  ['of another name', false, () => cookie.replace('session_token', 'session_tokem')],
  ['of another app', false, () => cookie.replace('thembstudy', 'better-auth')],
  ['garbage', false, () => `${NAME}=%E0%A4%A`],
  ['empty', false, () => ''],
  ['twice, the second one right', false, () => `${NAME}=x; ${cookie}`],
  ['twice, the first one right', true, () => `${cookie}; ${NAME}=x`],
  ['beside another cookie of ours', true, () => `${cookie}; thembstudy.dont_remember=x`],
  ['unescaped', true, () => decodeURIComponent(cookie)],
  ['in quotes', true, () => `${NAME}="${value()}"`],
])(
  'whatever else comes is left to Better Auth, known from before or not: a session %s',
  async (_what, isThere, cookieOf) => {
    const readAgain = newReader();
    expect(await readAgain(cookie)).toBeDefined();
    const theirs = await cookieOf();
    for (const readIt of [read, readAgain]) expect(await readIt(theirs)).toBeUndefined();
    expect((await test.auth.findSession(theirs)).learnerId !== null).toBe(isThere);
  },
);

it('one that goes on is read in the same way the next time, also when it was renewed meanwhile', async () => {
  const first = await read(cookie);
  await age(60);
  expect(await read(cookie)).toEqual({ ...first, expiresAt: expect.any(String) });
});
