import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { PupilCard, PupilList } from '#contract/groups/pupils.ts';
import type { Learner } from '#contract/people/learner.ts';
import { GROUP, NOTHING_SHARED, type Role, type Shares } from '#rules/groups/groups.ts';
import { PUPIL_PICTURES, PUPILS, type PupilRow } from '#rules/groups/pupils.ts';
import { WRONG_TRIES } from '#rules/groups/wrong-tries.ts';
import { CONSENT_VERSIONS } from '#rules/people/consent.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { createLink } from '../../identity/mail-links/mail-links.ts';
import { everyRow, tablesOf } from '../../testing/databases/all-rows.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../../testing/runs/reports.ts';
import { RUN_REPORTS } from '../../testing/runs/sample-runs.ts';
import { codeOf, cookieOf, createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';
import { insertLeader } from '../leaders/leader-queries.ts';

type Person = { id: string; cookie: string };
let test: TestApp;
let teacher: Person;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const sendList = (rows: readonly PupilRow[], isPreview = false, who = teacher) =>
  ask(who, 'POST', 'pupil-lists', { rows, isPreview });
const list = async (...args: Parameters<typeof sendList>) => (await (await sendList(...args)).json()) as PupilList;
const outcomes = async (...args: Parameters<typeof sendList>) => (await list(...args)).outcomes;
const groupsOf = async (who: Person) => ((await (await ask(who, 'GET', 'groups')).json()) as Groups).groups;
const shown = async (who: Person, groupId: string) =>
  (await (await ask(who, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
const membershipsOf = async (who: Person) => (await (await ask(who, 'GET', 'memberships')).json()) as Memberships;
const signInWith = (card: object) => test.ask('POST', '/api/auth/picture-sign-in', { body: card });
const tryCard = ({ pupilCode: code, name, pictures }: PupilCard, change: object = {}) =>
  signInWith({ code, name, pictures, ...change });
const wrong = ({ pictures }: PupilCard) => ({ pictures: [...pictures].reverse() });
const everything = async () => {
  const tables = await tablesOf(test.database);
  return everyRow(
    test.database,
    tables.filter((table) => table !== 'rateLimits'),
  );
};

/** A pupil whose account the teacher made, with their card and a session by pictures. */
async function newPupil(row: PupilRow = { name: 'Bo Reed', className: '5a' }) {
  const { cards } = await list([row]);
  const card = cards[0] as PupilCard;
  const answer = await tryCard(card);
  const { learner } = (await answer.json()) as { learner: Learner };
  const group = (await groupsOf(teacher)).find(({ name }) => name === card.className);
  return { id: learner.id, cookie: cookieOf(answer), card, groupId: group?.groupId ?? '', learner };
}

/** A family of a new parent that a pupil has joined. */
async function newFamily(pupil: Person, role: Role = 'parent') {
  const parent = await test.newPerson(role);
  return { parent, familyId: await joinFamily(pupil, parent) };
}

async function joinFamily(pupil: Person, parent: Person, shares: Shares = NOTHING_SHARED): Promise<string> {
  const made = (await (await ask(parent, 'POST', 'groups', { kind: 'family', name: 'Reed' })).json()) as Groups;
  const { groupId = '', code } = made.groups.at(-1) ?? {};
  expect((await ask(pupil, 'POST', 'memberships', { code, shares })).status).toBe(201);
  return groupId;
}

const consentOf = (who: Person, method: 'PUT' | 'DELETE', groupId: string, pupil: Person) =>
  ask(
    who,
    method,
    `groups/${groupId}/members/${pupil.id}/screening-agreement`,
    method === 'PUT' ? { textVersion: PARENT_AGREEMENT_VERSION } : undefined,
  );
const reportOf = (who: Person, groupId: string, pupil: Person) =>
  ask(who, 'GET', `groups/${groupId}/members/${pupil.id}/report`);
const newPictures = (who: Person, groupId: string, ...pupils: Person[]) =>
  ask(who, 'PUT', `groups/${groupId}/pictures`, { memberIds: pupils.map(({ id }) => id) });
const cardsIn = async (asked: Promise<Response>) => {
  const answer = await asked;
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { cards: PupilCard[] }).cards;
};

const REPORTS = {
  'focus-game': focusGameReport(10, 20),
  'letter-quiz': letterQuizReport(6),
  'traits-questionnaire': traitsReport(7),
};
const saveAttempts = async (who: Person) => {
  const answers = [];
  for (const [part, report] of Object.entries(REPORTS))
    answers.push(await ask(who, 'PUT', `attempts/${part}/${randomUUID()}`, report));
  return answers;
};
const countAttempts = async () => {
  const tables = ['focusGameAttempts', 'letterQuizAttempts', 'traitsQuestionnaireAttempts'] as const;
  return (await Promise.all(tables.map(test.count))).map(Number);
};

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
});

describe('a list of pupils', () => {
  it('is previewed without a change', async () => {
    const before = await everything();
    expect(await list([{ name: 'Bo', className: '5a' }], true)).toEqual({
      ...{ outcomes: ['new'], maybeKnown: [], cards: [] },
      counts: { new: 1, moved: 0, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 1 },
    });
    expect(await everything()).toEqual(before);
  });

  it('makes classes and accounts with a card for each, and the same list again changes nothing', async () => {
    const rows = [
      { name: 'Bo Reed', className: '5a' },
      { name: 'Cy Wood', className: '5b', email: ' ' },
      { name: 'Di Hill', className: ' 5A ' },
    ];
    const { cards, counts } = await list(rows);
    expect(counts).toEqual({ new: 3, moved: 0, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 2 });
    const groups = await groupsOf(teacher);
    expect(groups.map(({ name, memberCount }) => [name, memberCount]).sort()).toEqual([
      ['5a', 2],
      ['5b', 1],
    ]);
    const codes = Object.fromEntries(groups.map(({ name, pupilCode }) => [name, pupilCode]));
    expect(cards).toMatchObject([
      { name: 'Bo Reed', className: '5a', pupilCode: codes['5a'] },
      { name: 'Cy Wood', className: '5b', pupilCode: codes['5b'] },
      { name: 'Di Hill', className: '5a', pupilCode: codes['5a'] },
    ]);
    const before = await everything();
    expect(await list(rows)).toEqual({
      ...{ outcomes: ['there-already', 'there-already', 'there-already'], maybeKnown: [], cards: [] },
      counts: { new: 0, moved: 0, thereAlready: 3, hasEmail: 0, faults: 0, newClasses: 0 },
    });
    expect(await everything()).toEqual(before);
  });

  it('is shown to its teacher in the order of a register, whatever the letters of its names', async () => {
    const names = ['Zoë', 'Łukasz', 'Ben Young', 'émile', 'Ann Zhu', 'Çelik', 'Zac Adams'];
    await list(names.map((name) => ({ name, className: '5a' })));
    const { members } = await shown(teacher, (await groupsOf(teacher))[0]?.groupId ?? '');
    expect(members.map(({ name }) => name)).toEqual([
      ...['Zac Adams', 'Çelik', 'émile', 'Łukasz', 'Ben Young', 'Ann Zhu', 'Zoë'],
    ]);
  });

  it('says of each row what is wrong, and makes the others', async () => {
    const rows = [
      { name: 'B\u0000', className: '5a' },
      { name: 'Bo', className: '5\u0000' },
      { name: 'Di', className: '5a' },
      { name: 'di', className: '5A' },
    ];
    const expected = ['name-not-usable', 'class-not-usable', 'new', 'twice-in-list'];
    expect(await outcomes(rows, true)).toEqual(expected);
    expect(await list(rows)).toMatchObject({ outcomes: expected, cards: [{ name: 'Di' }] });
  });

  it('makes no account for an address, whether it has one or not: its owner joins with the code of the class', async () => {
    await test.signUp('taken@example.org');
    const rows = ['TAKEN@example.org', 'free@example.org'].map((email) => ({ name: email, className: '5a', email }));
    const before = await everything();
    const expected = { ...{ new: 0, moved: 0, thereAlready: 0, hasEmail: 2, faults: 0 }, newClasses: 0 };
    for (const isPreview of [true, false]) {
      const answer = await list(rows, isPreview);
      expect(answer).toEqual({ outcomes: ['has-email', 'has-email'], counts: expected, maybeKnown: [], cards: [] });
    }
    expect(await everything()).toEqual(before);
  });

  it('knows a pupil by the number of the school, and moves one of another class with the account and the card', async () => {
    const { cards } = await list([
      { name: 'Bo Reed', className: '5a', number: '0012' },
      { name: 'Cy Wood', className: '5b', number: 'c7' },
    ]);
    const before = await everything();
    const rows = [
      { name: 'bo  reed 2', className: '5a', number: '12' },
      { name: 'Cy Wood', className: '6b', number: ' C 7' },
    ];
    const expected = {
      outcomes: ['there-already', 'in-other-class'],
      counts: { new: 0, moved: 1, thereAlready: 1, newClasses: 1 },
    };
    expect(await list(rows, true)).toMatchObject(expected);
    expect(await everything()).toEqual(before);
    expect(await list(rows)).toMatchObject({ ...expected, cards: [] });
    const counts = Object.fromEntries((await groupsOf(teacher)).map(({ name, memberCount }) => [name, memberCount]));
    expect(counts).toEqual({ '5a': 1, '5b': 0, '6b': 1 });
    expect((await tryCard(cards[1] as PupilCard)).status).toBe(200);
    expect(await outcomes(rows)).toEqual(['there-already', 'there-already']);
  });

  it('moves no pupil to a class where another one has the name', async () => {
    await list([
      { name: 'Bo Reed', className: '5a', number: '1' },
      { name: 'Bo Reed', className: '5b', number: '2' },
    ]);
    expect(await outcomes([{ name: 'Bo Reed', className: '5a', number: '2' }])).toEqual(['name-taken']);
    const both = [
      { name: 'Bo Reed', className: '6a', number: '1' },
      { name: 'Bob Reed', className: '6a', number: '2', isKnown: true },
    ];
    expect(await outcomes(both, true)).toEqual(['in-other-class', 'name-taken']);
    expect(await outcomes(both)).toEqual(['in-other-class', 'name-taken']);
  });

  it('knows no pupil of another teacher by the number', async () => {
    await list([{ name: 'Bo Reed', className: '5a', number: '12' }]);
    const other = await test.newPerson('educator');
    expect(await outcomes([{ name: 'Bo Reed', className: '5a', number: '12' }], false, other)).toEqual(['new']);
  });

  it('has two pupils of one name where their numbers differ and the second one has a name of their own', async () => {
    const ali = (number: string, name = 'Muhammad Ali') => ({ name, className: '5a', number });
    expect(await outcomes([ali('A1'), ali('A2')])).toEqual(['new', 'name-taken']);
    expect(await outcomes([ali('A2')], true)).toEqual(['name-taken']);
    const both = [ali('A1'), ali('A2', 'Muhammad Ali 2')];
    expect(await outcomes(both)).toEqual(['there-already', 'new']);
    expect(await outcomes(both)).toEqual(['there-already', 'there-already']);
  });

  it('adds the number to a pupil who had none', async () => {
    await list([{ name: 'Bo Reed', className: '5a' }]);
    const numbered = [{ name: 'Bo Reed', className: '5a', number: 'A1' }];
    for (const isPreview of [true, false]) expect(await outcomes(numbered, isPreview)).toEqual(['there-already']);
    expect(await outcomes([{ name: 'Bo Reed', className: '6a', number: 'A1' }])).toEqual(['in-other-class']);
    expect(await outcomes([{ name: 'Bo Reed', className: '6a' }])).toEqual(['there-already']);
  });

  it('asks whether a known number with another name is the same child: yes finds the account, no makes another one', async () => {
    await list([{ name: 'Ada Lovelace', className: '5a', number: '123' }]);
    const row = { name: 'Ben Muster', className: '5a', number: '123' };
    const before = await everything();
    for (const isPreview of [true, false])
      expect(await list([row], isPreview)).toEqual({
        ...{ outcomes: ['maybe-known'], cards: [] },
        counts: { new: 0, moved: 0, thereAlready: 0, hasEmail: 0, faults: 0, newClasses: 0 },
        maybeKnown: [{ row: 0, name: 'Ada Lovelace', className: '5a', by: 'number' }],
      });
    expect(await everything()).toEqual(before);
    expect(await outcomes([{ ...row, isKnown: true }])).toEqual(['there-already']);
    expect(await outcomes([{ ...row, className: '6a', isKnown: true }], true)).toEqual(['in-other-class']);
    expect(await list([{ ...row, isKnown: false }])).toMatchObject({
      outcomes: ['new'],
      cards: [{ name: 'Ben Muster' }],
    });
    // The number stays that of Ada, and nobody is asked about Ben again.
    expect(await outcomes([row, { name: 'Ada Lovelace', className: '5a', number: '123' }])).toEqual([
      ...['there-already', 'twice-in-list'],
    ]);
    expect(await outcomes([{ name: 'Ada Lovelace', className: '6a', number: '123' }], true)).toEqual([
      'in-other-class',
    ]);
  });

  it('asks whether a name of another class is the same child: yes moves the account, no makes another one', async () => {
    const { cards } = await list(['Bo Reed', 'Cy Wood', 'Di Hill'].map((name) => ({ name, className: '3B' })));
    const rows: PupilRow[] = [
      { name: 'bo reed', className: '4B', number: 'n1' },
      { name: 'Cy Wood', className: '4B' },
      { name: 'New Child', className: '4B' },
    ];
    const asked = await list(rows, true);
    expect(asked).toMatchObject({ outcomes: ['maybe-known', 'maybe-known', 'new'], counts: { new: 1, faults: 0 } });
    expect(asked.maybeKnown).toEqual([
      { row: 0, name: 'Bo Reed', className: '3B', by: 'name' },
      { row: 1, name: 'Cy Wood', className: '3B', by: 'name' },
    ]);
    // Without an answer nobody is moved, and nobody gets a second account.
    expect(await list(rows)).toMatchObject({ outcomes: asked.outcomes, cards: [{ name: 'New Child' }] });
    const answers = [true, false, true];
    const answered = rows.map((row, at) => ({ ...row, isKnown: answers[at] }));
    expect(await outcomes(answered)).toEqual(['in-other-class', 'new', 'there-already']);
    const counts = Object.fromEntries((await groupsOf(teacher)).map(({ name, memberCount }) => [name, memberCount]));
    expect(counts).toEqual({ '3B': 2, '4B': 3 });
    expect((await tryCard(cards[0] as PupilCard)).status).toBe(200);
    expect(await outcomes([{ name: 'Bo Reed', className: '5a', number: 'N1' }], true)).toEqual(['in-other-class']);
  });

  it('asks about each child once, and not about one whom another row means for sure', async () => {
    await list([{ name: 'Bo Reed', className: '3B', number: '1' }]);
    const [sure, maybe, other] = [
      { name: 'Bo Reed', className: '4B', number: '1' },
      { name: 'Bo Reed', className: '4C' },
      { name: 'Bo Reed', className: '4D' },
    ];
    expect(await outcomes([maybe, sure], true)).toEqual(['new', 'in-other-class']);
    expect(await outcomes([maybe, other], true)).toEqual(['maybe-known', 'new']);
    expect(await outcomes([{ ...maybe, isKnown: false }, other], true)).toEqual(['new', 'maybe-known']);
    // Two children of that name: a list without numbers does not tell which of them is meant.
    await list([{ name: 'Bo Reed', className: '3C', number: '2' }]);
    expect(await outcomes([other], true)).toEqual(['new']);
  });

  it('moves nobody into the name of a new account of the same list', async () => {
    await list([{ name: 'Bo Reed', className: '3B', number: '1' }]);
    const rows = [
      { name: 'Bo Reed', className: '4B', isKnown: false },
      { name: 'Bob', className: '4B', number: '1', isKnown: true },
    ];
    expect(await outcomes(rows)).toEqual(['new', 'name-taken']);
  });

  it('brings a pupil back who had left, and the account stays', async () => {
    const pupil = await newPupil({ name: 'Bo Reed', className: '5a' });
    const leaving = { name: '5a', to: null, moved: [], left: [pupil.id], isPreview: false };
    await ask(teacher, 'POST', `groups/${pupil.groupId}/new-year`, leaving);
    expect((await test.learnerOf(pupil.cookie)).endsOn).not.toBeNull();
    const rows = [{ name: 'Bo Reed', className: '5a' }];
    for (const isPreview of [true, false])
      expect(await list(rows, isPreview)).toMatchObject({ outcomes: ['comes-back'], counts: { moved: 1, new: 0 } });
    expect((await test.learnerOf(pupil.cookie)).endsOn).toBeNull();
    expect((await groupsOf(teacher))[0]?.memberCount).toBe(1);
    expect(await outcomes(rows)).toEqual(['there-already']);
  });

  it('knows the pupils of each class, also where two have one name', async () => {
    const { groupId } = await newPupil({ name: 'Bo Reed', className: '5a', number: '1' });
    test.wait(1000);
    await newPupil({ name: 'Cy Wood', className: '5b', number: '2' });
    await ask(teacher, 'PATCH', `groups/${groupId}`, { name: '5b' });
    expect(await outcomes([{ name: 'Cy Wood', className: '6a', number: '2' }], true)).toEqual(['in-other-class']);
  });

  it('tells pupils of two schools with one number apart by the name, and puts no two of them into one class', async () => {
    const other = await test.newPerson('educator');
    await list([{ name: 'Bo Reed', className: '5b', number: '1' }], false, other);
    await list([{ name: 'Ada Lee', className: '5a', number: '1' }]);
    const [{ groupId } = { groupId: '' }] = await groupsOf(other);
    await insertLeader(test.database, {
      groupId,
      leaderId: teacher.id,
      role: 'leads',
      since: new Date().toISOString(),
    });
    const bo = { name: 'Bo Reed', className: '6a', number: '1' };
    const ada = { name: 'Ada Lee', className: '6a' };
    expect(await outcomes([bo], true)).toEqual(['in-other-class']);
    expect(await outcomes([{ ...bo, className: '5a' }])).toEqual(['number-not-usable']);
    expect(await outcomes([bo, { ...ada, isKnown: true }])).toEqual(['in-other-class', 'number-not-usable']);
  });

  it('fills a class with 40 pupils and no more', async () => {
    const rows = Array.from({ length: GROUP.mostMembers + 1 }, (_, index) => ({ name: `P ${index}`, className: '5a' }));
    expect((await outcomes(rows)).slice(-2)).toEqual(['new', 'class-full']);
    expect(await outcomes([{ name: 'Late', className: '5a' }])).toEqual(['class-full']);
  });

  it('makes 20 classes and no more', async () => {
    const rows = Array.from({ length: GROUP.mostLed + 1 }, (_, index) => ({ name: 'Bo', className: `Class ${index}` }));
    expect((await outcomes(rows)).slice(-2)).toEqual(['new', 'too-many-classes']);
    expect(await groupsOf(teacher)).toHaveLength(GROUP.mostLed);
  });

  it('that comes twice at once is written once', async () => {
    const rows = [
      { name: 'Bo', className: '5a' },
      { name: 'Cy', className: '5b' },
    ];
    const both = await Promise.all([list(rows), list(rows)]);
    expect(both.map(({ counts }) => counts.new).sort()).toEqual([0, 2]);
    expect([Number(await test.count('pupilAccounts')), Number(await test.count('groups'))]).toEqual([2, 2]);
  });

  it('of 400 rows in letters of three bytes is written at once, and draws all pictures', {
    timeout: 20_000,
  }, async () => {
    const rows = Array.from({ length: PUPILS.mostRows }, (_, index) => ({
      name: `${'अनुराधा श्रीवास्तव मुखोपाध्याय'} ${index}`,
      className: `${'कक्षा पाँच के विद्यार्थी'} ${Math.floor(index / GROUP.mostMembers)}`,
    }));
    expect(Buffer.byteLength(JSON.stringify({ rows, isPreview: false }))).toBeGreaterThan(71_000);
    const began = performance.now();
    const { counts, cards } = await list(rows);
    // The time that a teacher waits; 10 s would be too long.
    expect(performance.now() - began).toBeLessThan(10_000);
    expect([counts.new, counts.newClasses, cards.length]).toEqual([400, 10, 400]);
    expect((await list(rows)).counts).toMatchObject({ new: 0, thereAlready: 400 });
    expect((await tryCard(cards[399] as PupilCard)).status).toBe(200);
    expect(new Set(cards.flatMap(({ pictures }) => pictures)).size).toBe(PUPIL_PICTURES.length);
  });

  it.runIf(sameOnBoth)('is not for a learner or a parent', async () => {
    for (const person of [await test.newPerson(), await test.newPerson('parent')])
      for (const isPreview of [true, false])
        expect(await codeOf(sendList([{ name: 'Bo', className: '5a' }], isPreview, person))).toBe('educators-only');
  });

  it.runIf(sameOnBoth)('has a row, and no more than 400', async () => {
    for (const length of [0, PUPILS.mostRows + 1])
      expect(await codeOf(sendList(Array(length).fill({ name: 'B', className: '5' }), true))).toBe('invalid-request');
  });

  it('stores no pictures that can be read', async () => {
    const { cards } = await list([{ name: 'Bo', className: '5a' }]);
    const rows = JSON.stringify(await everything());
    for (const picture of cards[0]?.pictures ?? []) expect(rows).not.toContain(`"${picture}"`);
  });
});

describe('signing in with pictures', () => {
  it('opens a session of two hours that is marked', async () => {
    const { cookie, learner } = await newPupil();
    expect(learner).toMatchObject({
      name: 'Bo Reed',
      email: '',
      isPupil: true,
      endsOn: null,
      isByPictures: true,
      keepsResults: false,
    });
    expect(await test.learnerOf(cookie)).toEqual(learner);
    const session = await test.database
      .selectFrom('sessions')
      .select(['createdAt', 'expiresAt', 'isShared', 'isByPictures'])
      .where('userId', '=', learner.id)
      .executeTakeFirstOrThrow();
    expect(session).toMatchObject({ isShared: 1, isByPictures: 1 });
    expect(Date.parse(session.expiresAt) - Date.parse(session.createdAt)).toBe(2 * 60 * 60 * 1000);
  });

  it('takes the code and the name however they are typed', async () => {
    const { cards } = await list(
      ['Amélie Dupont', "Tom O'Brien", 'Mina O\u2019Neil', 'Mary-Jane Fox', 'Łukasz Żak', 'Zoë\u200B Lind'].map(
        (name) => ({
          ...{ name, className: '4b' },
        }),
      ),
    );
    const spellings = [
      ['amelie dupont', 0],
      ['AMÉLIE DUPONT', 0],
      ['Ame\u0301lie  Dupont ', 0],
      ['amelie', 0],
      ['Tom O\u2019Brien', 1],
      ['tom obrien', 1],
      ["Mina O'Neil", 2],
      ['Mary Jane Fox', 3],
      ['mary jane', 3],
      ['maryjane\u2011fox', 3],
      ['Lukasz Zak', 4],
      ['Zoe Lind', 5],
    ] as const;
    for (const [name, at] of spellings) {
      const card = cards[at] as PupilCard;
      const code = ` ${card.pupilCode.slice(0, 3).toLowerCase()}-${card.pupilCode.slice(3)}`;
      expect([name, (await tryCard(card, { code, name })).status]).toEqual([name, 200]);
    }
  });

  it('takes the name of an account whose key an earlier version stored, and the list knows it', async () => {
    const { card, id } = await newPupil({ name: 'Amélie Dupont', className: '5a' });
    const earlier = { nameKey: 'amélie dupont' };
    await test.database.updateTable('pupilAccounts').set(earlier).where('learnerId', '=', id).execute();
    expect((await tryCard(card, { name: 'amelie dupont' })).status).toBe(200);
    expect(await outcomes([{ name: 'Amelie Dupont', className: '5a' }])).toEqual(['there-already']);
  });

  it.runIf(sameOnBoth)('does not tell what is wrong', async () => {
    const { card } = await newPupil();
    const [one, two, three] = card.pictures;
    for (const change of [
      { code: 'CFH4K7' },
      { code: 'no code' },
      { name: 'Cy' },
      { pictures: [two, one, three] },
      { pictures: [one, one, one] },
    ])
      expect(await codeOf(tryCard(card, change))).toBe('wrong-pictures');
  });

  it('pauses after five wrong tries, also when more come at once, at most for five minutes and never for a day', async () => {
    const { card } = await newPupil();
    const tryWrong = async (times: number) =>
      (await Promise.all(Array.from({ length: times }, () => tryCard(card, wrong(card))))).map(({ status }) => status);
    expect((await tryWrong(12)).filter((status) => status === 401)).toHaveLength(WRONG_TRIES.free);
    for (const pauseMs of [...WRONG_TRIES.pausesMs, ...WRONG_TRIES.pausesMs.slice(-1)]) {
      const refused = await tryCard(card);
      expect([refused.headers.get('retry-after'), await codeOf(refused)]).toEqual([
        `${pauseMs / 1000}`,
        'too-many-tries',
      ]);
      test.wait(pauseMs - 1);
      expect((await tryCard(card)).status).toBe(429);
      test.wait(1);
      expect((await tryCard(card)).status).toBe(200);
      expect(await tryWrong(1)).toEqual([401]);
    }
    expect(Math.max(...WRONG_TRIES.pausesMs)).toBe(5 * 60 * 1000);
  });

  it('ends once the pupil has a password', async () => {
    const { card, id, cookie } = await newPupil({ name: 'Cy', className: '5a' });
    await addPassword(id);
    expect((await test.ask('GET', '/api/learner', { cookie })).status).toBe(401);
    expect(await codeOf(tryCard(card))).toBe('wrong-pictures');
  });

  it('works after the pupil was removed from the class, and after the class was deleted', async () => {
    const { card, id, groupId } = await newPupil();
    await ask(teacher, 'DELETE', `groups/${groupId}/members/${id}`);
    expect((await tryCard(card)).status).toBe(200);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect((await tryCard(card)).status).toBe(200);
  });
});

/** As an operator does for a pupil who gets an account of their own. */
async function addPassword(learnerId: string): Promise<void> {
  const needs = { database: test.database, publicUrl: 'http://127.0.0.1:3000', now: () => test.clock.now };
  const token = (await createLink(needs, 'reset-password', learnerId))?.split('#')[1];
  const answer = await test.ask('POST', '/api/auth/reset-password', { body: { token, password: PASSWORD } });
  expect(answer.status).toBe(200);
}

describe('new pictures', () => {
  it('end every session of the pupil, who is told, and replace the old ones', async () => {
    const pupil = await newPupil();
    for (let time = 0; time < 5; time += 1) await tryCard(pupil.card, { pictures: ['cat', 'cat', 'cat'] });
    const [card] = (await cardsIn(newPictures(teacher, pupil.groupId, pupil))) as [PupilCard];
    expect(card).toMatchObject({ name: 'Bo Reed', className: '5a', pupilCode: pupil.card.pupilCode });
    expect((await test.ask('GET', '/api/learner', { cookie: pupil.cookie })).status).toBe(401);
    const again = await tryCard(card);
    expect(again.status).toBe(200);
    const { pictureChanges } = await membershipsOf({ id: pupil.id, cookie: cookieOf(again) });
    expect(pictureChanges).toEqual([{ changedAt: test.clock.now.toISOString(), leaderName: 'Ada' }]);
    if (`${card.pictures}` !== `${pupil.card.pictures}`)
      expect(await codeOf(tryCard(pupil.card))).toBe('wrong-pictures');
  });

  it('are told with the first and the last of each day, so that no number of them pushes others out', async () => {
    const pupil = await newPupil();
    const give = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        test.wait(1000);
        expect((await newPictures(teacher, pupil.groupId, pupil)).status).toBe(200);
      }
      return test.clock.now.toISOString();
    };
    const first = await give(1);
    test.wait(24 * 60 * 60 * 1000);
    const second = await give(1);
    const last = await give(101);
    const [card] = (await cardsIn(newPictures(teacher, pupil.groupId, pupil))) as [PupilCard];
    const { pictureChanges } = await membershipsOf({ id: pupil.id, cookie: cookieOf(await tryCard(card)) });
    expect(pictureChanges.map(({ changedAt }) => changedAt)).toEqual([last, second, first]);
  });

  it('are only for the pupil of this teacher, and only while they are in the class', async () => {
    const pupil = await newPupil();
    const isOffered = async () => (await shown(teacher, pupil.groupId)).members[0]?.pupil?.canGivePictures;
    expect(await isOffered()).toBe(true);
    const other = await test.newPerson('educator');
    expect(await codeOf(newPictures(other, pupil.groupId, pupil))).toBe('not-found');
    const made = (await (await ask(other, 'POST', 'groups', { kind: 'class', name: 'Chess' })).json()) as Groups;
    const [chess] = made.groups;
    await ask(pupil, 'POST', 'memberships', { code: chess?.code, shares: NOTHING_SHARED });
    expect(await codeOf(newPictures(other, chess?.groupId ?? '', pupil))).toBe('not-found');
    expect((await shown(other, chess?.groupId ?? '')).members[0]?.pupil).toEqual({
      ...{ canGivePictures: false, hasManyWrongTries: false, canAgree: false, screeningAgreed: false },
      ...{ canReportParent: false, parent: null },
    });
    const { parent, familyId } = await newFamily(pupil);
    expect(await codeOf(newPictures(parent, familyId, pupil))).toBe('not-found');
    await ask(teacher, 'DELETE', `groups/${pupil.groupId}/members/${pupil.id}`);
    expect(await codeOf(newPictures(teacher, pupil.groupId, pupil))).toBe('not-found');
  });

  it('are for a pupil whose class was deleted until both end', async () => {
    const pupil = await newPupil();
    await ask(teacher, 'DELETE', `groups/${pupil.groupId}`);
    expect((await newPictures(teacher, pupil.groupId, pupil)).status).toBe(200);
  });

  it('are not for a pupil who has set a password', async () => {
    const pupil = await newPupil({ name: 'Cy', className: '5a' });
    await addPassword(pupil.id);
    expect(await codeOf(newPictures(teacher, pupil.groupId, pupil))).toBe('not-found');
    expect((await shown(teacher, pupil.groupId)).members[0]?.pupil?.canGivePictures).toBe(false);
  });

  it('come from another teacher who leads the class once the account of the first one is deleted', async () => {
    const pupil = await newPupil();
    const other = await test.newPerson('educator');
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: other.id, groupId: pupil.groupId, role: 'leads', since });
    expect((await test.ask('DELETE', `/api/learners/${teacher.id}`, { cookie: teacher.cookie })).status).toBe(200);
    expect((await tryCard(pupil.card)).status).toBe(200);
    const [card] = (await cardsIn(newPictures(other, pupil.groupId, pupil))) as [PupilCard];
    expect((await tryCard(card)).status).toBe(200);
  });
});

describe('a new name of a pupil', () => {
  const rename = (who: Person, pupil: Person & { groupId: string }, name: string) =>
    ask(who, 'PUT', `groups/${pupil.groupId}/members/${pupil.id}/name`, { name });

  it('is theirs everywhere, and for signing in', async () => {
    const pupil = await newPupil();
    const answer = await rename(teacher, pupil, ' Bo  Read ');
    expect([answer.status, await answer.json()]).toEqual([200, { name: 'Bo  Read' }]);
    expect((await test.learnerOf(pupil.cookie)).name).toBe('Bo  Read');
    expect((await tryCard(pupil.card, { name: 'bo read' })).status).toBe(200);
    expect(await codeOf(tryCard(pupil.card))).toBe('wrong-pictures');
    expect(await outcomes([{ name: 'Bo Read', className: '5a' }], true)).toEqual(['there-already']);
  });

  it('is not that of another pupil of the class, also when both get it at once', async () => {
    const [one, two] = [await newPupil(), await newPupil({ name: 'Cy Wood', className: '5a' })];
    expect(await codeOf(rename(teacher, one, 'CY wood'))).toBe('pupil-name-taken');
    expect((await rename(teacher, one, 'BO Reed')).status).toBe(200);
    const both = await Promise.all([one, two].map((pupil) => rename(teacher, pupil, 'Di Hill')));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('comes only from the teacher who made the account, while it has no other way to sign in', async () => {
    const pupil = await newPupil();
    const { parent, familyId } = await newFamily(pupil);
    expect(await codeOf(rename(parent, { ...pupil, groupId: familyId }, 'Bob'))).toBe('not-found');
    expect(await codeOf(rename(await test.newPerson('educator'), pupil, 'Bob'))).toBe('not-found');
    await addPassword(pupil.id);
    expect(await codeOf(rename(teacher, pupil, 'Bob'))).toBe('not-found');
  });
});

describe('the screening of a pupil', () => {
  it('is refused before a linked parent agreed', async () => {
    const pupil = await newPupil();
    const answers = await saveAttempts(pupil);
    expect(await Promise.all(answers.map(codeOf))).toEqual(['tests-off', 'tests-off', 'tests-off']);
    expect(await countAttempts()).toEqual([0, 0, 0]);
    expect(await test.learnerOf(pupil.cookie)).toMatchObject({ dyslexia: null, noTests: 'no-agreement' });
  });

  it('is kept and shown to the parent who agreed, and never to a session with pictures', async () => {
    const pupil = await newPupil();
    const { parent, familyId } = await newFamily(pupil);
    expect((await shown(parent, familyId)).members[0]?.pupil).toEqual({
      ...{ canGivePictures: false, hasManyWrongTries: false, canAgree: true, screeningAgreed: false },
      ...{ canReportParent: false, parent: { hasAgreed: false, checked: null } },
    });
    expect(await codeOf(reportOf(parent, familyId, pupil))).toBe('not-found');
    const agreed = await consentOf(parent, 'PUT', familyId, pupil);
    expect([agreed.status, await agreed.json()]).toEqual([200, { screeningAgreed: true, hasAgreed: true }]);
    expect((await saveAttempts(pupil)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await countAttempts()).toEqual([1, 1, 1]);
    const learner = await test.learnerOf(pupil.cookie);
    expect(learner).toMatchObject({ keepsResults: true, adhd: null, dyslexia: null, autism: null });
    for (const path of ['attempts', 'export?as=json', 'share-links', 'sessions', 'ways-in', 'groups'])
      expect(await codeOf(ask(pupil, 'GET', path))).toBe('not-found');
    // Not even that a test was done.
    const activity = await (await ask(pupil, 'GET', 'activity?minutesFromUtc=0')).json();
    expect(activity).toMatchObject({ counts: { 'focus-game': 0, 'letter-quiz': 0 }, newest: [], days: [] });
    const [member] = (await shown(parent, familyId)).members;
    expect(member).toMatchObject({ pupil: { screeningAgreed: true }, activity: null });
    expect(member?.sharesReport).toBe(true);
    expect(await (await reportOf(parent, familyId, pupil)).json()).toMatchObject({
      name: 'Bo Reed',
      parts: { 'traits-questionnaire': { result: { value: 7, seen: 'traits' } } },
    });
    expect((await membershipsOf(pupil)).views).toMatchObject([{ shown: { screening: true } }]);
    expect((await shown(teacher, pupil.groupId)).members[0]?.sharesReport).toBe(false);
    expect(await codeOf(reportOf(teacher, pupil.groupId, pupil))).toBe('not-found');
    const before = await everything();
    await consentOf(parent, 'PUT', familyId, pupil);
    expect(await everything()).toEqual(before);
  });

  it('is deleted and no longer kept when the parent takes it back', async () => {
    const pupil = await newPupil();
    const { parent, familyId } = await newFamily(pupil);
    await consentOf(parent, 'PUT', familyId, pupil);
    await saveAttempts(pupil);
    const answer = await consentOf(parent, 'DELETE', familyId, pupil);
    expect([answer.status, await answer.json()]).toEqual([200, { screeningAgreed: false, hasAgreed: false }]);
    expect(await countAttempts()).toEqual([0, 0, 0]);
    expect(await codeOf(reportOf(parent, familyId, pupil))).toBe('not-found');
    await saveAttempts(pupil);
    expect(await countAttempts()).toEqual([0, 0, 0]);
    expect((await membershipsOf(pupil)).memberships.every(({ shares }) => !shares.screening)).toBe(true);
  });

  it('is no matter of a teacher or of another grown-up', async () => {
    const pupil = await newPupil();
    const { familyId } = await newFamily(pupil);
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(await codeOf(consentOf(teacher, method, pupil.groupId, pupil))).toBe('not-found');
      expect(await codeOf(consentOf(teacher, method, familyId, pupil))).toBe('not-found');
    }
    const { parent: educator, familyId: hers } = await newFamily(pupil, 'educator');
    expect(await codeOf(consentOf(educator, 'PUT', hers, pupil))).toBe('not-found');
    // The teacher who made the account knows the pictures, and can say to be a parent.
    await ask(teacher, 'PUT', 'role', { role: 'parent' });
    const own = await joinFamily(pupil, teacher);
    expect(await codeOf(consentOf(teacher, 'PUT', own, pupil))).toBe('not-found');
  });

  it('is kept no longer when the parent is not linked any more, and that of before is not shown to the next one', async () => {
    const pupil = await newPupil();
    const { parent, familyId } = await newFamily(pupil);
    await consentOf(parent, 'PUT', familyId, pupil);
    await saveAttempts(pupil);
    await ask(pupil, 'DELETE', `memberships/${familyId}`);
    await saveAttempts(pupil);
    expect([await countAttempts(), (await test.learnerOf(pupil.cookie)).keepsResults]).toEqual([[1, 1, 1], false]);
    const next = await newFamily(pupil);
    expect((await consentOf(next.parent, 'PUT', next.familyId, pupil)).status).toBe(200);
    expect(await countAttempts()).toEqual([0, 0, 0]);
  });

  it('is shared only after the agreement, and with pictures only with the parent who agreed', async () => {
    const pupil = await newPupil();
    const shares = { ...NOTHING_SHARED, activity: true, screening: true };
    const share = (who: Person, groupId: string) => ask(who, 'PUT', `memberships/${groupId}`, { shares });
    expect(await codeOf(share(pupil, pupil.groupId))).toBe('parent-agreement-needed');
    const { parent, familyId } = await newFamily(pupil);
    expect(await codeOf(share(pupil, familyId))).toBe('parent-agreement-needed');
    const withoutIt = { shares: { ...shares, screening: false } };
    expect((await ask(pupil, 'PUT', `memberships/${pupil.groupId}`, withoutIt)).status).toBe(200);
    await consentOf(parent, 'PUT', familyId, pupil);
    expect(await codeOf(share(pupil, pupil.groupId))).toBe('parent-agreement-needed');
    await ask(pupil, 'PUT', `memberships/${familyId}`, { shares: NOTHING_SHARED });
    expect((await share(pupil, familyId)).status).toBe(200);
  });

  it('is kept for a pupil with a password only after the agreement, too', async () => {
    const { id } = await newPupil({ name: 'Cy', className: '5a' });
    await addPassword(id);
    const { cookies } = await test.auth.startSession(id);
    const cy = { id, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    const body = { answer: true, consentVersion: CONSENT_VERSIONS.results };
    expect(await codeOf(ask(cy, 'PUT', 'consents/results', body))).toBe('parent-agreement-needed');
    await saveAttempts(cy);
    expect(await countAttempts()).toEqual([0, 0, 0]);
    const { parent, familyId } = await newFamily(cy);
    await consentOf(parent, 'PUT', familyId, cy);
    await saveAttempts(cy);
    expect(await test.learnerOf(cy.cookie)).toMatchObject({ isByPictures: false, dyslexia: 'yes', keepsResults: true });
    expect((await ask(cy, 'GET', 'attempts')).status).toBe(200);
    expect((await ask(cy, 'PUT', 'consents/results', { ...body, answer: false })).status).toBe(200);
    expect(await codeOf((await saveAttempts(cy))[0] as Response)).toBe('tests-off');
  });
});

describe('a session with pictures', () => {
  it('plays, and changes settings and the picture', async () => {
    const pupil = await newPupil();
    expect((await ask(pupil, 'PUT', `runs/simon/${randomUUID()}`, RUN_REPORTS.simon)).status).toBe(201);
    expect((await ask(pupil, 'GET', 'runs')).status).toBe(200);
    expect((await ask(pupil, 'GET', 'activity?minutesFromUtc=0')).status).toBe(200);
    expect((await ask(pupil, 'PATCH', 'profile', { picture: { kind: 'set', name: 'panda' } })).status).toBe(200);
    expect(await codeOf(ask(pupil, 'PATCH', 'profile', { name: 'Unicorn' }))).toBe('not-found');
  });

  it('adds no other way to sign in', async () => {
    const { cookie } = await newPupil();
    const body = { provider: 'google', nonce: randomUUID() };
    expect(await codeOf(test.ask('POST', '/api/auth/link/social', { cookie, body }))).toBe('not-found');
  });
});
