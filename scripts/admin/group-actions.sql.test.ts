import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Groups } from '#contract/groups/groups.ts';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import { readEnvironment } from '../../server/environment/environment.ts';
import { emptyFolder } from '../../server/testing/databases/data-folder.ts';
import { createTestApp, type Person, type TestApp } from '../../server/testing/test-app.ts';
import { ACTIONS } from './actions.ts';
import { listMembers, listWithoutLeader } from './find-groups.ts';
import { listLearners, requireAccount } from './find-learners.ts';
import { GROUP_ACTIONS } from './group-actions.ts';

let test: TestApp;
let teacher: Person;
let dataDir: string;

const planOf = (command: keyof typeof GROUP_ACTIONS, words: readonly string[], options = {}) => {
  const [first = '', second = ''] = words;
  return GROUP_ACTIONS[command](
    { databases: test, environment: { dataDir }, options, now: test.clock.now },
    first,
    second,
  );
};
const act = async (...of: Parameters<typeof planOf>) => (await planOf(...of)).act();
/** Writes everything about a learner into a file, as `admin export` does. */
const exportOf = async (id: string) => {
  const needs = {
    databases: test,
    environment: readEnvironment({ DATA_DIR: dataDir }),
    options: {},
    now: test.clock.now,
  };
  await (await ACTIONS.export(needs, await requireAccount(test.database, id))).act();
};
const exportedNames = () => readdir(join(dataDir, 'exports'));
const groupsOf = async (who: Person) => ((await (await test.askAs(who, 'GET', 'groups')).json()) as Groups).groups;
const signIn = ({ pupilCode: code, name, pictures }: PupilCard, typed = name) =>
  test.ask('POST', '/api/auth/picture-sign-in', { body: { code, name: typed, pictures } });
const statusOf = async (...of: Parameters<typeof signIn>) => (await signIn(...of)).status;

async function newClass(className: string, names: readonly string[], who = teacher) {
  const rows = names.map((name) => ({ name, className }));
  const answer = await test.askAs(who, 'POST', 'pupil-lists', { rows, isPreview: false });
  const { cards } = (await answer.json()) as PupilList;
  const groupId = (await groupsOf(who)).find(({ name }) => name === className)?.groupId ?? '';
  const members = await listMembers(test.database, groupId);
  const idOf = (wanted: string) => members.find(({ name }) => name === wanted)?.learnerId ?? '';
  return { groupId, idOf, cardOf: (wanted: string) => cards.find(({ name }) => name === wanted) as PupilCard };
}

beforeEach(async () => {
  test = await createTestApp();
  dataDir = await emptyFolder();
  teacher = await test.newPerson('educator');
});

it('a teacher who is deleted leaves the class without a leader, says so before, and it is handed over', async () => {
  const { groupId, cardOf } = await newClass('4b', ['Ada']);
  const needs = { databases: test, environment: readEnvironment({}), options: {}, now: test.clock.now };
  const deletion = await ACTIONS.delete(needs, await requireAccount(test.database, teacher.id));
  expect(deletion.would).toContain(`Without a leader then: 4b (${groupId}, 1 learners).`);
  expect(await listWithoutLeader(test.database, 9)).toEqual([]);
  await deletion.act();
  expect(await listWithoutLeader(test.database, 9)).toMatchObject([{ groupId, leaders: [] }]);
  expect(await statusOf(cardOf('Ada'))).toBe(200);
  const other = await test.newPerson('educator');
  await act('hand-over', [groupId, other.id]);
  expect(await groupsOf(other)).toMatchObject([{ groupId, role: 'leads' }]);
  expect(await listWithoutLeader(test.database, 9)).toEqual([]);
  await expect(planOf('hand-over', [groupId, (await test.newPerson('parent')).id])).rejects.toThrow('not a teacher');
});

it('a pupil is listed with class and maker, and moved to another class or back into one', async () => {
  const { groupId, idOf, cardOf } = await newClass('4b', ['Ada', 'Ben']);
  const colleague = await test.newPerson('educator');
  const theirs = await newClass('5a', ['Ben'], colleague);
  const listed = (await listLearners(test.database, 9)).find(({ id }) => id === idOf('Ada'));
  expect(listed).toMatchObject({
    ...{ role: 'learner', madeBy: { id: teacher.id } },
    groups: [{ groupId, name: '4b', role: 'member' }],
  });
  await act('move', [idOf('Ada'), theirs.groupId]);
  expect((await listMembers(test.database, theirs.groupId)).map(({ name }) => name)).toEqual(['Ada', 'Ben']);
  expect(await statusOf(cardOf('Ada'))).toBe(200);
  await expect(act('move', [idOf('Ben'), theirs.groupId])).rejects.toThrow('Another pupil of that class has this name');
  await expect(planOf('move', [teacher.id, groupId])).rejects.toThrow('Only an account that a teacher made');
  await test.database.deleteFrom('groups').where('groupId', '=', groupId).execute();
  expect(await listWithoutLeader(test.database, 9)).toMatchObject([{ learnerId: idOf('Ben') }]);
  await act('rename', [idOf('Ben'), 'Ben Lee']);
  await act('move', [idOf('Ben'), theirs.groupId]);
  expect(await listMembers(test.database, theirs.groupId)).toHaveLength(3);
});

it('members are listed in the order of a register', async () => {
  const { groupId } = await newClass('4b', ['Zoë', 'Łukasz', 'Zac Adams']);
  expect((await listMembers(test.database, groupId)).map(({ name }) => name)).toEqual(['Zac Adams', 'Łukasz', 'Zoë']);
});

it('a class and a pupil are renamed; the pupil signs in with the new name', async () => {
  const { groupId, idOf, cardOf } = await newClass('4b', ['"Dupont, Amélie"']);
  await act('rename', [groupId, 'Class 4b']);
  expect(await groupsOf(teacher)).toMatchObject([{ name: 'Class 4b' }]);
  await act('rename', [idOf('"Dupont, Amélie"'), 'Amélie Dupont']);
  expect(await statusOf(cardOf('"Dupont, Amélie"'), 'Amélie Dupont')).toBe(200);
  await expect(planOf('rename', [groupId, ' '])).rejects.toThrow('This name cannot be used');
});

it('the accounts of leavers are deleted by class or by last use, after a dry run that names them', async () => {
  const { groupId, idOf } = await newClass('4b', ['Ada', 'Ben', 'Cy']);
  for (const name of ['Ada', 'Ben']) await test.askAs(teacher, 'DELETE', `groups/${groupId}/members/${idOf(name)}`);
  const ofClass = await planOf('delete-leavers', [], { class: groupId });
  expect(ofClass.would).toContain('delete 2 accounts of pupils who left');
  expect(ofClass.would).toContain(`${idOf('Ada')} Ada`);
  const day = test.clock.now.toISOString().slice(0, 10);
  expect((await planOf('delete-leavers', [], { before: day })).would).toContain('delete 0 accounts');
  await test.askAs(teacher, 'PUT', `groups/${groupId}/members/${idOf('Ben')}`);
  for (const name of ['Ada', 'Ben']) await exportOf(idOf(name));
  expect(await ofClass.act()).toMatch(/^Deleted: 1 accounts/);
  expect(await exportedNames()).toEqual([expect.stringContaining(`learner-${idOf('Ben')}-`)]);
  expect(await test.count('pupilAccounts')).toBe(2);
  await test.askAs(teacher, 'DELETE', `groups/${groupId}/members/${idOf('Ben')}`);
  test.wait(24 * 60 * 60 * 1000);
  const next = test.clock.now.toISOString().slice(0, 10);
  await act('delete-leavers', [], { before: next });
  expect((await listMembers(test.database, groupId)).map(({ name }) => name)).toEqual(['Cy']);
  await expect(planOf('delete-leavers', [])).rejects.toThrow('Say which');
  await expect(planOf('delete-leavers', [], { before: '2999-01-01' })).rejects.toThrow('a day of the past');
});
