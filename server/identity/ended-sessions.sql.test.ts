import { beforeEach, expect, it } from 'vitest';
import type { Learner } from '#contract/learner.ts';
import type { SessionsAnswer } from '#contract/sessions.ts';
import { cookieOf, createTestApp, PASSWORD, SET_UP, type TestApp } from '../testing/test-app.ts';

const NEW_PASSWORD = 'another three words';
let test: TestApp;
let learner: Learner;
/** A browser in which the learner stays, and one whose session ends. */
let here: string;
let there: string;
beforeEach(async () => {
  test = await createTestApp({ setUp: { ...SET_UP, mail: 'local' } });
  ({ learner, cookie: here } = await test.signUp());
  there = cookieOf(await test.logIn());
});

const own = (path: string) => `/api/learners/${learner.id}${path}`;
const ENDS: [string, () => Promise<Response>][] = [
  ['they log out there', () => test.ask('POST', '/api/auth/sign-out', { cookie: there, body: {} })],
  ['another session begins there', () => test.logIn('ada@example.org', PASSWORD, { cookie: there })],
  ['it is ended in the list', endInTheList],
  ['all others are ended', () => test.ask('DELETE', own('/sessions'), { cookie: here })],
  ['the password is changed elsewhere', changePassword],
  ['the password is set anew by a mail', resetPassword],
  ['the account is deleted', () => test.ask('DELETE', own(''), { cookie: here })],
];

async function endInTheList(): Promise<Response> {
  const list = (await (await test.ask('GET', own('/sessions'), { cookie: there })).json()) as SessionsAnswer;
  const { id } = list.sessions.find(({ isThis }) => isThis) ?? { id: '' };
  return test.ask('DELETE', own(`/sessions/${id}`), { cookie: here });
}

function changePassword(): Promise<Response> {
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  return test.ask('POST', own('/password'), { cookie: here, body });
}

async function resetPassword(): Promise<Response> {
  await test.ask('POST', '/api/auth/request-password-reset', { body: { email: 'ada@example.org' } });
  const token = (await test.sendMails()).flatMap(({ tokens }) => tokens).at(-1);
  return test.ask('POST', '/api/auth/reset-password', { body: { token, password: NEW_PASSWORD } });
}

it.each(ENDS)('a session opens nothing once %s, and the browser drops its cookie', async (_when, end) => {
  expect((await test.ask('GET', '/api/learner', { cookie: there })).status).toBe(200);
  expect((await end()).status).toBe(200);
  const answer = await test.ask('GET', '/api/learner', { cookie: there });
  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
});
