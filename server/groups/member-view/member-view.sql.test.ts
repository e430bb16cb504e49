import { beforeEach, describe, expect, it } from 'vitest';
import type { RunReportOf } from '#contract/games/game-runs.ts';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { MemberView } from '#contract/groups/member-view.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import { letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import { wordOrNotTrials } from '#rules/games/word-or-not/word-or-not.ts';
import { NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { gameCourses, MEMBER_VIEW } from '#rules/groups/member-view.ts';
import { optionOrders } from '#rules/reading/reading-run.ts';
import { letterQuizReport, SEED } from '../../testing/runs/reports.ts';
import { RUN_REPORTS } from '../../testing/runs/sample-runs.ts';
import { codeOf, createTestApp, type Person, type TestApp } from '../../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYTHING: Shares = { activity: true, progress: true, screening: true, plan: false };
const PASSAGE = { kind: 'passage', target: 'last-bus', dueDay: null, note: null } as const;
const READING = RUN_REPORTS['reading-passage'] as RunReportOf['reading-passage'];
const LETTERS = RUN_REPORTS['letter-round'] as RunReportOf['letter-round'];

let test: TestApp;
let teacher: Person;
let leo: Person;
let groupId: string;
let code: string;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const look = (who = teacher, of = leo.id) => ask(who, 'GET', `groups/${groupId}/members/${of}`);
const seen = async () => (await (await look()).json()) as MemberView;
const share = (shares: Partial<Shares>) =>
  ask(leo, 'PUT', `memberships/${groupId}`, { shares: { ...NOTHING_SHARED, ...shares } });
const membershipsOf = async (who: Person) => (await (await ask(who, 'GET', 'memberships')).json()) as Memberships;

/** Saves a run of Leo that is finished now. */
async function play(game: string, report: object) {
  const finishedAt = test.clock.now.toISOString();
  const answer = await ask(leo, 'PUT', `runs/${game}/${crypto.randomUUID()}`, { ...report, finishedAt });
  expect(answer.status).toBe(201);
}

/** A letter round with so many letters found; for the others the letter at another place is picked, d for b where it can be. */
function letterRound(right: number) {
  let missed = 24 - right;
  const answers = letterQuestions(SEED).map(({ letter, options }) => {
    const other = letter === 'b' ? 'd' : options[(options.indexOf(letter) + 1) % 4];
    const picked = missed > 0 ? (other ?? letter) : letter;
    missed -= 1;
    return { picked: options.indexOf(picked), answeredAfterMs: 900 };
  });
  return { ...LETTERS, answers };
}

/** A run of Word or not? in which so many words in turn are taken for the other kind. */
function wordOrNot(wrong: number) {
  const answers = wordOrNotTrials(SEED).map(({ isWord }, at) => ({
    answer: isWord === at >= wrong ? 'word' : 'not-a-word',
    answeredAfterMs: 1200,
  }));
  return { finishedAt: '', durationMs: 84 * 1600, seed: SEED, answers };
}

const passage = (right: number) => ({
  ...READING,
  passage: 'last-bus',
  answers: optionOrders(SEED).map((order, at) => ({
    picked: at < right ? order.indexOf(0) : (order.indexOf(0) + 1) % 3,
    answeredAfterMs: 2000,
  })),
});

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  leo = await test.newPerson('learner', '13-to-17');
  const answer = await ask(teacher, 'POST', 'groups', { kind: 'class', name: '4b' });
  const [group] = ((await answer.json()) as Groups).groups;
  ({ groupId, code } = { groupId: group?.groupId ?? '', code: group?.code ?? '' });
  await ask(leo, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
});

describe('what a leader sees of one member', () => {
  it('is what was set and how it went, while nothing is shared', async () => {
    await ask(teacher, 'POST', `groups/${groupId}/assignments`, PASSAGE);
    await ask(teacher, 'POST', `groups/${groupId}/assignments`, { ...PASSAGE, target: 'green-tent' });
    await play('reading-passage', passage(0));
    await play('letter-round', letterRound(20));
    const view = await seen();
    const [bus] = view.assignments.filter(({ target }) => target === 'last-bus');
    expect(view).toMatchObject({ days: null, runs: null, mixUps: null, group: { name: '4b', kind: 'class' } });
    expect(view.member).toMatchObject({ activity: null, progress: null, sharesReport: false });
    expect(view.member.done).toEqual([{ assignmentId: bus?.assignmentId, right: 0 }]);
    expect((await membershipsOf(leo)).views).toEqual([]);
  });

  it('is days alone, or games alone, and nothing from the next request on when it is taken back', async () => {
    await play('letter-round', letterRound(20));
    const shown = async () => {
      const { days, runs, mixUps, member } = await seen();
      return [days?.length, runs?.length, mixUps?.letterRounds, member.progress !== null];
    };
    await share({ activity: true });
    expect(await shown()).toEqual([1, undefined, undefined, false]);
    await share({ progress: true });
    expect(await shown()).toEqual([undefined, 1, 1, true]);
    await share({});
    expect(await shown()).toEqual([undefined, undefined, undefined, false]);
  });

  it('has no assignment that is for others', async () => {
    const other = await test.newPerson('learner', '13-to-17');
    await ask(other, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
    await ask(teacher, 'POST', `groups/${groupId}/assignments`, { ...PASSAGE, memberIds: [other.id] });
    expect((await seen()).assignments).toEqual([]);
  });

  it('is the last six weeks', async () => {
    await share(EVERYTHING);
    await play('letter-round', letterRound(20));
    test.wait((MEMBER_VIEW.days - 1) * DAY_MS);
    expect(await seen()).toMatchObject({
      days: [expect.any(String)],
      runs: [{ score: 20 }],
      mixUps: { letterRounds: 1 },
    });
    test.wait(DAY_MS);
    expect(await seen()).toMatchObject({ days: [], runs: [], mixUps: { letterRounds: 0, letters: [], words: [] } });
  });

  it('shows that rounds fell over four weeks, the letters, and the questions of a passage', async () => {
    await share({ activity: true, progress: true });
    for (const right of [20, 16, 14, 11, 9, 8]) {
      await play('letter-round', letterRound(right));
      test.wait(5 * DAY_MS);
    }
    await play('reading-passage', passage(0));
    const { days, runs, mixUps } = await seen();
    expect(days).toHaveLength(7);
    expect(runs?.map(({ game, score, validity }) => [game, score, validity])).toEqual([
      ['reading-passage', 0, undefined],
      ['letter-round', 8, 'like-chance'],
      ['letter-round', 9, 'like-chance'],
      ...[11, 14, 16, 20].map((score) => ['letter-round', score, undefined]),
    ]);
    expect(gameCourses(runs ?? [])).toMatchObject([{ game: 'letter-round', course: 'harder' }]);
    expect(mixUps).toMatchObject({ letterRounds: 4, letters: expect.arrayContaining([expect.any(Object)]) });
    expect(mixUps?.letters[0]).toMatchObject({ asked: 'b', picked: 'd' });
    const group = (await (await ask(teacher, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
    expect(group.members[0]?.progress?.suggested).toEqual({ suggestion: 'play-together', game: 'letter-round' });
  });

  it('has words from games that tell something', async () => {
    await share({ progress: true });
    await play('word-or-not', wordOrNot(3));
    test.wait(DAY_MS);
    await play('word-or-not', wordOrNot(42));
    const { mixUps, runs } = await seen();
    expect(runs?.map(({ validity }) => validity)).toEqual(['like-chance', undefined]);
    expect(mixUps?.words).toHaveLength(3);
    expect(mixUps?.words[0]).toMatchObject({ kind: 'real-or-made-up', times: 1 });
  });

  it('has nothing of the test, also when the report is shared', async () => {
    await share(EVERYTHING);
    const finishedAt = test.clock.now.toISOString();
    await ask(leo, 'PUT', `attempts/letter-quiz/${crypto.randomUUID()}`, letterQuizReport(3, finishedAt));
    const text = await (await look()).text();
    expect(text).toContain('"sharesReport":true');
    expect(text).toContain('"mixUps":{"letters":[],"letterRounds":0,"words":[]}');
    expect(text).not.toMatch(/"seen"|"value"|traits|hasDyslexia|letter-quiz/);
  });

  it('is told to the learner as a look at what was shown', async () => {
    await share({ progress: true, screening: true });
    await seen();
    const viewedAt = test.clock.now.toISOString();
    expect((await membershipsOf(leo)).views).toMatchObject([
      { firstViewedAt: viewedAt, viewedAt, shown: { activity: false, progress: true, screening: false } },
    ]);
  });

  it('is nothing for others, and nothing after the learner left', async () => {
    await share(EVERYTHING);
    const other = await test.newPerson('educator');
    expect(await codeOf(look(other))).toBe('not-found');
    expect(await codeOf(look(teacher, other.id))).toBe('not-found');
    expect(await codeOf(look(leo))).toBe('not-found');
    await ask(leo, 'DELETE', `memberships/${groupId}`);
    expect(await codeOf(look())).toBe('not-found');
    expect((await membershipsOf(leo)).views).toEqual([]);
  });
});
