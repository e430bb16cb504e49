import { describe, expect, it } from 'vitest';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAMES } from '#rules/games/runs.ts';
import { groupViewRows, groupViewTable } from './group-view-rows.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');

const AT = '2026-11-21T10:00:00.000Z';
const LATER = '2026-11-23T10:00:00.000Z';

const SIMON: Assignment = {
  ...{
    assignmentId: 'simon-1',
    kind: 'game',
    target: 'simon',
    createdAt: AT,
    dueDay: '2026-11-27',
    note: null,
    leaderSees: true,
    textTitle: null,
    startDay: null,
    level: null,
    memberIds: null,
  },
};
const BUS: Assignment = { ...SIMON, assignmentId: 'bus', kind: 'passage', target: 'last-bus' };

const none = Object.fromEntries(GAMES.map((game) => [game, 0])) as NonNullable<ShownMember['progress']>['finished'];
const run = (choice: string, score: number, timestamp = AT) => ({
  ...{ game: 'simon' as const, runId: `${choice} ${score}`, timestamp, durationMs: 1000, choice, score },
  level: choice === WITH_LEVELS ? score : null,
});
const member = (shares: Partial<ShownMember> = {}): ShownMember => ({
  ...{
    memberId: 'ada',
    name: 'Ada',
    joinedAt: AT,
    activity: null,
    done: [],
    progress: null,
    sharesReport: false,
    pupil: null,
  },
  ...shares,
});
const progressOf = (progress: NonNullable<ShownMember['progress']>) =>
  groupViewRows([member({ progress })], [], NOW)[0]?.progress;

describe('the rows of a group view', () => {
  it('keep the order of the answer', () => {
    const members = ['Ada', 'Ben', 'Cem'].map((name) => member({ name, memberId: name }));
    expect(groupViewRows(members, [], NOW).map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Cem']);
  });

  it('say of what was set whether it is done, and how many questions are right', () => {
    const done = [{ assignmentId: 'bus', right: 2 }];
    const [, row] = groupViewTable(groupViewRows([member({ done })], [BUS, SIMON], NOW), [BUS, SIMON]);
    expect(row?.slice(4)).toEqual(['Done, 2 of 3 right', 'Not yet']);
  });

  it('leave the cell of each part that is not shared empty', () => {
    const [, row] = groupViewTable(groupViewRows([member()], [{ ...SIMON, leaderSees: false }], NOW), [SIMON]);
    expect(row).toEqual(['Ada', ...Array.from({ length: 4 }, () => '')]);
  });

  it('tell a shared part without anything apart from one that is not shared', () => {
    const activity = { days: [], finished: 0, done: [] };
    const progress = { finished: none, best: [] };
    const [, row] = groupViewTable(groupViewRows([member({ activity, progress })], [], NOW), []);
    expect(row?.slice(1, 3)).toEqual(['0 of 28 days', 'Nothing finished yet']);
  });

  it('say only that there is a report, which has no column in the file', () => {
    const [row] = groupViewRows([member({ sharesReport: true })], [], NOW);
    expect(row).toMatchObject({ sharesReport: true, activity: null, progress: null, step: null });
    expect(groupViewTable(row ? [row] : [], [])).toEqual([
      ['Name', 'Active days of the last four weeks', 'Games and reading', 'A next step'],
      ['Ada', '', '', ''],
    ]);
  });

  it('name each finished game with how often, and the best run with levels', () => {
    const best = [run('plain', 9, LATER), run(WITH_LEVELS, 4)];
    expect(progressOf({ finished: { ...none, simon: 3 }, best })).toEqual(['Simon: 3 times. Best: Level 4']);
  });

  it('without levels take the newest of the best runs', () => {
    const best = [run('plain', 9), run('other', 5, LATER)];
    expect(progressOf({ finished: { ...none, simon: 1 }, best })?.[0]).toContain('5');
  });

  it('show no score of a calm run', () => {
    expect(progressOf({ finished: { ...none, simon: 1 }, best: [run('calm', 9)] })).toEqual(['Simon: once']);
  });

  it('give a member without a name one', () => {
    expect(groupViewRows([member({ name: '' })], [], NOW)[0]?.name).toBe('No name');
  });

  const rowOf = (days: number, doneIds: string[], set: readonly Assignment[], now = NOW) => {
    const active = Array.from({ length: days }, (_, day) => `2026-11-${10 + day}`);
    const done = doneIds.map((assignmentId) => ({ assignmentId, right: null }));
    return groupViewTable(groupViewRows([member({ activity: { days: active, finished: days }, done })], set, now), set);
  };

  it('have a next step, and in the file a column for each thing that is set', () => {
    const [titles, row] = rowOf(2, ['simon-1'], [SIMON, BUS]);
    expect(titles?.slice(3)).toEqual([
      'A next step',
      'Play Simon, set on 21 November 2026',
      'Read “The last bus”, set on 21 November 2026',
    ]);
    expect(row?.slice(3)).toEqual(['Ask if today is a good day for this: Read “The last bus”.', 'Done', 'Not yet']);
  });

  it('ask about nothing that is done, or that learners no longer see', () => {
    expect(rowOf(2, ['simon-1'], [SIMON])[1]?.[3]).toBe('Ask what went well.');
    expect(rowOf(8, [], [SIMON], new Date('2026-12-05T10:00:00.000Z'))[1]?.[3]).toBe(
      'Say what you noticed. Keep it as it is.',
    );
    expect(rowOf(0, [], [SIMON])[1]?.[3]).toBe('Look at the first page together.');
  });
});
