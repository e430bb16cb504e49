import { beforeEach, describe, expect, it } from 'vitest';
import type { RunReportOf } from '#contract/games/game-runs.ts';
import type { Assignments, OwnAssignment } from '#contract/groups/assignments.ts';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { ReportOf } from '#contract/screening/screening-attempts.ts';
import type { Game } from '#rules/games/runs.ts';
import { ASSIGNMENT } from '#rules/groups/assignments.ts';
import { NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { focusGameReport, letterQuizReport, simonReport, traitsReport } from '../testing/runs/reports.ts';
import { RUN_REPORTS } from '../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, type Person, type TestApp } from '../testing/test-app.ts';
import { deleteEndedAssignments } from './assignment-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ACTIVITY: Shares = { ...NOTHING_SHARED, activity: true };
const EVERYTHING_ELSE: Shares = { activity: false, progress: true, screening: true, plan: true };
const SIMON = { kind: 'game', target: 'simon', dueDay: null, note: null } as const;
const TESTS = { kind: 'sequence', target: null, dueDay: null, note: null } as const;
const READING = RUN_REPORTS['reading-passage'] as RunReportOf['reading-passage'];
const PASSAGE = { kind: 'passage', target: 'last-bus', dueDay: null, note: null } as const;

const CAREFUL = RUN_REPORTS['careful-moles'] as RunReportOf['careful-moles'];
const UNTOUCHED = { ...CAREFUL, trials: CAREFUL.trials.map((trial) => ({ ...trial, pressesMs: [] })) };
const UNREAD = { ...READING, answers: READING.answers.map((answer) => ({ ...answer, answeredAfterMs: 1000 })) };

let test: TestApp;
let teacher: Person;
let ada: Person;
let groupId: string;
let code: string;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const dayAfter = (days: number) => new Date(test.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
const set = (body: object, who = teacher) => ask(who, 'POST', `groups/${groupId}/assignments`, body);
const setNow = async (body: object) => {
  const { assignments } = (await (await set(body)).json()) as Assignments;
  return assignments.map(({ assignmentId }) => assignmentId);
};
const setFor = async (who: Person) =>
  ((await (await ask(who, 'GET', 'assignments')).json()) as { assignments: OwnAssignment[] }).assignments;
const groupView = async () => (await (await ask(teacher, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
const doneOf = async (who: Person) =>
  (await groupView()).members.find(({ memberId }) => memberId === who.id)?.done.map(({ assignmentId }) => assignmentId);
const join = (who: Person, shares: Shares) => ask(who, 'POST', 'memberships', { code, shares });

/** Saves a run that was finished so many milliseconds from now. */
async function play(who: Person, game: Game, report: object, ms = 0) {
  const finishedAt = new Date(test.clock.now.getTime() + ms).toISOString();
  const answer = await ask(who, 'PUT', `runs/${game}/${crypto.randomUUID()}`, { ...report, finishedAt });
  expect(answer.status).toBe(201);
}

const PART_REPORTS: { [Part in ScreeningPart]: () => ReportOf[Part] } = {
  'focus-game': focusGameReport,
  'letter-quiz': () => letterQuizReport(6),
  'traits-questionnaire': () => traitsReport(7),
};
async function takePart(who: Person, part: ScreeningPart) {
  const finishedAt = test.clock.now.toISOString();
  await ask(who, 'PUT', `attempts/${part}/${crypto.randomUUID()}`, { ...PART_REPORTS[part](), finishedAt });
}

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  ada = await test.newPerson();
  const answer = await ask(teacher, 'POST', 'groups', { kind: 'class', name: 'Class 4b' });
  const [group] = ((await answer.json()) as Groups).groups;
  if (!group?.code) throw new Error('no class was made');
  ({ groupId, code } = { groupId: group.groupId, code: group.code });
});

describe('setting something', () => {
  it('keeps what, the day and the note, the nearest day first', async () => {
    await set(SIMON);
    await set({ ...TESTS, dueDay: dayAfter(9) });
    const answer = await set({ ...PASSAGE, dueDay: dayAfter(2), note: '  Read it twice. ' });
    expect(answer.status).toBe(201);
    const { assignments } = (await answer.json()) as Assignments;
    expect(assignments).toMatchObject([
      { kind: 'passage', target: 'last-bus', dueDay: dayAfter(2), note: 'Read it twice.' },
      { kind: 'sequence', target: null, dueDay: dayAfter(9), note: null },
      { kind: 'game', target: 'simon', dueDay: null, note: null },
    ]);
    expect((await groupView()).assignments).toEqual(assignments);
  });

  it.runIf(sameOnBoth)('refuses another target, note or day than there can be', async () => {
    const refused = [
      ...['no-such-passage', 'simon'].map((target) => ({ ...PASSAGE, target })),
      ...[
        { ...SIMON, target: 'reading-passage' },
        { ...TESTS, target: 'simon' },
      ],
      ...['a\nb', 'a'.repeat(ASSIGNMENT.longestNote + 1), ' '].map((note) => ({ ...SIMON, note })),
      ...['2026-02-30', dayAfter(-2), dayAfter(367)].map((dueDay) => ({ ...SIMON, dueDay })),
    ];
    for (const body of refused) expect([body, await codeOf(set(body))]).toEqual([body, 'invalid-request']);
    expect(await test.count('assignments')).toBe(0);
  });

  it.runIf(sameOnBoth)(
    'takes a day from yesterday, which is today elsewhere, to a year ahead, and a long note',
    async () => {
      for (const days of [-1, 366]) expect((await set({ ...SIMON, dueDay: dayAfter(days) })).status).toBe(201);
      expect((await set({ ...SIMON, note: 'ü'.repeat(ASSIGNMENT.longestNote) })).status).toBe(201);
    },
  );

  it('ends at 20 open ones, also when several are set at once; one that has ended does not count', async () => {
    await set({ ...SIMON, dueDay: dayAfter(0) });
    test.wait((ASSIGNMENT.openDaysAfterDay + 1) * DAY_MS);
    const answers = await Promise.all(Array.from({ length: ASSIGNMENT.mostOpen + 2 }, () => set(SIMON)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ASSIGNMENT.mostOpen);
    expect(await codeOf(answers.find(({ status }) => status !== 201) as Response)).toBe('too-many-assignments');
    const last = (await groupView()).assignments.at(-1);
    await ask(teacher, 'DELETE', `groups/${groupId}/assignments/${last?.assignmentId}`);
    expect((await set(SIMON)).status).toBe(201);
  });

  it('is taken back once, by its leader', async () => {
    await join(ada, ACTIVITY);
    const [assignmentId] = await setNow(SIMON);
    const path = `groups/${groupId}/assignments/${assignmentId}`;
    expect(await (await ask(teacher, 'DELETE', path)).json()).toEqual({ assignments: [] });
    expect(await codeOf(ask(teacher, 'DELETE', path))).toBe('not-found');
    expect(await setFor(ada)).toEqual([]);
  });

  it.each(['POST', 'DELETE'])('is not open to another teacher, a member or a former teacher: %s', async (method) => {
    await join(ada, ACTIVITY);
    const [assignmentId] = await setNow(SIMON);
    const other = await test.newPerson('educator');
    const made = await ask(other, 'POST', 'groups', { kind: 'class', name: '5a' });
    const [own] = ((await made.json()) as Groups).groups;
    const rest = method === 'DELETE' ? `/${assignmentId}` : '';
    const body = method === 'POST' ? SIMON : undefined;
    for (const who of [other, ada])
      expect(await codeOf(ask(who, method, `groups/${groupId}/assignments${rest}`, body))).toBe('not-found');
    // An id of another group's assignment opens nothing in one's own group.
    if (method === 'DELETE')
      expect(await codeOf(ask(other, method, `groups/${own?.groupId}/assignments${rest}`))).toBe('not-found');
    expect(await test.count('assignments')).toBe(1);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect(await codeOf(ask(teacher, method, `groups/${groupId}/assignments${rest}`, body))).toBe('not-found');
    expect(await test.count('assignments')).toBe(0);
  });
});

describe('what a learner sees', () => {
  it('is what is set in each of their groups, with who set it', async () => {
    await test.database.updateTable('accounts').set({ name: 'Ms Lee' }).where('id', '=', teacher.id).execute();
    await join(ada, NOTHING_SHARED);
    await set({ ...PASSAGE, dueDay: dayAfter(3), note: 'Take your time.' });
    expect(await setFor(ada)).toMatchObject([
      {
        ...{ groupId, groupKind: 'class', groupName: 'Class 4b', leaderName: 'Ms Lee' },
        ...{ kind: 'passage', target: 'last-bus', dueDay: dayAfter(3), note: 'Take your time.', isDone: false },
      },
    ]);
    expect(await setFor(await test.newPerson())).toEqual([]);
  });

  it('ends seven days after the day, or 60 days after it was set', async () => {
    await join(ada, NOTHING_SHARED);
    await set({ ...SIMON, dueDay: dayAfter(1) });
    await set(TESTS);
    test.wait(8 * DAY_MS);
    expect(await setFor(ada)).toHaveLength(2);
    test.wait(DAY_MS);
    expect(await setFor(ada)).toMatchObject([{ kind: 'sequence' }]);
    test.wait(51 * DAY_MS);
    expect(await setFor(ada)).toHaveLength(1);
    test.wait(DAY_MS);
    expect(await setFor(ada)).toEqual([]);
  });

  it('ends when the learner leaves, is removed, or the leader deletes the class', async () => {
    await join(ada, ACTIVITY);
    const ben = await test.newPerson();
    await join(ben, ACTIVITY);
    await set(SIMON);
    await ask(ada, 'DELETE', `memberships/${groupId}`);
    expect(await setFor(ada)).toEqual([]);
    expect(await setFor(ben)).toHaveLength(1);
    await ask(teacher, 'DELETE', `groups/${groupId}/members/${ben.id}`);
    expect(await setFor(ben)).toEqual([]);
    await join(ben, ACTIVITY);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect(await setFor(ben)).toEqual([]);
    expect(await test.count('assignments')).toBe(0);
  });
});

describe('what is done', () => {
  it('is a game, a passage or the three tests, finished since it was set', async () => {
    await join(ada, ACTIVITY);
    const [simon] = await setNow(SIMON);
    await play(ada, 'simon', simonReport(), -1);
    await play(ada, 'reading-passage', READING, -1);
    expect(await doneOf(ada)).toEqual([]);
    test.wait(60 * 60 * 1000);
    await play(ada, 'simon', simonReport());
    expect(await doneOf(ada)).toEqual([simon]);
    expect(await setFor(ada)).toMatchObject([{ assignmentId: simon, isDone: true }]);
  });

  it('counts by when it was finished, not by when it was sent', async () => {
    await join(ada, ACTIVITY);
    const [simon] = await setNow(SIMON);
    test.wait(3 * DAY_MS);
    await play(ada, 'simon', simonReport(), -3 * DAY_MS - 1);
    expect(await doneOf(ada)).toEqual([]);
    await play(ada, 'simon', simonReport(), -3 * DAY_MS);
    expect(await doneOf(ada)).toEqual([simon]);
  });

  it('is exactly the passage that was set', async () => {
    await join(ada, ACTIVITY);
    await set({ ...PASSAGE, target: 'golden-door' });
    await play(ada, 'reading-passage', READING);
    expect(await setFor(ada)).toMatchObject([{ isDone: false }]);
    await set({ ...PASSAGE, target: READING.passage });
    test.wait(1);
    await play(ada, 'reading-passage', READING);
    const done = (await setFor(ada)).filter(({ isDone }) => isDone);
    expect(done).toMatchObject([{ target: READING.passage }]);
    expect(await doneOf(ada)).toEqual(done.map(({ assignmentId }) => assignmentId));
  });

  it.each([
    ['an answer', 'careful-moles', CAREFUL, UNTOUCHED],
    ['reading', 'reading-passage', READING, UNREAD],
  ] as const)('is no run without %s, which adds no day of the learner either', async (_what, game, report, without) => {
    await join(ada, ACTIVITY);
    await set(game === 'careful-moles' ? { ...SIMON, target: game } : { ...PASSAGE, target: READING.passage });
    const daysOf = async () => (await groupView()).members.map(({ activity }) => activity?.finished);
    await play(ada, game, without);
    expect(await setFor(ada)).toMatchObject([{ isDone: false }]);
    expect([await doneOf(ada), await daysOf()]).toEqual([[], [0]]);
    await play(ada, game, report);
    expect(await setFor(ada)).toMatchObject([{ isDone: true }]);
    expect([await doneOf(ada), await daysOf()]).toMatchObject([[expect.any(String)], [1]]);
  });

  it('is all three tests, without anything of their results', async () => {
    await join(ada, ACTIVITY);
    const [tests] = await setNow(TESTS);
    for (const part of SCREENING_PARTS) {
      expect(await doneOf(ada)).toEqual([]);
      await takePart(ada, part);
    }
    expect((await groupView()).members).toMatchObject([
      { done: [{ assignmentId: tests, right: null }], sharesReport: false },
    ]);
  });
});

describe('what a leader is shown of it', () => {
  it('is who has done what was set, whatever they share, and how many questions of a passage are right', async () => {
    const ben = await test.newPerson();
    await join(ada, NOTHING_SHARED);
    await join(ben, EVERYTHING_ELSE);
    const [simon] = await setNow(SIMON);
    const bus = (await setNow({ ...PASSAGE, target: READING.passage })).find((id) => id !== simon);
    await play(ada, 'simon', simonReport());
    await play(ada, 'reading-passage', READING);
    const { members, assignments } = await groupView();
    const shownOf = ({ id }: Person) => members.find(({ memberId }) => memberId === id);
    expect([shownOf(ada)?.activity, shownOf(ben)?.activity]).toEqual([null, null]);
    const { score } = await test.database
      .selectFrom('gameRuns')
      .select('score')
      .where('game', '=', 'reading-passage')
      .executeTakeFirstOrThrow();
    const done = [
      { assignmentId: simon, right: null },
      { assignmentId: bus, right: score },
    ];
    expect(shownOf(ada)?.done).toHaveLength(2);
    expect(shownOf(ada)?.done).toEqual(expect.arrayContaining(done));
    expect(shownOf(ben)?.done).toEqual([]);
    expect(assignments.every(({ leaderSees }) => leaderSees)).toBe(true);
    expect(await setFor(ada)).toMatchObject([{ leaderSees: true }, { leaderSees: true }]);
  });

  it('is of what an earlier version set nothing of a member who does not share their days', async () => {
    await join(ada, EVERYTHING_ELSE);
    const [simon] = await setNow(SIMON);
    await test.database.updateTable('assignments').set({ leaderSees: 0 }).execute();
    await play(ada, 'simon', simonReport());
    expect(await doneOf(ada)).toEqual([]);
    await ask(ada, 'PUT', `memberships/${groupId}`, { shares: ACTIVITY });
    expect(await doneOf(ada)).toEqual([simon]);
  });

  it('is nothing from the next request on after the member leaves', async () => {
    await join(ada, ACTIVITY);
    const [simon] = await setNow(SIMON);
    await play(ada, 'simon', simonReport());
    expect(await doneOf(ada)).toEqual([simon]);
    await ask(ada, 'DELETE', `memberships/${groupId}`);
    expect((await groupView()).members).toEqual([]);
  });

  it('is told to the member as a look at their days; setting is no look', async () => {
    await join(ada, ACTIVITY);
    const views = async () => (await (await ask(ada, 'GET', 'memberships')).json()).views;
    await set(SIMON);
    expect(await views()).toEqual([]);
    await groupView();
    expect(await views()).toMatchObject([{ shown: ACTIVITY }]);
  });

  it('is gone when the learner deletes their results', async () => {
    await join(ada, ACTIVITY);
    await set(SIMON);
    await play(ada, 'simon', simonReport());
    await test.database.deleteFrom('gameRuns').execute();
    expect(await doneOf(ada)).toEqual([]);
  });
});

describe('setting for some', () => {
  it('shows it to the chosen members alone, and not to whom else it is set', async () => {
    const ben = await test.newPerson();
    await join(ada, NOTHING_SHARED);
    await join(ben, NOTHING_SHARED);
    const [simon] = await setNow({ ...SIMON, level: 4, memberIds: [ada.id] });
    expect(await setFor(ada)).toMatchObject([{ assignmentId: simon, level: 4 }]);
    expect(JSON.stringify(await setFor(ada))).not.toContain('memberIds');
    expect(await setFor(ben)).toEqual([]);
    expect((await groupView()).assignments).toMatchObject([{ memberIds: [ada.id], level: 4 }]);
    // It never becomes one for everyone.
    await ask(ada, 'DELETE', `memberships/${groupId}`);
    await test.ask('DELETE', `/api/learners/${ada.id}`, { cookie: ada.cookie, body: {} });
    expect(await setFor(ben)).toEqual([]);
    expect((await groupView()).assignments).toMatchObject([{ memberIds: [] }]);
  });

  it.runIf(sameOnBoth)(
    'refuses who is no member, a level that the game has not, and an end before the start',
    async () => {
      await join(ada, NOTHING_SHARED);
      const stranger = await test.newPerson();
      const refused = [
        { ...SIMON, memberIds: [ada.id, stranger.id] },
        { ...SIMON, memberIds: [] },
        ...[0, 21, 1.5].map((level) => ({ ...SIMON, level })),
        { ...PASSAGE, level: 2 },
        { ...SIMON, startDay: dayAfter(3), dueDay: dayAfter(2) },
        { ...SIMON, startDay: dayAfter(400) },
      ];
      for (const body of refused) expect([body, await codeOf(set(body))]).toEqual([body, 'invalid-request']);
      expect(await test.count('assignments')).toBe(0);
    },
  );

  it('is seen from its first day on, where that day begins first', async () => {
    await join(ada, NOTHING_SHARED);
    await set({ ...SIMON, startDay: dayAfter(3) });
    test.wait(DAY_MS);
    expect(await setFor(ada)).toEqual([]);
    test.wait(DAY_MS);
    expect(await setFor(ada)).toMatchObject([{ startDay: dayAfter(1) }]);
    test.wait((1 + ASSIGNMENT.openDaysWithoutDay + ASSIGNMENT.keptDaysAfterEnd) * DAY_MS);
    await deleteEndedAssignments(test.database, test.clock.now);
    expect(await test.count('assignments')).toBe(1);
    test.wait(DAY_MS);
    await deleteEndedAssignments(test.database, test.clock.now);
    expect(await test.count('assignments')).toBe(0);
  });

  it('refuses the tests for an account that a teacher made, and takes them for all others', async () => {
    await join(ada, NOTHING_SHARED);
    const rows = [{ name: 'Bo', className: 'Class 4b' }];
    await ask(teacher, 'POST', 'pupil-lists', { rows, isPreview: false });
    expect(await codeOf(set(TESTS))).toBe('parent-agreement-needed');
    expect((await set({ ...TESTS, memberIds: [ada.id] })).status).toBe(201);
    expect((await set(SIMON)).status).toBe(201);
  });
});

it('asks a learner once for each group what its leader may see', async () => {
  const askAbout = async () => (await (await ask(ada, 'GET', 'assignments')).json()).askAbout;
  expect(await askAbout()).toBeNull();
  await join(ada, NOTHING_SHARED);
  expect(await askAbout()).toBe(groupId);
  await ask(ada, 'PUT', `memberships/${groupId}`, { shares: NOTHING_SHARED });
  expect(await askAbout()).toBeNull();
  await set(SIMON);
  expect(await askAbout()).toBeNull();
  const ben = await test.newPerson();
  await join(ben, ACTIVITY);
  expect((await (await ask(ben, 'GET', 'assignments')).json()).askAbout).toBeNull();
});

it('stays with its leader for 30 days after learners no longer see it', async () => {
  const days = [
    ASSIGNMENT.openDaysAfterDay + ASSIGNMENT.keptDaysAfterEnd,
    ASSIGNMENT.openDaysWithoutDay + ASSIGNMENT.keptDaysAfterEnd,
  ];
  await setNow({ ...SIMON, dueDay: dayAfter(0) });
  await setNow(SIMON);
  for (const [gone, wait] of days.entries()) {
    test.wait(wait * DAY_MS - (days[gone - 1] ?? 0) * DAY_MS - gone * DAY_MS);
    await deleteEndedAssignments(test.database, test.clock.now);
    expect(await test.count('assignments')).toBe(2 - gone);
    test.wait(DAY_MS);
    await deleteEndedAssignments(test.database, test.clock.now);
    expect(await test.count('assignments')).toBe(1 - gone);
  }
});
