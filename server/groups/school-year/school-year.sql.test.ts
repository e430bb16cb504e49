import { beforeEach, describe, expect, it } from 'vitest';
import type { Group, Groups } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import type { NewYear, Roll } from '#contract/groups/school-year.ts';
import type { Learner } from '#contract/people/learner.ts';
import { GROUP, NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { deleteLearner } from '../../own-data/delete-learner.ts';
import { codeOf, cookieOf, createTestApp, type Person, type TestApp } from '../../testing/test-app.ts';
import { insertLeader } from '../leaders/leader-queries.ts';
import { deleteEndedAccounts } from './ended-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_SHARED: Shares = { ...NOTHING_SHARED, activity: true, progress: true };

let test: TestApp;
let teacher: Person;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const groupsOf = async (who = teacher) => ((await (await ask(who, 'GET', 'groups')).json()) as Groups).groups;
const groupNamed = async (name: string, who = teacher) =>
  (await groupsOf(who)).find((group) => group.name === name) as Group;
const rollOf = async (groupId: string) => (await (await ask(teacher, 'GET', `groups/${groupId}/roll`)).json()) as Roll;
const membershipsOf = async (who: Pick<Person, 'id' | 'cookie'>) =>
  ((await (await ask(who, 'GET', 'memberships')).json()) as Memberships).memberships;
const signIn = ({ pupilCode: code, name, pictures }: PupilCard) =>
  test.ask('POST', '/api/auth/picture-sign-in', { body: { code, name, pictures } });
const rowOf = (learnerId: string) =>
  test.database.selectFrom('pupilAccounts').selectAll().where('learnerId', '=', learnerId).executeTakeFirstOrThrow();

/** Pupils of a class whose accounts the teacher made, with their cards and sessions. */
async function newPupils(className: string, names: readonly string[], who = teacher) {
  const rows = names.map((name) => ({ name, className }));
  const list = (await (await ask(who, 'POST', 'pupil-lists', { rows, isPreview: false })).json()) as PupilList;
  const pupils = [];
  for (const card of list.cards) {
    const answer = await signIn(card);
    const { learner } = (await answer.json()) as { learner: Learner };
    pupils.push({ id: learner.id, cookie: cookieOf(answer), card });
  }
  return { pupils, groupId: (await groupNamed(className, who)).groupId };
}
type Pupil = Awaited<ReturnType<typeof newPupils>>['pupils'][number];

/** A family of a parent that the pupil joins. */
async function addFamily(pupil: Pupil): Promise<void> {
  const parent = await test.newPerson('parent');
  const answer = await ask(parent, 'POST', 'groups', { kind: 'family', name: 'Reed' });
  const [family] = ((await answer.json()) as Groups).groups;
  const body = { code: family?.code, shares: NOTHING_SHARED };
  expect((await ask(pupil, 'POST', 'memberships', body)).status).toBe(201);
}

/** As the cleanup job does so many days later. */
async function passDays(days: number): Promise<void> {
  test.wait(days * DAY_MS);
  const remove = (learnerId: string) => deleteLearner(test.database, learnerId, test.clock.now);
  await deleteEndedAccounts(test.database, test.clock.now, remove);
}

const newYear = async (groupId: string, wish: object, who = teacher) => {
  const body = { name: '5a', to: null, moved: [], left: [], isPreview: false, ...wish };
  return ask(who, 'POST', `groups/${groupId}/new-year`, body);
};
const outcomesIn = async (answer: Response) =>
  Object.fromEntries(((await answer.json()) as NewYear).members.map(({ name, outcome }) => [name, outcome]));

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
});

describe('a class with accounts of pupils that is deleted', () => {
  it('stays for 30 days, which pupil and teacher are told, and then goes with the accounts that belong to nobody else', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada', 'Ben', 'Cy']);
    const [ada, ben, cy] = pupils as [Pupil, Pupil, Pupil];
    await addFamily(ben);
    await ask(teacher, 'DELETE', `groups/${groupId}/members/${cy.id}`);
    expect((await rollOf(groupId)).members.map(({ leaving }) => leaving)).toEqual(['account-ends', 'only-leaves']);
    expect((await ask(teacher, 'DELETE', `groups/${groupId}`)).status).toBe(200);
    const group = await groupNamed('4b');
    const endsOn = new Date(test.clock.now.getTime() + PUPILS.endsAfterDays * DAY_MS).toISOString().slice(0, 10);
    expect(group).toMatchObject({ endsOn, code: null });
    const endOf = async (pupil: Pupil) => (await test.learnerOf(pupil.cookie)).endsOn;
    expect([await endOf(ada), await endOf(ben), await endOf(cy)]).toEqual([endsOn, null, endsOn]);
    await passDays(PUPILS.endsAfterDays - 1);
    expect((await signIn(ada.card)).status).toBe(200);
    await passDays(1);
    expect(await groupsOf()).toEqual([]);
    expect((await signIn(ada.card)).status).toBe(401);
    // The card of a pupil with a linked parent still opens the account.
    expect((await signIn(ben.card)).status).toBe(200);
    expect(await test.count('pupilAccounts')).toBe(1);
  });

  it('can be kept until then, with all its accounts', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada']);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect((await ask(teacher, 'DELETE', `groups/${groupId}/end`)).status).toBe(200);
    await passDays(PUPILS.endsAfterDays);
    expect(await groupNamed('4b')).toMatchObject({ endsOn: null, memberCount: 1 });
    expect((await signIn((pupils[0] as Pupil).card)).status).toBe(200);
  });

  it('lets its leader delete the account; the pupils keep theirs until the day', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada']);
    const remove = () => test.ask('DELETE', `/api/learners/${teacher.id}`, { cookie: teacher.cookie });
    expect(await codeOf(remove())).toBe('leads-class-alone');
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect((await remove()).status).toBe(200);
    expect((await signIn((pupils[0] as Pupil).card)).status).toBe(200);
  });

  it('leaves an account alone whose pupil joined another class or got a password meanwhile', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada', 'Ben']);
    const [ada, ben] = pupils as [Pupil, Pupil];
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    const other = await test.newPerson('educator');
    await ask(other, 'POST', 'groups', { kind: 'class', name: 'Chess' });
    const { code } = await groupNamed('Chess', other);
    expect((await ask(ada, 'POST', 'memberships', { code, shares: NOTHING_SHARED })).status).toBe(201);
    expect((await test.learnerOf(ada.cookie)).endsOn).toBeNull();
    const dated = { createdAt: test.clock.now.toISOString(), updatedAt: test.clock.now.toISOString() };
    const none = { accessToken: null, refreshToken: null, idToken: null, scope: null };
    const noExpiry = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null };
    await test.database
      .insertInto('signInMethods')
      .values({
        id: 'b',
        userId: ben.id,
        providerId: 'google',
        accountId: 'b',
        password: null,
        ...none,
        ...noExpiry,
        ...dated,
      })
      .execute();
    expect((await test.learnerOf(ben.cookie))?.endsOn ?? null).toBeNull();
    await passDays(PUPILS.endsAfterDays);
    expect(await test.count('pupilAccounts')).toBe(2);
  });
});

describe('a pupil who was removed, or left', () => {
  it.each(['removed', 'left'])('%s: can be put back, with nothing shared', async (how) => {
    const { pupils, groupId } = await newPupils('4b', ['Ada']);
    const [ada] = pupils as [Pupil];
    await ask(ada, 'PUT', `memberships/${groupId}`, { shares: DAYS_SHARED });
    if (how === 'removed') await ask(teacher, 'DELETE', `groups/${groupId}/members/${ada.id}`);
    else await ask(ada, 'DELETE', `memberships/${groupId}`);
    expect(await rollOf(groupId)).toMatchObject({ members: [], former: [{ memberId: ada.id, endsOn: null }] });
    expect((await ask(teacher, 'PUT', `groups/${groupId}/members/${ada.id}`)).status).toBe(200);
    expect(await membershipsOf(ada)).toMatchObject([{ groupId, shares: NOTHING_SHARED }]);
    expect(await codeOf(ask(teacher, 'PUT', `groups/${groupId}/members/${ada.id}`))).toBe('not-found');
  });

  it('whose class is gone is looked after by the class that they join with its code', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada']);
    const [ada] = pupils as [Pupil];
    await test.database.deleteFrom('groups').where('groupId', '=', groupId).execute();
    await ask(teacher, 'POST', 'groups', { kind: 'class', name: '5a' });
    const { code, groupId: next } = await groupNamed('5a');
    expect((await ask(ada, 'POST', 'memberships', { code, shares: NOTHING_SHARED })).status).toBe(201);
    expect((await rowOf(ada.id)).groupId).toBe(next);
    expect((await ask(teacher, 'PUT', `groups/${next}/pictures`, { memberIds: [ada.id] })).status).toBe(200);
  });

  it('of another class or without such an account cannot be put back', async () => {
    const { groupId } = await newPupils('4b', ['Ada']);
    const { pupils } = await newPupils('5a', ['Ben']);
    const { code } = await groupNamed('4b');
    const learner = await test.newPerson('learner', '13-to-17');
    await ask(learner, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
    await ask(learner, 'DELETE', `memberships/${groupId}`);
    for (const { id } of [pupils[0] as Pupil, learner])
      expect(await codeOf(ask(teacher, 'PUT', `groups/${groupId}/members/${id}`))).toBe('not-found');
  });
});

describe('a new school year', () => {
  it('is previewed without a change, and then renames, moves, and ends accounts in one go', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada', 'Ben', 'Cy', 'Di']);
    const [ada, ben, cy, di] = pupils as [Pupil, Pupil, Pupil, Pupil];
    await addFamily(di);
    await ask(ada, 'PUT', `memberships/${groupId}`, { shares: DAYS_SHARED });
    await ask(teacher, 'POST', 'groups', { kind: 'class', name: 'Sixth' });
    const sixth = await groupNamed('Sixth');
    const wish = { to: { groupId: sixth.groupId }, moved: [ada.id], left: [cy.id, di.id] };
    const expected = { Ada: 'moves', Ben: 'stays', Cy: 'account-ends', Di: 'only-leaves' };
    expect(await outcomesIn(await newYear(groupId, { ...wish, isPreview: true }))).toEqual(expected);
    expect(await groupNamed('4b')).toMatchObject({ memberCount: 4 });
    expect(await outcomesIn(await newYear(groupId, wish))).toEqual(expected);
    const counts = Object.fromEntries((await groupsOf()).map(({ name, memberCount }) => [name, memberCount]));
    expect(counts).toEqual({ '5a': 1, Sixth: 1 });
    expect(await membershipsOf(ada)).toMatchObject([{ name: 'Sixth', shares: DAYS_SHARED }]);
    expect((await test.learnerOf(cy.cookie)).endsOn).not.toBeNull();
    for (const pupil of [ada, ben, cy, di]) expect((await signIn(pupil.card)).status).toBe(200);
    // Cy comes back.
    expect((await ask(teacher, 'PUT', `groups/${groupId}/members/${cy.id}`)).status).toBe(200);
    await passDays(PUPILS.endsAfterDays);
    expect((await signIn(cy.card)).status).toBe(200);
    expect((await ask(teacher, 'PUT', `groups/${sixth.groupId}/pictures`, { memberIds: [ada.id] })).status).toBe(200);
  });

  it('moves pupils to the class of a colleague who gave its code, with nothing shared and nobody in between', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada', 'Ben']);
    const [ada, ben] = pupils as [Pupil, Pupil];
    await ask(ada, 'PUT', `memberships/${groupId}`, { shares: DAYS_SHARED });
    const colleague = await test.newPerson('educator');
    const theirs = await newPupils('5c', ['Ben'], colleague);
    const { code, pupilCode } = await groupNamed('5c', colleague);
    expect(await codeOf(await newYear(groupId, { to: { groupId: theirs.groupId } }))).toBe('not-found');
    expect(await codeOf(await newYear(groupId, { to: { code: 'CFH4K7' } }))).toBe('group-code-unknown');
    const answer = await newYear(groupId, { to: { code }, moved: [ada.id, ben.id] });
    expect(await outcomesIn(answer)).toEqual({ Ada: 'moves', Ben: 'same-name' });
    expect(await membershipsOf(ada)).toMatchObject([{ groupId: theirs.groupId, shares: NOTHING_SHARED }]);
    expect((await ask(colleague, 'PUT', `groups/${theirs.groupId}/pictures`, { memberIds: [ada.id] })).status).toBe(
      200,
    );
    expect(await codeOf(ask(teacher, 'PUT', `groups/${groupId}/members/${ada.id}`))).toBe('not-found');
    // The class code on a card names the class of before or the class of now.
    expect((await signIn({ ...ben.card })).status).toBe(200);
    const inTheirs = theirs.pupils[0] as Pupil;
    expect((await signIn({ ...inTheirs.card, pupilCode: pupilCode ?? '' })).status).toBe(200);
  });

  it('moves no pupil to a class that has another account with the number of the school', async () => {
    const listed = async (name: string, className: string, who = teacher) => {
      const body = { rows: [{ name, className, number: '12' }], isPreview: false };
      expect((await ask(who, 'POST', 'pupil-lists', body)).status).toBe(200);
      return groupNamed(className, who);
    };
    const { groupId } = await listed('Ada', '4b');
    const { code } = await listed('Adalind', '5c', await test.newPerson('educator'));
    const { members } = await rollOf(groupId);
    const answer = await newYear(groupId, { to: { code }, moved: members.map(({ memberId }) => memberId) });
    expect(await outcomesIn(answer)).toEqual({ Ada: 'same-name' });
  });

  it('fills a class and no more', async () => {
    const names = Array.from({ length: GROUP.mostMembers }, (_, index) => `P${index}`);
    const full = await newPupils('Full', names.slice(1));
    const { pupils, groupId } = await newPupils('4b', ['Ada', 'Ben']);
    const moved = pupils.map(({ id }) => id);
    const answer = await newYear(groupId, { to: { groupId: full.groupId }, moved });
    expect(await outcomesIn(answer)).toEqual({ Ada: 'moves', Ben: 'no-room' });
  });

  it('is for those who lead the class: not for a helper, and not into a class where the sender helps', async () => {
    const { pupils, groupId } = await newPupils('4b', ['Ada']);
    const helper = await test.newPerson('educator');
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: helper.id, groupId, role: 'helps', since });
    expect(await codeOf(await newYear(groupId, {}, helper))).toBe('not-found');
    expect(await codeOf(ask(helper, 'GET', `groups/${groupId}/roll`))).toBe('not-found');
    const own = await newPupils('5c', ['Ben'], helper);
    const wish = { to: { groupId }, moved: own.pupils.map(({ id }) => id) };
    expect(await codeOf(await newYear(own.groupId, wish, helper))).toBe('not-found');
    expect((await membershipsOf(pupils[0] as Pupil)).length).toBe(1);
  });
});
