import { expect } from 'vitest';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import { FLAGGED_REPORTS } from './runs/reports.ts';
import { cookieOf, createTestApp, NOTHING_SET_UP, PASSWORD, type Person, type TestApp } from './test-app.ts';
import { createTestBrowser, signInWith, type TestBrowser } from './test-browser.ts';

const DAY_MS = 24 * 60 * 60_000;
export const THIEF = { email: 'thief@example.org' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const REPORT_SHARED = { ...NOTHING_SHARED, screening: true };
export const OWNER = 'ada@example.org';

/** A group with its leader, who reads the reports of its members. */
export type LedGroup = { leader: Person; groupId: string; code: string };
/** What a thief who knows the password added. `device`: the cookies of the browser that the thief used. */
type Ways = { browser: TestBrowser; second: string; device: string; link: string; family: LedGroup };

/** What the ways of the thief answer while they are open. A known device may guess while others may not. */
export const OPEN = {
  ...{ provider: 'done', providerSession: 200, session: 200, second: 200, password: 200, device: 401 },
  ...{ link: 200, family: 200 },
};
/**
 * And once they are closed. A provider that belongs to nobody begins a sign-up, without a session; leaders are told nothing of
 * people who are in no group of theirs.
 */
export const CLOSED = {
  ...{ provider: 'age-band-needed', providerSession: 401, session: 401, second: 401, password: 401, device: 429 },
  ...{ link: 410, family: 404 },
};

export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** An account with a result, in a class for 40 days, which sees its report. */
export async function createAccountWithClass(databaseAddress?: string) {
  const test = await createTestApp({
    ...{ isStoodIn: true, setUp: { ...NOTHING_SET_UP, mail: 'local' } },
    ...(databaseAddress !== undefined && { databaseAddress }),
  });
  const { learner, cookie } = await test.signUp(OWNER);
  const owner = { id: learner.id, email: OWNER, cookie };
  const { database } = test;
  await test.change('accounts', { emailVerified: 1, createdAt: daysAgo(50) });
  await test.askAs(owner, 'PUT', `attempts/focus-game/${crypto.randomUUID()}`, FLAGGED_REPORTS['focus-game']);
  const oldClass = await newGroup(test, 'class');
  await join(test, owner, oldClass);
  await database
    .updateTable('groupMembers')
    .set({ joinedAt: daysAgo(40) })
    .execute();
  await test.sendMails();
  return { test, owner, oldClass };
}

export async function newGroup(test: TestApp, kind: 'class' | 'family'): Promise<LedGroup> {
  const leader = await test.newPerson(kind === 'class' ? 'educator' : 'parent');
  const answer = await test.askAs(leader, 'POST', 'groups', { kind, name: 'Ours' });
  const { groups } = (await answer.json()) as { groups: [LedGroup] };
  return { ...groups[0], leader };
}

/** Joins a group and shares the report with it. */
export const join = (test: TestApp, person: Pick<Person, 'id' | 'cookie'>, { code }: LedGroup) =>
  test.askAs(person, 'POST', 'memberships', { code, shares: REPORT_SHARED });

/** The report of a learner, as a leader of a group asks for it. */
export const reportIn = async (test: TestApp, { leader, groupId }: LedGroup, learnerId: string) =>
  (await test.askAs(leader, 'GET', `groups/${groupId}/members/${learnerId}/report`)).status;

/** The script of a thief who knows the password: a provider, a link for 90 days, a family, and a second session. */
export async function steal(test: TestApp, learnerId: string): Promise<Ways> {
  const browser = createTestBrowser(test);
  const logIn = async () => cookieOf(await test.logIn(OWNER, PASSWORD, { headers: { 'user-agent': FIREFOX } }));
  const device = await logIn();
  browser.keep(device);
  // Sessions use the real clock.
  test.clock.now = new Date(Date.now() + 1000);
  const thief = { id: learnerId, cookie: device };
  expect((await signInWith(browser, 'google', THIEF, '/api/auth/link/social')).outcome).toBe('done');
  const made = await test.askAs(thief, 'POST', 'share-links', { days: 90 });
  const { token: link } = (await made.json()) as { token: string };
  const family = await newGroup(test, 'family');
  expect((await join(test, thief, family)).status).toBe(201);
  const second = await logIn();
  return { browser, second, device, link, family };
}

/** What each way of the thief answers. */
export async function tryWays(test: TestApp, { browser, second, device, link, family }: Ways, learnerId: string) {
  const again = createTestBrowser(test);
  const { outcome } = await signInWith(again, 'google', THIEF);
  return {
    ...{ provider: outcome, providerSession: (await again.ask('/api/learner')).status },
    ...{ session: (await browser.ask('/api/learner')).status },
    ...{ second: (await test.ask('GET', '/api/learner', { cookie: second })).status },
    ...{ password: (await test.logIn(OWNER)).status, device: await guessOnDevice(test, device) },
    ...{ link: (await test.ask('POST', '/api/shared-reports', { body: { token: link } })).status },
    ...{ family: await reportIn(test, family, learnerId) },
  };
}

/** Guesses elsewhere until only known devices may, then on this one. */
async function guessOnDevice(test: TestApp, cookies: string): Promise<number> {
  const guess = (cookie = '') => test.logIn(OWNER, 'three wrong words', { cookie });
  for (let time = 0; time < 10; time += 1) await guess();
  const device = cookies.split('; ').find((pair) => pair.startsWith('thembstudy_device='));
  const { status } = await guess(device);
  test.wait(16 * 60_000);
  return status;
}
