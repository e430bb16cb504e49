import { beforeEach, describe, expect, it } from 'vitest';
import type { Added } from '#contract/people/take-back.ts';
import { FLAGGED_REPORTS } from '../testing/runs/reports.ts';
import {
  codeOf,
  cookieOf,
  createTestApp,
  NOTHING_SET_UP,
  PASSWORD,
  type Person,
  type TestApp,
} from '../testing/test-app.ts';
import { createTestBrowser, signInWith, type TestBrowser } from '../testing/test-browser.ts';

const DAY_MS = 24 * 60 * 60_000;
const OWNER = 'ada@example.org';
const NEW_PASSWORD = 'another three words';
const ALL_SHARED = { activity: true, progress: true, screening: true };
let test: TestApp;
let owner: Person;
/** The device of the owner, as it was before. */
let ownDevice: string;
let oldClass: Group;

type Group = { leader: Person; groupId: string; code: string };
/** What a thief who knows the password adds. */
type Ways = { browser: TestBrowser; second: string; device: string; link: string; family: Group };

beforeEach(async () => {
  test = await createTestApp({ isStoodIn: true, setUp: { ...NOTHING_SET_UP, mail: 'local' } });
  const { learner, cookie } = await test.signUp(OWNER);
  owner = { id: learner.id, email: OWNER, cookie };
  ownDevice = cookie;
  await test.database
    .updateTable('accounts')
    .set({ emailVerified: 1, createdAt: daysAgo(40) })
    .where('id', '=', owner.id)
    .execute();
  await test.askAs(owner, 'PUT', `attempts/focus-game/${crypto.randomUUID()}`, FLAGGED_REPORTS['focus-game']);
  oldClass = await newGroup('class');
  await join(owner, oldClass);
  await test.change('groupMembers', { joinedAt: daysAgo(40) });
  await test.sendMails();
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

async function newGroup(kind: 'class' | 'family'): Promise<Group> {
  const leader = await test.newPerson(kind === 'class' ? 'educator' : 'parent');
  const { groups } = await jsonOf<{ groups: [Group] }>(test.askAs(leader, 'POST', 'groups', { kind, name: 'Ours' }));
  return { ...groups[0], leader };
}
const jsonOf = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const join = (person: Person, { code }: Group) =>
  test.askAs(person, 'POST', 'memberships', { code, shares: ALL_SHARED });
const statusOf = async (answer: Response | Promise<Response>) => (await answer).status;
const signedIn = (cookie: string) => statusOf(test.ask('GET', '/api/learner', { cookie }));
const openLink = (token: string) => statusOf(test.ask('POST', '/api/shared-reports', { body: { token } }));
const reportIn = ({ leader, groupId }: Group) =>
  statusOf(test.askAs(leader, 'GET', `groups/${groupId}/members/${owner.id}/report`));

/** The script of a thief. */
async function steal(): Promise<Ways> {
  const browser = createTestBrowser(test);
  const cookie = cookieOf(await test.logIn(OWNER, PASSWORD, { headers: { 'user-agent': FIREFOX } }));
  browser.keep(cookie);
  // Sessions use the real clock.
  test.clock.now = new Date(Date.now() + 1000);
  const thief = { ...owner, cookie };
  const added = await signInWith(browser, 'google', { email: 'thief@example.org' }, '/api/auth/link/social');
  expect(added.outcome).toBe('done');
  const { token: link } = await jsonOf<{ token: string }>(test.askAs(thief, 'POST', 'share-links', { days: 90 }));
  const family = await newGroup('family');
  expect(await statusOf(join(thief, family))).toBe(201);
  const second = cookieOf(await test.logIn());
  return { browser, second, device: cookie, link, family };
}
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** What each way of the thief answers; for a device: a log-in while others fail, so that only known devices get in. */
async function tryAll({ browser, second, device, link, family }: Ways) {
  const again = createTestBrowser(test);
  const { outcome } = await signInWith(again, 'google', { email: 'thief@example.org' });
  return {
    ...{ provider: outcome, providerSession: await statusOf(again.ask('/api/learner')) },
    ...{ session: await statusOf(browser.ask('/api/learner')), second: await signedIn(second) },
    ...{ password: await statusOf(test.logIn()), device: await logInOnDevice(device) },
    ...{ link: await openLink(link), family: await reportIn(family) },
  };
}

/** Guesses elsewhere until only known devices may try. */
async function logInOnDevice(device: string): Promise<number> {
  for (let time = 0; time < 10; time += 1) await test.logIn(OWNER, 'three wrong words');
  const deviceAlone = device.split('; ').find((pair) => pair.startsWith('thembstudy_device=')) ?? '';
  const status = await statusOf(test.logIn(OWNER, 'three wrong words', { cookie: deviceAlone }));
  test.wait(16 * 60_000);
  return status;
}

const OPEN = {
  provider: 'done',
  providerSession: 200,
  session: 200,
  second: 200,
  password: 200,
  link: 200,
  family: 200,
};
/** A provider that belongs to nobody begins a sign-up; a leader is told nothing of people who are in no group of theirs. */
const CLOSED = {
  ...{ provider: 'age-band-needed', providerSession: 401, session: 401, second: 401, password: 401 },
  ...{ device: 429, link: 410, family: 404 },
};

async function mailedToken(): Promise<string> {
  await test.ask('POST', '/api/auth/request-password-reset', { body: { email: OWNER } });
  return (await test.sendMails()).flatMap(({ tokens }) => tokens)[1] ?? '';
}
const preview = async (token: string) =>
  (await jsonOf<{ added: Added[] }>(test.ask('POST', '/api/auth/take-back-previews', { body: { token } }))).added;
const takeBack = (token: string, keeps: string[] = [], password = NEW_PASSWORD) =>
  test.ask('POST', '/api/auth/take-back', { body: { token, password, keeps } });

describe('the button of the learner', () => {
  it('closes every way of a thief; the older class stays', async () => {
    const ways = await steal();
    expect(await tryAll(ways)).toEqual({ ...OPEN, device: 401 });
    const token = await mailedToken();
    expect(await statusOf(takeBack(token))).toBe(200);
    expect(await tryAll(ways)).toEqual(CLOSED);
    expect(await reportIn(oldClass)).toBe(200);
    expect(await signedIn(ownDevice)).toBe(401);
    expect(await statusOf(test.logIn(OWNER, NEW_PASSWORD))).toBe(200);
    expect(await codeOf(takeBack(token))).toBe('link-not-usable');
  });

  it('lists first what was added, with day and device, and changes nothing by that', async () => {
    const ways = await steal();
    const added = await preview(await mailedToken());
    const day = test.clock.now.toISOString();
    expect(added.map(({ id: _, addedAt, ...one }) => [one, addedAt.slice(0, 10)])).toEqual(
      expect.arrayContaining([
        [{ kind: 'joined-family', name: 'Ours', device: 'Firefox on Linux' }, day.slice(0, 10)],
        [{ kind: 'report-link', name: '', device: 'Firefox on Linux' }, day.slice(0, 10)],
        [{ kind: 'provider', name: 'google', device: 'Firefox on Linux' }, day.slice(0, 10)],
      ]),
    );
    expect(added).toHaveLength(3);
    expect(await tryAll(ways)).toMatchObject(OPEN);
  });

  it('keeps what the learner says is theirs, and ends what came since', async () => {
    const ways = await steal();
    const token = await mailedToken();
    const keeps = (await preview(token)).filter(({ kind }) => kind === 'report-link').map(({ id }) => id);
    const late = await newGroup('family');
    await join({ ...owner, cookie: ways.second }, late);
    await takeBack(token, keeps);
    expect([await openLink(ways.link), await reportIn(ways.family), await reportIn(late)]).toEqual([200, 404, 404]);
  });

  it('works after the thief changed the password, and not with a password that cannot be chosen', async () => {
    const ways = await steal();
    const token = await mailedToken();
    const change = { currentPassword: PASSWORD, newPassword: 'words of the thief' };
    await test.askAs({ ...owner, cookie: ways.second }, 'POST', 'password', change);
    expect(await codeOf(takeBack(token, [], 'short'))).toBe('weak-password');
    expect(await statusOf(takeBack(token))).toBe(200);
    expect(await statusOf(test.logIn(OWNER, 'words of the thief'))).toBe(401);
  });

  it('ends an addition that began before it', async () => {
    const ways = await steal();
    const token = await mailedToken();
    const late = await newGroup('family');
    const thief = { ...owner, cookie: ways.second };
    const link = test.askAs(thief, 'POST', 'share-links', { days: 90 });
    const joined = join(thief, late);
    await Promise.all([takeBack(token), link, joined]);
    const made = await (await link).json().catch(() => null);
    if ((made as { token?: string } | null)?.token) expect(await openLink((made as { token: string }).token)).toBe(410);
    expect(await reportIn(late)).toBe(404);
  });
});

it('a teacher whose account is taken back keeps older classes, without leaders and invitations of the last days', async () => {
  const teacher = await test.newPerson('educator');
  const make = (name: string) => test.askAs(teacher, 'POST', 'groups', { kind: 'class', name });
  await make('Old');
  const [{ groupId } = { groupId: '' }] = (await jsonOf<{ groups: Group[] }>(test.askAs(teacher, 'GET', 'groups')))
    .groups;
  await test.database
    .updateTable('groupLeaders')
    .set({ since: daysAgo(40) })
    .where('groupId', '=', groupId)
    .execute();
  await make('New');
  const invite = () => test.askAs(teacher, 'POST', `groups/${groupId}/invitations`, { role: 'leads' });
  const { groups } = await jsonOf<{ groups: { invitations: { code: string }[] }[] }>(invite());
  const other = await test.newPerson('educator');
  const code = groups.flatMap(({ invitations }) => invitations)[0]?.code;
  expect(await statusOf(test.askAs(other, 'POST', 'led-groups', { code }))).toBe(201);
  await invite();
  await test.ask('POST', '/api/auth/request-password-reset', { body: { email: teacher.email } });
  const token = (await test.sendMails()).flatMap(({ tokens }) => tokens).at(-1) ?? '';
  expect((await preview(token)).map(({ kind }) => kind).sort()).toEqual(['leader', 'leads-class']);
  await takeBack(token);
  const rows = await test.database.selectFrom('groupLeaders').select(['groupId', 'leaderId']).execute();
  expect(rows.filter((row) => row.leaderId !== oldClass.leader.id)).toEqual([{ groupId, leaderId: teacher.id }]);
  expect(await test.count('leaderInvitations')).toBe(0);
});
