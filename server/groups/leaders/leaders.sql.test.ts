import { beforeEach, describe, expect, it } from 'vitest';
import type { Group, Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import { GROUP, type GroupRole, NOTHING_SHARED, type Shares, shownGroupCode } from '#rules/groups/groups.ts';
import { deleteLearner } from '../../own-data/delete-learner.ts';
import { codeOf, createTestApp, type Person, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_SHARED: Shares = { activity: true, progress: true, screening: true, plan: true };

let test: TestApp;
let teacher: Person;
let groupId: string;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const groupsIn = async (answer: Response | Promise<Response>) => ((await (await answer).json()) as Groups).groups;
const groupOf = async (who: Person, id = groupId) =>
  (await groupsIn(ask(who, 'GET', 'groups'))).find((group) => group.groupId === id) as Group;
const invite = async (role: GroupRole, who = teacher) => {
  const groups = await groupsIn(ask(who, 'POST', `groups/${groupId}/invitations`, { role }));
  return groups.find((group) => group.groupId === groupId)?.invitations.at(-1)?.code ?? '';
};
const accept = (who: Person, code: string) => ask(who, 'POST', 'led-groups', { code });
const setRole = (who: Person, { id }: Person, role: GroupRole) =>
  ask(who, 'PUT', `groups/${groupId}/leaders/${id}`, { role });
const remove = (who: Person, { id }: Person) => ask(who, 'DELETE', `groups/${groupId}/leaders/${id}`);
const deleteAccount = (who: Person) => test.ask('DELETE', `/api/learners/${who.id}`, { cookie: who.cookie });
const rolesIn = async (who = teacher) =>
  Object.fromEntries((await groupOf(who)).leaders.map(({ leaderId, role }) => [leaderId, role]));

/** A further teacher, who accepted an invitation to the class. */
async function newLeader(role: GroupRole): Promise<Person> {
  const person = await test.newPerson('educator');
  const code = await invite(role);
  expect((await accept(person, code)).status).toBe(201);
  return person;
}

async function newMember(shares: Shares = ALL_SHARED): Promise<Person> {
  const learner = await test.newPerson('learner', '13-to-17');
  const { code } = await groupOf(teacher);
  expect((await ask(learner, 'POST', 'memberships', { code, shares })).status).toBe(201);
  return learner;
}

const membershipOf = async (who: Person) =>
  ((await (await ask(who, 'GET', 'memberships')).json()) as Memberships).memberships[0];

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  const [group] = await groupsIn(ask(teacher, 'POST', 'groups', { kind: 'class', name: '4b' }));
  groupId = group?.groupId ?? '';
});

describe('an invitation', () => {
  it('tells what it leads to, makes one person a leader, and ends with that', async () => {
    await test.database.updateTable('accounts').set({ name: 'Ms Lee' }).where('id', '=', teacher.id).execute();
    const code = await invite('helps');
    const helper = await test.newPerson('educator');
    const preview = await ask(helper, 'POST', 'invitation-previews', { code: ` ${shownGroupCode(code)} ` });
    expect(await preview.json()).toEqual({
      ...{ kind: 'class', name: '4b', role: 'helps', leaderNames: ['Ms Lee'], memberCount: 0 },
    });
    expect((await accept(helper, code)).status).toBe(201);
    expect(await rolesIn(helper)).toEqual({ [teacher.id]: 'leads', [helper.id]: 'helps' });
    expect(await codeOf(accept(await test.newPerson('educator'), code))).toBe('invitation-unknown');
    expect((await groupOf(teacher)).invitations).toEqual([]);
  });

  it('works for 14 days, until it is taken back, and never to join as a learner', async () => {
    const helper = await test.newPerson('educator');
    const code = await invite('leads');
    expect(await codeOf(ask(await test.newPerson(), 'POST', 'memberships', { code, shares: NOTHING_SHARED }))).toBe(
      'group-code-unknown',
    );
    const { code: joinCode } = await groupOf(teacher);
    expect(await codeOf(accept(helper, joinCode ?? ''))).toBe('invitation-unknown');
    test.wait(GROUP.invitationDays * DAY_MS);
    expect(await codeOf(accept(helper, code))).toBe('invitation-unknown');
    const next = await invite('leads');
    const [{ invitationId = '' } = {}] = (await groupOf(teacher)).invitations;
    expect((await ask(teacher, 'DELETE', `groups/${groupId}/invitations/${invitationId}`)).status).toBe(200);
    expect(await codeOf(accept(helper, next))).toBe('invitation-unknown');
  });

  it('is for a teacher who is not a learner of the class, and there are at most ten', async () => {
    const code = await invite('leads');
    expect(await codeOf(accept(await test.newPerson('parent'), code))).toBe('other-role-needed');
    const member = await newMember();
    await test.database.updateTable('learners').set({ role: 'educator' }).where('id', '=', member.id).execute();
    expect(await codeOf(accept(member, code))).toBe('member-of-group');
    for (let open = 1; open < GROUP.mostInvitations; open += 1) await invite('helps');
    expect(await codeOf(ask(teacher, 'POST', `groups/${groupId}/invitations`, { role: 'helps' }))).toBe(
      'too-many-invitations',
    );
  });

  it('that two people use at once makes one of them a leader', async () => {
    const code = await invite('leads');
    const people = [await test.newPerson('educator'), await test.newPerson('educator')];
    const statuses = await Promise.all(people.map(async (person) => (await accept(person, code)).status));
    expect(statuses.sort()).toEqual([201, 422]);
    expect(Object.keys(await rolesIn())).toHaveLength(2);
  });
});

describe('a leader who helps', () => {
  it('sees and sets, and changes nothing else', async () => {
    const helper = await newLeader('helps');
    const learner = await newMember();
    await test.database.updateTable('learners').set({ ageBand: '18-or-older' }).where('id', '=', learner.id).execute();
    const simon = { kind: 'game', target: 'simon', dueDay: null, note: null };
    expect((await ask(helper, 'POST', `groups/${groupId}/assignments`, simon)).status).toBe(201);
    const { members } = (await (await ask(helper, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
    expect(members).toMatchObject([{ memberId: learner.id, sharesReport: false }]);
    expect([members[0]?.activity, members[0]?.progress]).not.toContain(null);
    for (const [method, path, body] of [
      ['PATCH', '', { name: '5b' }],
      ['PUT', '/code', undefined],
      ['DELETE', `/members/${learner.id}`, undefined],
      ['POST', '/invitations', { role: 'helps' }],
      ['PUT', `/leaders/${helper.id}`, { role: 'leads' }],
      ['DELETE', `/leaders/${teacher.id}`, undefined],
      ['DELETE', '', undefined],
    ] as const)
      expect([method, path, await codeOf(ask(helper, method, `groups/${groupId}${path}`, body))]).toEqual([
        ...[method, path, 'not-found'],
      ]);
    expect((await groupOf(helper)).invitations).toEqual([]);
  });

  it('makes no accounts in the class: a list makes a class of their own', async () => {
    const helper = await newLeader('helps');
    await ask(helper, 'POST', 'pupil-lists', { rows: [{ name: 'Bo', className: '4b' }], isPreview: false });
    expect((await groupOf(helper)).memberCount).toBe(0);
    const roles = (await groupsIn(ask(helper, 'GET', 'groups'))).map(({ role }) => role);
    expect(roles.sort()).toEqual(['helps', 'leads']);
  });

  it('is told to the learner, like each look', async () => {
    const learner = await newMember();
    const helper = await newLeader('helps');
    await test.database.updateTable('accounts').set({ name: 'Mr Ray' }).where('id', '=', helper.id).execute();
    expect((await membershipOf(learner))?.leaders).toMatchObject([
      ...[{ role: 'leads' }, { name: 'Mr Ray', role: 'helps', since: test.clock.now.toISOString() }],
    ]);
    await ask(helper, 'GET', `groups/${groupId}`);
    const { views } = (await (await ask(learner, 'GET', 'memberships')).json()) as Memberships;
    expect(views).toMatchObject([
      { leaderName: 'Mr Ray', shown: { activity: true, progress: true, screening: false, plan: false } },
    ]);
  });

  it('sees nothing after being removed, or after leaving', async () => {
    for (const by of ['teacher', 'helper']) {
      const helper = await newLeader('helps');
      expect((await remove(by === 'teacher' ? teacher : helper, helper)).status).toBe(200);
      expect(await codeOf(ask(helper, 'GET', `groups/${groupId}`))).toBe('not-found');
    }
  });
});

describe('handing a class over', () => {
  it('makes another leader lead, and the first one can stop', async () => {
    const other = await newLeader('helps');
    expect((await setRole(teacher, other, 'leads')).status).toBe(200);
    expect((await remove(teacher, teacher)).status).toBe(200);
    expect(await rolesIn(other)).toEqual({ [other.id]: 'leads' });
    expect((await ask(other, 'PATCH', `groups/${groupId}`, { name: '5b' })).status).toBe(200);
  });

  it('is needed: the last one who leads cannot stop, help only, or delete the account', async () => {
    await newLeader('helps');
    await newMember();
    expect(await codeOf(remove(teacher, teacher))).toBe('last-leader');
    expect(await codeOf(setRole(teacher, teacher, 'helps'))).toBe('last-leader');
    expect(await codeOf(deleteAccount(teacher))).toBe('leads-class-alone');
    expect(await rolesIn()).toMatchObject({ [teacher.id]: 'leads' });
  });

  it('lets the first teacher delete the account, and the class stays', async () => {
    const other = await newLeader('leads');
    await newMember();
    expect((await deleteAccount(teacher)).status).toBe(200);
    expect((await groupOf(other)).memberCount).toBe(1);
  });

  it('closes the reports that learners shared with the leaders of before', async () => {
    const learner = await newMember();
    const helper = await newLeader('helps');
    expect((await membershipOf(learner))?.shares).toEqual(ALL_SHARED);
    await setRole(teacher, helper, 'leads');
    expect((await membershipOf(learner))?.shares).toEqual({ ...ALL_SHARED, screening: false });
  });

  it('leaves one leader when both stop at once', async () => {
    for (let time = 0; time < 5; time += 1) {
      const other = await newLeader('leads');
      await Promise.all([remove(teacher, teacher), remove(other, other)]);
      const left = test.database.selectFrom('groupLeaders').select('leaderId').where('groupId', '=', groupId);
      const [{ leaderId = '' } = {}, ...more] = await left.execute();
      expect(more).toEqual([]);
      teacher = leaderId === teacher.id ? teacher : other;
    }
  });
});

it('an account whose classes have no learners takes them with it, and a family too', async () => {
  await test.database.updateTable('learners').set({ role: 'parent' }).where('id', '=', teacher.id).execute();
  const made = await groupsIn(ask(teacher, 'POST', 'groups', { kind: 'family', name: 'Reed' }));
  const family = made.find(({ kind }) => kind === 'family');
  const child = await test.newPerson('learner', '13-to-17');
  await ask(child, 'POST', 'memberships', { code: family?.code, shares: ALL_SHARED });
  expect((await deleteAccount(teacher)).status).toBe(200);
  expect(await test.count('groups')).toBe(0);
});

it('an operator can leave a class without a leader; its learners stay', async () => {
  const learner = await newMember();
  await deleteLearner(test.database, teacher.id, test.clock.now, { leavesClasses: true });
  expect(await membershipOf(learner)).toMatchObject({ groupId, leaders: [] });
});
