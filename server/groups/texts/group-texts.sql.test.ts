import { beforeEach, describe, expect, it } from 'vitest';
import type { Assignments, OwnAssignment } from '#contract/groups/assignments.ts';
import type { GroupTexts } from '#contract/groups/group-texts.ts';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { MyData } from '#contract/people/my-data.ts';
import { GROUP_TEXT } from '#rules/groups/group-texts.ts';
import { NOTHING_SHARED } from '#rules/groups/groups.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { codeOf, createTestApp, type Person, type TestApp } from '../../testing/test-app.ts';
import { insertLeader } from '../leaders/leader-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWLS = { title: 'Owls', paragraphs: ['Owls see at night.', 'They hear well.'] };
const SENT = { title: 'Owls', text: OWLS.paragraphs.join('\n') };

let test: TestApp;
let teacher: Person;
let ada: Person;
let bo: Person;
let groupId: string;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const json = async <Answer>(answer: Promise<Response>) => (await (await answer).json()) as Answer;
const dayAfter = (days: number) => new Date(test.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const addTo = (id: string, body: object = SENT, who = teacher) => ask(who, 'POST', `groups/${id}/texts`, body);
const added = async () => (await json<GroupTexts & { textId: string }>(addTo(groupId))).textId;
const set = (target: string, more: object = {}, who = teacher) =>
  ask(who, 'POST', `groups/${groupId}/assignments`, { kind: 'text', target, dueDay: null, note: null, ...more });
const open = (who: Person, textId: string) => ask(who, 'GET', `set-texts/${textId}`);
const read = (who: Person, textId: string, ms = 0) =>
  ask(who, 'PUT', `set-texts/${textId}/reading`, {
    finishedAt: new Date(test.clock.now.getTime() + ms).toISOString(),
  });
const setFor = async (who: Person) =>
  (await json<{ assignments: OwnAssignment[] }>(ask(who, 'GET', 'assignments'))).assignments;
const view = () => json<ShownGroup>(ask(teacher, 'GET', `groups/${groupId}`));
const whoIsDone = async () =>
  (await view()).members.filter(({ done }) => done.length > 0).map(({ memberId }) => memberId);

async function newClass(who: Person) {
  const { groups } = await json<Groups>(ask(who, 'POST', 'groups', { kind: 'class', name: 'Class 4b' }));
  const [group] = groups;
  if (!group?.code) throw new Error('no class was made');
  return group as typeof group & { code: string };
}

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  ada = await test.newPerson();
  bo = await test.newPerson();
  const group = await newClass(teacher);
  groupId = group.groupId;
  for (const who of [ada, bo]) await ask(who, 'POST', 'memberships', { code: group.code, shares: NOTHING_SHARED });
});

describe('adding a text', () => {
  it('keeps plain paragraphs, and says who added it', async () => {
    await test.database.updateTable('accounts').set({ name: 'Ms Lee' }).where('id', '=', teacher.id).execute();
    const answer = await addTo(groupId, {
      title: ' Owls\u0000 ',
      text: 'Owls  see\tat\u200b night.\r\n \n\nThey hear well.',
    });
    expect(answer.status).toBe(201);
    const { textId, texts } = (await answer.json()) as GroupTexts & { textId: string };
    expect(texts).toEqual([
      { textId, title: 'Owls', words: 7, createdAt: test.clock.now.toISOString(), madeBy: 'Ms Lee' },
    ]);
    expect(await json(ask(teacher, 'GET', `groups/${groupId}/texts`))).toEqual({ texts });
    expect(await json(ask(teacher, 'GET', `groups/${groupId}/texts/${textId}`))).toEqual({ textId, ...OWLS });
  });

  it.runIf(sameOnBoth)('refuses what is no text, and keeps nothing', async () => {
    const tooLong = Array.from({ length: GROUP_TEXT.mostWords + 1 }, () => 'owl').join(' ');
    const refused = [
      [{ ...SENT, text: '' }, 'text-not-usable'],
      [{ ...SENT, text: '***\n\u200b' }, 'text-not-usable'],
      [{ ...SENT, text: tooLong }, 'text-not-usable'],
      [{ ...SENT, title: 'a'.repeat(GROUP_TEXT.titleMostCharacters + 1) }, 'text-not-usable'],
      [{ ...SENT, title: ' ' }, 'text-not-usable'],
      [{ ...SENT, words: 1 }, 'invalid-request'],
      [{ ...SENT, text: 'a'.repeat(GROUP_TEXT.mostCharacters + 1) }, 'text-not-usable'],
      [{ ...SENT, text: 'a'.repeat(GROUP_TEXT.mostCharacters * 2 + 1) }, 'invalid-request'],
    ] as const;
    for (const [body, code] of refused) expect([code, await codeOf(addTo(groupId, body))]).toEqual([code, code]);
    expect(await test.count('groupTexts')).toBe(0);
  });

  it('ends at 100 texts of a group, also when several are added at once', async () => {
    const [text] = await test.database.selectFrom('groups').select('groupId').where('groupId', '=', groupId).execute();
    const createdAt = test.clock.now.toISOString();
    const rows = Array.from({ length: GROUP_TEXT.mostOfGroup - 1 }, () => ({
      ...{ textId: crypto.randomUUID(), groupId: text?.groupId ?? '', leaderId: null, createdAt },
      ...{ title: 'Owls', paragraphs: '["Owls"]', words: 1 },
    }));
    await test.database.insertInto('groupTexts').values(rows).execute();
    const answers = await Promise.all([addTo(groupId), addTo(groupId), addTo(groupId)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await codeOf(answers.find(({ status }) => status !== 201) as Response)).toBe('too-many-texts');
  });

  it('is for leaders and helpers of this group only; a helper does not delete', async () => {
    const textId = await added();
    const helper = await test.newPerson('educator');
    await insertLeader(test.database, { leaderId: helper.id, groupId, role: 'helps', since: dayAfter(0) });
    expect((await addTo(groupId, SENT, helper)).status).toBe(201);
    expect((await set(textId, {}, helper)).status).toBe(201);
    const path = `groups/${groupId}/texts/${textId}`;
    expect((await ask(helper, 'GET', path)).status).toBe(200);
    expect(await codeOf(ask(helper, 'DELETE', path))).toBe('not-found');
    const other = await test.newPerson('educator');
    const { groupId: otherId } = await newClass(other);
    for (const who of [other, ada]) {
      for (const method of ['GET', 'DELETE']) expect(await codeOf(ask(who, method, path))).toBe('not-found');
      expect(await codeOf(ask(who, 'GET', `groups/${groupId}/texts`))).toBe('not-found');
      expect(await codeOf(addTo(groupId, SENT, who))).toBe('not-found');
    }
    // Their own group opens nothing of another one.
    for (const method of ['GET', 'DELETE'])
      expect(await codeOf(ask(other, method, `groups/${otherId}/texts/${textId}`))).toBe('not-found');
    const body = { kind: 'text', target: textId, dueDay: null, note: null };
    expect(await codeOf(ask(other, 'POST', `groups/${otherId}/assignments`, body))).toBe('not-found');
    await ask(teacher, 'DELETE', `groups/${groupId}/leaders/${helper.id}`);
    expect(await codeOf(ask(helper, 'GET', path))).toBe('not-found');
  });
});

describe('a text that is set', () => {
  it('is read by those for whom it is, and by nobody else', async () => {
    const textId = await added();
    expect(await codeOf(open(ada, textId))).toBe('text-not-set');
    await set(textId, { memberIds: [ada.id] });
    expect(await (await open(ada, textId)).json()).toEqual({ textId, ...OWLS });
    for (const who of [bo, teacher, await test.newPerson()]) {
      expect(await codeOf(open(who, textId))).toBe('text-not-set');
      expect(await codeOf(read(who, textId))).toBe('text-not-set');
    }
    expect(await setFor(ada)).toMatchObject([{ kind: 'text', target: textId, textTitle: 'Owls', isDone: false }]);
    expect(await setFor(bo)).toEqual([]);
  });

  it('is closed before its first day, after it is taken back, and to who left', async () => {
    const textId = await added();
    await set(textId, { startDay: dayAfter(3) });
    expect(await codeOf(open(ada, textId))).toBe('text-not-set');
    test.wait(3 * DAY_MS);
    expect((await open(ada, textId)).status).toBe(200);
    await ask(bo, 'DELETE', `memberships/${groupId}`);
    expect(await codeOf(open(bo, textId))).toBe('text-not-set');
    const [{ assignmentId } = { assignmentId: '' }] = (await view()).assignments;
    await ask(teacher, 'DELETE', `groups/${groupId}/assignments/${assignmentId}`);
    expect(await codeOf(open(ada, textId))).toBe('text-not-set');
    expect(await codeOf(read(ada, textId))).toBe('text-not-set');
  });

  it('is done by saying that it was read, once or again, and its leader sees it', async () => {
    const textId = await added();
    await set(textId);
    const answer = await read(ada, textId);
    expect([answer.status, await answer.json()]).toEqual([200, { readAt: test.clock.now.toISOString() }]);
    expect((await read(ada, textId, -60_000)).status).toBe(200);
    expect(await test.count('textReadings')).toBe(1);
    expect(await whoIsDone()).toEqual([ada.id]);
    expect(await setFor(ada)).toMatchObject([{ isDone: true }]);
    const [member] = (await view()).members.filter(({ memberId }) => memberId === ada.id);
    expect(member).toMatchObject({ activity: null, done: [{ right: null }] });
  });

  it('is set again without a copy, and then has to be read again', async () => {
    const textId = await added();
    await set(textId);
    await read(ada, textId);
    test.wait(DAY_MS);
    const { assignments } = (await (await set(textId)).json()) as Assignments;
    expect(assignments.map(({ textTitle }) => textTitle)).toEqual(['Owls', 'Owls']);
    expect((await setFor(ada)).map(({ isDone }) => isDone)).toEqual([true, false]);
    await read(ada, textId);
    expect((await setFor(ada)).map(({ isDone }) => isDone)).toEqual([true, true]);
    expect(await test.count('groupTexts')).toBe(1);
  });

  it('is read in a session by pictures', async () => {
    const textId = await added();
    await set(textId);
    const { cookies } = await test.auth.startPictureSession(ada.id);
    const byPictures = { ...ada, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    expect((await open(byPictures, textId)).status).toBe(200);
    expect((await read(byPictures, textId)).status).toBe(200);
  });

  it('goes with the text that its leader deletes, and with the class', async () => {
    const [first, second] = [await added(), await added()];
    for (const textId of [first, second]) await set(textId);
    await read(ada, first);
    const answer = await json<GroupTexts>(ask(teacher, 'DELETE', `groups/${groupId}/texts/${first}`));
    expect(answer.texts.map(({ textId }) => textId)).toEqual([second]);
    expect((await view()).assignments.map(({ target }) => target)).toEqual([second]);
    expect([await test.count('textReadings'), await codeOf(open(ada, first))]).toEqual([0, 'text-not-set']);
    await read(ada, second);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect([await test.count('groupTexts'), await test.count('textReadings')]).toEqual([0, 0]);
  });

  it('stays with the class when the account of the leader who wrote it is deleted', async () => {
    const textId = await added();
    await set(textId);
    const other = await test.newPerson('educator');
    await insertLeader(test.database, { leaderId: other.id, groupId, role: 'leads', since: dayAfter(0) });
    await test.database.deleteFrom('accounts').where('id', '=', teacher.id).execute();
    const { texts } = await json<GroupTexts>(ask(other, 'GET', `groups/${groupId}/texts`));
    expect(texts).toMatchObject([{ textId, madeBy: null }]);
    expect((await open(ada, textId)).status).toBe(200);
  });

  it('is in the export of the leader who wrote it', async () => {
    await added();
    const helper = await test.newPerson('educator');
    await insertLeader(test.database, { leaderId: helper.id, groupId, role: 'helps', since: dayAfter(0) });
    const textsOf = async (who: Person) => (await json<MyData>(ask(who, 'GET', 'export?as=json'))).group_texts;
    expect(await textsOf(teacher)).toMatchObject([OWLS]);
    expect(await textsOf(helper)).toEqual([]);
  });
});
