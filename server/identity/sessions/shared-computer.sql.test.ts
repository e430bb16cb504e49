import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Learner } from '#contract/people/learner.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import {
  cookieOf,
  createTestApp,
  NOTHING_SET_UP,
  PASSWORD,
  SIGN_UP_CONSENT,
  type TestApp,
} from '../../testing/test-app.ts';

const TWO_HOURS_MS = 2 * 60 * 60_000;
/** A session cookie that ends with the browser. */
const UNTIL_CLOSED = /^thembstudy\.session_token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/;

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => void vi.useRealTimers());

const PERSON = { email: 'ada@example.org', password: PASSWORD };
const post = (path: string, body: object, cookie = '') => test.ask('POST', `/api/auth/${path}`, { body, cookie });
const signUp = (more: object = { isShared: true }) =>
  post('sign-up/email', { name: 'Ada', ...PERSON, ...SIGN_UP_CONSENT, ...more });
const logIn = (cookie = '', more: object = { isShared: true }) => post('sign-in/email', { ...PERSON, ...more }, cookie);
const read = (cookie: string) => test.ask('GET', '/api/learner', { cookie });
const sessions = () => test.database.selectFrom('sessions').select(['createdAt', 'expiresAt', 'isShared']).execute();
const isFor = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
  Date.parse(expiresAt) - Date.parse(createdAt);

/** Moves the clock of sessions. */
function wait(ms: number): void {
  const now = Date.now() + ms;
  vi.useFakeTimers({ toFake: ['Date'], now });
}

describe.each<[string, () => Promise<Response>]>([
  ['a sign-up', () => signUp()],
  ['a log-in', () => test.signUp().then(() => logIn())],
])('after %s on a shared computer', (_how, begin) => {
  it('the cookie of the session has no end of its own, and there is no cookie of the device', async () => {
    const answer = await begin();
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(UNTIL_CLOSED)]);
  });

  it('the session ends after two hours, whatever was done in them', async () => {
    const cookie = cookieOf(await begin());
    wait(TWO_HOURS_MS - 60_000);
    const answer = await read(cookie);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    wait(60_001);
    const over = await read(cookie);
    expect(over.status).toBe(401);
    expect(over.headers.getSetCookie()[0]).toMatch(/^thembstudy\.session_token=; Max-Age=0/);
  });

  it.each([
    ['of other sign-ins, with which Better Auth reads it', '; thembstudy.state.abc=1; thembstudy.state=2'],
    ['by which Better Auth knows short sessions, forged', '; thembstudy.dont_remember=false'],
    ['of no other kind', ''],
  ])('use does not renew it, with a cookie %s', async (_which, others) => {
    const cookie = `${cookieOf(await begin())}${others}`;
    const before = await sessions();
    wait(TWO_HOURS_MS / 2);
    for (const path of ['/api/learner', '/api/leaderboard']) {
      const answer = await test.ask('GET', path, { cookie });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    }
    expect(await sessions()).toEqual(before);
  });
});

it('only a session that was said to be on a shared computer is one', async () => {
  await signUp({});
  await logIn('', { isShared: false });
  await logIn();
  expect((await sessions()).map((one) => [one.isShared, isFor(one)]).sort()).toEqual([
    [0, expect.toSatisfy((ms) => ms > 2 * TWO_HOURS_MS)],
    [0, expect.toSatisfy((ms) => ms > 2 * TWO_HOURS_MS)],
    [1, expect.toSatisfy((ms) => Math.abs(ms - TWO_HOURS_MS) < 1000)],
  ]);
});

it.runIf(sameOnBoth)(
  'logging in again in such a session, such as before a deletion, makes such a session',
  async () => {
    const cookie = cookieOf(await signUp());
    const answer = await logIn(cookie, {});
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(UNTIL_CLOSED)]);
    expect(await sessions()).toMatchObject([{ isShared: 1 }]);
  },
);

it.runIf(sameOnBoth)('after logging out, a log-in without it makes a usual session', async () => {
  const cookie = cookieOf(await signUp());
  const answer = await post('sign-out', {}, cookie);
  expect((await logIn(cookieOf(answer), {})).headers.getSetCookie()[0]).toContain('Max-Age=2592000');
});

it('the list of sessions and the export say so', async () => {
  const cookie = cookieOf(await signUp());
  const { id } = (await (await read(cookie)).json()) as Learner;
  const list = await test.ask('GET', `/api/learners/${id}/sessions`, { cookie });
  expect(await list.json()).toMatchObject({ sessions: [{ isShared: true, isThis: true }] });
  const exported = await test.ask('GET', `/api/learners/${id}/export?as=json`, { cookie });
  expect(await exported.json()).toMatchObject({ sessions: [{ isShared: true }] });
});

it.runIf(sameOnBoth)('where mails are sent, the page of the link can say so', async () => {
  test = await createTestApp({ setUp: { ...NOTHING_SET_UP, mail: 'smtp' } });
  await signUp();
  const token = (await test.sendMails()).flatMap(({ tokens }) => tokens).at(-1);
  const answer = await post('confirm-email', { token, password: PASSWORD, isShared: true });
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(UNTIL_CLOSED)]);
});

it.runIf(sameOnBoth)('only yes or no is an answer', async () => {
  for (const isShared of ['yes', null])
    expect([(await signUp({ isShared })).status, (await logIn('', { isShared })).status]).toEqual([422, 422]);
});
