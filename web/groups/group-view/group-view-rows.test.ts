import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Assignment } from '#contract/groups/assignments.ts';
import type { ShownMember } from '#contract/groups/groups.ts';
import { WITH_LEVELS } from '#rules/games/levels.ts';
import { GAMES } from '#rules/games/runs.ts';
import { groupFiles, groupZip } from './group-files.ts';
import { groupViewRows } from './group-view-rows.ts';

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
    sharesPlan: false,
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

  it('tell a shared part without anything apart from one that is not shared', () => {
    const activity = { days: [], finished: 0, done: [] };
    const progress = { finished: none, best: [] };
    const shared = member({ activity, progress, sharesReport: true });
    expect(groupViewRows([shared, member()], [SIMON], NOW)).toMatchObject([
      { activity: ['0 of 28 days'], progress: ['Nothing finished yet'], sharesReport: true },
      { activity: null, progress: null, step: null, sharesReport: false },
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

  const stepOf = (days: number, doneIds: string[], set: readonly Assignment[], now = NOW) => {
    const active = Array.from({ length: days }, (_, day) => `2026-11-${10 + day}`);
    const done = doneIds.map((assignmentId) => ({ assignmentId, right: null }));
    return groupViewRows([member({ activity: { days: active, finished: days }, done })], set, now)[0]?.step;
  };

  it('have a next step about what is set', () => {
    expect(stepOf(2, ['simon-1'], [SIMON, BUS])).toEqual(['Ask if today is a good day for this: Read “The last bus”.']);
  });

  it('look at results: a learner whose game is harder lately is never kept as it is', () => {
    const activity = { days: Array.from({ length: 20 }, (_, day) => `2026-11-${day + 1}`), finished: 30 };
    const harder = { suggestion: 'play-together', game: 'letter-round' } as const;
    const progress = { finished: none, best: [], suggested: harder };
    for (const shared of [{ activity, progress }, { progress }])
      expect(groupViewRows([member(shared)], [], NOW)[0]?.step).toEqual([
        'Letter round is harder lately. Sit beside them for one game, and ask what is hard.',
      ]);
    expect(groupViewRows([member({ progress: { finished: none, best: [] } })], [], NOW)[0]?.step).toBeNull();
  });

  it('ask about nothing that is done, or that learners no longer see', () => {
    expect(stepOf(2, ['simon-1'], [SIMON])).toEqual(['Ask what went well.']);
    expect(stepOf(8, [], [SIMON], new Date('2026-12-05T10:00:00.000Z'))).toEqual([
      'Say what you noticed. Keep it as it is.',
    ]);
    expect(stepOf(0, [], [SIMON])).toEqual(['Look at the first page together.']);
  });
});

describe('the files of a group', () => {
  const activity = { days: ['2026-11-20', '2026-11-23'], finished: 5 };
  const progress = { finished: { ...none, simon: 3 }, best: [run('plain', 9, LATER), run(WITH_LEVELS, 4)] };
  const ada = member({ activity, progress, done: [{ assignmentId: 'bus', right: 0 }], sharesReport: true });
  const ben = member({ memberId: 'ben', name: 'Ben' });

  it('have a row for each learner, a number in each cell, days in ISO form, and nothing of a report', () => {
    const unseen = { ...SIMON, assignmentId: 'unseen', leaderSees: false };
    expect(groupFiles([ada, ben], [BUS, SIMON, unseen])['learners.csv']).toEqual([
      [
        ...['name', 'joined_on', 'active_days', 'last_active_on', 'finished', 'simon_finished', 'simon_best_level'],
        ...['set_1_done', 'set_1_right', 'set_2_done', 'set_3_done'],
      ],
      ['Ada', '2026-11-21', '2', '2026-11-23', '5', '3', '4', '1', '0', '0', '0'],
      ['Ben', '2026-11-21', '', '', '', '', '', '0', '', '0', ''],
    ]);
  });

  it('say what each column means', () => {
    const { 'learners.csv': learners, 'codebook.csv': codebook } = groupFiles([ada, ben], [BUS]);
    expect(codebook.map(([column]) => column)).toEqual(['column', ...(learners[0] ?? [])]);
    for (const [column, meaning] of codebook) expect(meaning?.length, column).toBeGreaterThan(5);
    expect(codebook.at(-2)?.[1]).toMatch(/^Read “The last bus”, set on 2026-11-21: 1 done, 0 not yet\./);
  });

  it('are in one zip file', () => {
    const files = unzipSync(groupZip([ada], []));
    expect(Object.keys(files)).toEqual(['learners.csv', 'codebook.csv']);
    expect(strFromU8(files['learners.csv'] ?? new Uint8Array())).toContain('"Ada","2026-11-21","2"');
  });
});
