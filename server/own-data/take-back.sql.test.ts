import { sql, type Transaction } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Added } from '#contract/people/take-back.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import type { Tables } from '../database/tables.ts';
import { createLink } from '../identity/mail-links/mail-links.ts';
import { newPupil } from '../testing/bad-input/prepared-learner.ts';
import { silenceErrors } from '../testing/console-errors.ts';
import { onPostgres } from '../testing/databases/databases.ts';
import { TEST_ONLY } from '../testing/databases/portable-sql.ts';
import {
  CLOSED,
  createAccountWithClass,
  daysAgo,
  join,
  type LedGroup,
  newGroup,
  OPEN,
  OWNER,
  reportIn,
  steal,
  THIEF,
  tryWays,
} from '../testing/stolen-account.ts';
import { codeOf, cookieOf, PASSWORD, type Person, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser, signInWith, type TestBrowser, untilCallback } from '../testing/test-browser.ts';

const NEW_PASSWORD = 'another three words';
let test: TestApp;
let owner: Person;
let oldClass: LedGroup;
beforeEach(async () => {
  ({ test, owner, oldClass } = await createAccountWithClass());
});

async function mailedToken(email = OWNER): Promise<string> {
  await test.ask('POST', '/api/auth/request-password-reset', { body: { email } });
  const texts = (await test.sendMails()).map(({ text }) => text).join();
  return /\/take-back#([\w-]{43})/.exec(texts)?.[1] ?? '';
}
const preview = async (token: string) => {
  const answer = await test.ask('POST', '/api/auth/take-back-previews', { body: { token } });
  return ((await answer.json()) as { added: Added[] }).added;
};
const takeBack = (token: string, keeps: string[] = [], password = NEW_PASSWORD) =>
  test.ask('POST', '/api/auth/take-back', { body: { token, password, keeps } });

describe('the button of the learner', () => {
  it('closes every way of a thief; the older class stays', async () => {
    const ways = await steal(test, owner.id);
    expect(await tryWays(test, ways, owner.id)).toEqual(OPEN);
    const token = await mailedToken();
    expect((await takeBack(token)).status).toBe(200);
    expect(await tryWays(test, ways, owner.id)).toEqual(CLOSED);
    expect(await reportIn(test, oldClass, owner.id)).toBe(200);
    expect((await test.ask('GET', '/api/learner', { cookie: owner.cookie })).status).toBe(401);
    expect((await test.logIn(OWNER, NEW_PASSWORD)).status).toBe(200);
    expect(await codeOf(takeBack(token))).toBe('link-not-usable');
  });

  it('lists first what was added, with day and device, and changes nothing by that', async () => {
    const ways = await steal(test, owner.id);
    const added = await preview(await mailedToken());
    const [day, device] = [test.clock.now.toISOString().slice(0, 10), 'Firefox on Linux'];
    const listed = added.map(({ kind, name, addedAt, device: on }) =>
      [kind, name, addedAt.slice(0, 10), on].join(', '),
    );
    expect(listed.sort()).toEqual([
      `joined-family, Ours, ${day}, ${device}`,
      `provider, google, ${day}, ${device}`,
      `report-link, , ${day}, ${device}`,
    ]);
    expect(await tryWays(test, ways, owner.id)).toEqual(OPEN);
  });

  it('keeps what the learner says is theirs, and ends what came since', async () => {
    const ways = await steal(test, owner.id);
    const token = await mailedToken();
    const keeps = (await preview(token)).filter(({ kind }) => kind === 'report-link').map(({ id }) => id);
    const late = await newGroup(test, 'family');
    await join(test, { ...owner, cookie: ways.second }, late);
    await takeBack(token, keeps);
    expect(await reportIn(test, late, owner.id)).toBe(404);
    expect(await tryWays(test, ways, owner.id)).toEqual({ ...CLOSED, link: 200 });
  });

  it('works after the thief changed the password, and with no password that cannot be chosen', async () => {
    const { second } = await steal(test, owner.id);
    const token = await mailedToken();
    const change = { currentPassword: PASSWORD, newPassword: 'words of the thief' };
    expect((await test.askAs({ ...owner, cookie: second }, 'POST', 'password', change)).status).toBe(200);
    expect(await codeOf(takeBack(token, [], 'short'))).toBe('weak-password');
    expect((await takeBack(token)).status).toBe(200);
    expect((await test.logIn(OWNER, 'words of the thief')).status).toBe(401);
  });

  it('ends what is added at the same time', async () => {
    const { second } = await steal(test, owner.id);
    const token = await mailedToken();
    const [late, thief] = [await newGroup(test, 'family'), { ...owner, cookie: second }];
    const [, made] = await Promise.all([
      takeBack(token),
      test.askAs(thief, 'POST', 'share-links', { days: 90 }),
      join(test, thief, late),
    ]);
    const { token: link } = (await made.json()) as { token?: string };
    if (link !== undefined)
      expect((await test.ask('POST', '/api/shared-reports', { body: { token: link } })).status).toBe(410);
    expect(await reportIn(test, late, owner.id)).toBe(404);
    expect(await preview(await mailedToken())).toEqual([]);
  });

  it.each(['before', 'during', 'after'] as const)('ends a provider that is added %s it', async (when) => {
    silenceErrors();
    const { browser } = await steal(test, owner.id);
    const token = await mailedToken();
    const { callback } = await untilCallback(browser, 'github', THIEF, '/api/auth/link/social');
    const requests = [() => takeBack(token), () => browser.ask(callback)] as const;
    if (when === 'during') await Promise.all(requests.map((send) => send()));
    else for (const send of when === 'after' ? requests : requests.toReversed()) await send();
    const again = createTestBrowser(test);
    expect((await signInWith(again, 'github', THIEF)).outcome).toBe('age-band-needed');
    expect((await browser.ask('/api/learner')).status).toBe(401);
    expect(await preview(await mailedToken())).toEqual([]);
  });

  it.runIf(onPostgres()).each<[string, (thief: TestBrowser) => Promise<() => Promise<Response>>]>([
    ['a log-in', async () => () => test.logIn(OWNER)],
    [
      'a sign-in with a provider',
      async () => {
        const browser = createTestBrowser(test);
        const { callback } = await untilCallback(browser, 'google', THIEF);
        return () => browser.ask(callback);
      },
    ],
    [
      'a new provider',
      async (thief) => {
        const { callback } = await untilCallback(thief, 'github', THIEF, '/api/auth/link/social');
        return () => thief.ask(callback);
      },
    ],
  ])('ends %s that comes after it has ended the sessions, and before its own end', async (_what, prepare) => {
    silenceErrors();
    const { browser } = await steal(test, owner.id);
    const token = await mailedToken();
    const send = await prepare(browser);
    const sent: Promise<Response>[] = [];
    await test.database.transaction().execute(async (held) => {
      // The take-back waits where it queues its mail.
      await sql`${sql.raw(TEST_ONLY)} lock table mails in share mode`.execute(held);
      sent.push(takeBack(token));
      await expect.poll(() => waitingBeside(held)).toBe(1);
      let isAnswered = false;
      sent.push(send().finally(() => (isAnswered = true)));
      await expect.poll(async () => isAnswered || (await waitingBeside(held)) === 2).toBe(true);
    });
    expect((await Promise.all(sent))[0]?.status).toBe(200);
    const sessions = test.database.selectFrom('sessions').select('id').where('userId', '=', owner.id);
    expect(await sessions.execute()).toEqual([]);
    expect(await preview(await mailedToken())).toEqual([]);
  });
});

/** How many connections to this PostgreSQL database wait for a lock of another one. */
async function waitingBeside(held: Transaction<Tables>): Promise<number> {
  // A transaction sees the connections that there were when it first looked.
  await sql`select pg_stat_clear_snapshot()`.execute(held);
  const connections = sql<{ waiting: number }>`
    select cast(count(*) as integer) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await connections.execute(held)).rows[0]?.waiting ?? 0;
}

it("the agreement of a pupil's parent stays; that of a thief who called themself a parent does not count", async () => {
  const teacher = await test.newPerson('educator');
  const { pupilId } = await newPupil(test, { ...teacher, learnerId: teacher.id });
  const pupil = { id: pupilId, cookie: cookieOf(await sessionOf(pupilId)) };
  const agree = async (family: LedGroup) => {
    await test.askAs(pupil, 'POST', 'memberships', { code: family.code, shares: NOTHING_SHARED });
    const path = `groups/${family.groupId}/members/${pupilId}/screening-agreement`;
    return (await test.askAs(family.leader, 'PUT', path, { textVersion: PARENT_AGREEMENT_VERSION })).status;
  };
  const parents = await newGroup(test, 'family');
  expect(await agree(parents)).toBe(200);
  await test.database
    .updateTable('groupMembers')
    .set({ joinedAt: daysAgo(40) })
    .where('groupId', '=', parents.groupId)
    .execute();
  const thieves = await newGroup(test, 'family');
  expect(await agree(thieves)).toBe(200);
  const reports = async () => [await reportIn(test, parents, pupilId), await reportIn(test, thieves, pupilId)];
  expect(await reports()).toEqual([200, 200]);
  const needs = { database: test.database, publicUrl: '', now: () => test.clock.now };
  const token = (await createLink(needs, 'take-back', pupilId))?.split('#')[1] ?? '';
  expect((await preview(token)).map(({ kind }) => kind)).toEqual(['joined-family']);
  expect((await takeBack(token)).status).toBe(200);
  expect(await reports()).toEqual([200, 404]);
  const inForce = test.database
    .selectFrom('parentAgreements')
    .select('endedAt')
    .where('parentId', '=', parents.leader.id);
  expect(await inForce.execute()).toEqual([{ endedAt: null }]);
});

/** An answer with the cookies of a session with pictures. */
async function sessionOf(learnerId: string): Promise<Response> {
  const { cookies } = await test.auth.startPictureSession(learnerId);
  return new Response(null, { headers: cookies.map((cookie) => ['set-cookie', cookie] as [string, string]) });
}

it('a teacher keeps older classes, without the leaders and invitations of the last days', async () => {
  const teacher = await test.newPerson('educator');
  const groups = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { groups: { groupId: string; invitations: { code: string }[] }[] }).groups;
  const make = (name: string) => groups(test.askAs(teacher, 'POST', 'groups', { kind: 'class', name }));
  const [old] = await make('Old');
  const groupId = old?.groupId ?? '';
  await test.database
    .updateTable('groupLeaders')
    .set({ since: daysAgo(40) })
    .where('groupId', '=', groupId)
    .execute();
  await make('New');
  const invite = () => groups(test.askAs(teacher, 'POST', `groups/${groupId}/invitations`, { role: 'leads' }));
  const code = (await invite()).flatMap(({ invitations }) => invitations)[0]?.code;
  const other = await test.newPerson('educator');
  expect((await test.askAs(other, 'POST', 'led-groups', { code })).status).toBe(201);
  await invite();
  test.clock.now = new Date(Date.now() + 1000);
  const token = await mailedToken(teacher.email);
  expect((await preview(token)).map(({ kind }) => kind).sort()).toEqual(['leader', 'leads-class']);
  await takeBack(token);
  const leaders = test.database.selectFrom('groupLeaders').select(['groupId', 'leaderId']);
  expect(await leaders.where('leaderId', '!=', oldClass.leader.id).execute()).toEqual([
    { groupId, leaderId: teacher.id },
  ]);
  expect(await test.count('leaderInvitations')).toBe(0);
});
