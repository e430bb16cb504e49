import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Pupil, PupilCard } from '#contract/groups/pupils.ts';
import type { Roll } from '#contract/groups/school-year.ts';
import { GROUP, NOTHING_SHARED, type Role } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { deleteLearner } from '../../own-data/delete-learner.ts';
import { focusGameReport } from '../../testing/runs/reports.ts';
import { codeOf, cookieOf, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertLeader } from '../leaders/leader-queries.ts';
import { deleteEndedAccounts } from '../school-year/ended-accounts.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
type Person = { id: string; email: string; cookie: string };

let test: TestApp;
let parent: Person;
let familyId: string;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  parent = await test.newPerson('parent');
  familyId = await newGroup(parent, 'family');
});

async function newGroup(leader: Person, kind: 'family' | 'class'): Promise<string> {
  const made = (await (await test.askAs(leader, 'POST', 'groups', { kind, name: 'Reed' })).json()) as Groups;
  return made.groups.find((group) => group.kind === kind)?.groupId ?? '';
}

const MIA = { name: 'Mia', ageBand: 'under-13', shares: { activity: true, progress: false } };
const make = (child: object = {}, of = parent, groupId = familyId) =>
  test.askAs(of, 'POST', `groups/${groupId}/children`, { ...MIA, ...child });

/** The account of Mia. */
async function newChild(): Promise<{ id: string }> {
  const answer = await make();
  expect(answer.status).toBe(201);
  const { pupils } = (await answer.json()) as { pupils: Pupil[] };
  expect(pupils).toMatchObject([{ name: 'Mia', hasCard: true }]);
  return { id: pupils[0]?.memberId ?? '' };
}
const cardOf = async (id: string) => {
  const answer = await test.askAs(parent, 'POST', `groups/${familyId}/cards`, { memberIds: [id] });
  return ((await answer.json()) as { cards: [PupilCard] }).cards[0];
};
const handOver = (id: string, of = parent, groupId = familyId) =>
  test.askAs(of, 'POST', `groups/${groupId}/members/${id}/device`);
/** The parent logs in, on another device. */
async function logInAgain(): Promise<void> {
  parent = { ...parent, cookie: cookieOf(await test.logIn(parent.email)) };
}

async function agree(id: string): Promise<unknown> {
  await logInAgain();
  const path = `groups/${familyId}/members/${id}/screening-agreement`;
  return (await test.askAs(parent, 'PUT', path, { textVersion: PARENT_AGREEMENT_VERSION })).json();
}

const shownIn = async (groupId = familyId, of = parent) =>
  ((await (await test.askAs(of, 'GET', `groups/${groupId}`)).json()) as ShownGroup).members;
const codeOfGroup = async (of: Person, groupId: string) => {
  const { groups } = (await (await test.askAs(of, 'GET', 'groups')).json()) as Groups;
  return groups.find((group) => group.groupId === groupId)?.code;
};
const endsOn = async (id: string) => {
  const pupils = test.database.selectFrom('pupilAccounts').select('endsOn').where('learnerId', '=', id);
  return (await pupils.executeTakeFirst())?.endsOn;
};

it('a parent makes the account of a child without an email, and the child signs in with the pictures of the card', async () => {
  const { id } = await newChild();
  const card = await cardOf(id);
  expect(card).toMatchObject({ name: 'Mia', kind: 'family', className: 'Reed', cardCode: expect.any(String) });
  const signIns = [
    { card: card.cardSecret, pictures: card.pictures },
    { code: card.cardCode, pictures: card.pictures },
    { code: card.pupilCode, name: 'mia', pictures: card.pictures },
  ];
  for (const body of signIns) {
    const answer = await test.ask('POST', '/api/auth/picture-sign-in', { body });
    expect(await answer.json()).toMatchObject({
      learner: { id, name: 'Mia', ageBand: 'under-13', isByPictures: true },
    });
  }
  const consents = await test.database.selectFrom('consents').selectAll().where('learnerId', '=', id).execute();
  expect(consents).toMatchObject([{ kind: 'account', answer: 'yes', givenBy: 'grown-up' }]);
});

it('the family sees what parent and child chose together, and nothing else', async () => {
  await newChild();
  const [member] = await shownIn();
  expect(member).toMatchObject({ activity: { days: [], finished: 0 }, progress: null, sharesReport: false });
});

it('no test is offered to the child until the parent who made the account agrees', async () => {
  const { id } = await newChild();
  const child = { ...parent, id, cookie: cookieOf(await handOver(id)) };
  const doTest = () =>
    test.askAs(
      child,
      'PUT',
      `attempts/focus-game/${randomUUID()}`,
      focusGameReport(10, 100, test.clock.now.toISOString()),
    );
  expect(await codeOf(doTest())).toBe('tests-off');
  expect(await agree(id)).toEqual({ screeningAgreed: true, hasAgreed: true });
  expect((await doTest()).status).toBe(201);
  const report = await test.askAs(parent, 'GET', `groups/${familyId}/members/${id}/report`);
  expect(report.status).toBe(200);
});

it('a device that is handed over belongs to the child, and the session of the parent has ended on it', async () => {
  const { id } = await newChild();
  const answer = await handOver(id);
  expect(await answer.json()).toMatchObject({ learner: { id, isByPictures: true } });
  expect((await test.learnerOf(cookieOf(answer))).id).toBe(id);
  expect(await codeOf(test.askAs(parent, 'GET', 'groups'))).toBe('not-signed-in');
});

it('a device is handed over by parents who lead the family alone, to a child without a password', async () => {
  const { id } = await newChild();
  const [second, helper, teacher] = [
    await test.newPerson('parent'),
    await test.newPerson('parent'),
    await test.newPerson('educator'),
  ];
  const since = test.clock.now.toISOString();
  for (const [leader, role] of [
    [second, 'leads'],
    [helper, 'helps'],
    [teacher, 'leads'],
  ] as const)
    await insertLeader(test.database, { leaderId: leader.id, groupId: familyId, role, since });
  for (const other of [helper, teacher]) expect(await codeOf(handOver(id, other))).toBe('not-found');
  expect((await handOver(id, second)).status).toBe(200);
  const stranger = await test.newPerson('parent');
  expect(await codeOf(handOver(id, stranger, await newGroup(stranger, 'family')))).toBe('not-found');
  const method = { id: 'm', userId: id, providerId: 'credential', accountId: id, createdAt: since, updatedAt: since };
  await test.database.insertInto('signInMethods').values(method).execute();
  expect(await codeOf(handOver(id))).toBe('not-found');
});

it.each(['educator', 'learner'] as const)('a %s makes no account of a child', async (role: Role) => {
  await test.database.updateTable('learners').set({ role }).where('id', '=', parent.id).execute();
  expect(await codeOf(make())).toBe('not-found');
  expect(await test.count('pupilAccounts')).toBe(0);
});

it('a class gets no account of a child from a parent, nor a family of somebody else', async () => {
  const other = await test.newPerson('parent');
  expect(await codeOf(make({}, other))).toBe('not-found');
  expect(await codeOf(make({}, parent, await newGroup(parent, 'class')))).toBe('not-found');
  expect(await test.count('pupilAccounts')).toBe(0);
});

it('a name is in a family once, and a family has room for so many', async () => {
  await newChild();
  expect(await codeOf(make({ name: 'MIA' }))).toBe('pupil-name-taken');
  for (let more = 1; more < GROUP.mostMembers; more += 1) {
    test.wait(60 * 60 * 1000);
    expect((await make({ name: `Child ${more}` })).status).toBe(201);
  }
  expect(await codeOf(make({ name: 'One more' }))).toBe('group-full');
});

it('a child under 13 shares more with the own family alone, and with a class only when the parent agreed', async () => {
  const { id } = await newChild();
  const child = { ...parent, id, cookie: cookieOf(await handOver(id)) };
  const shares = { ...NOTHING_SHARED, activity: true, progress: true };
  expect((await test.askAs(child, 'PUT', `memberships/${familyId}`, { shares })).status).toBe(200);
  const teacher = await test.newPerson('educator');
  const classId = await newGroup(teacher, 'class');
  const code = await codeOfGroup(teacher, classId);
  expect((await test.askAs(child, 'POST', 'memberships', { code, shares: NOTHING_SHARED })).status).toBe(201);
  const share = () => test.askAs(child, 'PUT', `memberships/${classId}`, { shares });
  expect(await codeOf(share())).toBe('parent-agreement-needed');
  await agree(id);
  expect((await share()).status).toBe(200);
  // The teacher of a class that the child joined gets neither the cards nor a word about the parents.
  const [member] = await shownIn(classId, teacher);
  expect(member?.pupil).toMatchObject({
    canGivePictures: false,
    canReportParent: false,
    parent: null,
  });
});

it('an account ends some weeks after the parent takes the child out of the family, unless they put it back', async () => {
  const { id } = await newChild();
  expect((await test.askAs(parent, 'DELETE', `groups/${familyId}/members/${id}`)).status).toBe(200);
  expect(await endsOn(id)).toBe(
    new Date(test.clock.now.getTime() + PUPILS.endsAfterDays * DAY_MS).toISOString().slice(0, 10),
  );
  const { former } = (await (await test.askAs(parent, 'GET', `groups/${familyId}/roll`)).json()) as Roll;
  expect(former).toMatchObject([{ memberId: id, name: 'Mia', endsOn: await endsOn(id) }]);
  expect((await test.askAs(parent, 'PUT', `groups/${familyId}/members/${id}`)).status).toBe(200);
  expect(await endsOn(id)).toBe(null);
});

it('an account that is in a class too stays when the parent takes the child out of the family', async () => {
  const { id } = await newChild();
  const child = { ...parent, id, cookie: cookieOf(await handOver(id)) };
  const teacher = await test.newPerson('educator');
  const code = await codeOfGroup(teacher, await newGroup(teacher, 'class'));
  await test.askAs(child, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
  await logInAgain();
  await test.askAs(parent, 'DELETE', `groups/${familyId}/members/${id}`);
  expect(await endsOn(id)).toBe(null);
});

it('when a parent deletes their own account, the accounts of the children end some weeks later with the family', async () => {
  const { id } = await newChild();
  await deleteLearner(test.database, parent.id, test.clock.now);
  expect(await endsOn(id)).not.toBe(null);
  const deleted: string[] = [];
  const end = (at: Date) => deleteEndedAccounts(test.database, at, async (learnerId) => void deleted.push(learnerId));
  await end(test.clock.now);
  expect(deleted).toEqual([]);
  await end(new Date(test.clock.now.getTime() + (PUPILS.endsAfterDays + 1) * DAY_MS));
  expect(deleted).toEqual([id]);
});
