import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

const multitaskRounds = Array.from({ length: 10 }, () => ({ pickedShape: null, answeredSum: null, durationMs: 8000 }));
const multitaskRun = multitaskLevelRunOf(2, () => true);

export const SAMPLE: SampleRun<'multitask-master'> = {
  report: {
    finishedAt: FINISHED_AT,
    durationMs: 95_000,
    withoutClock: false,
    seed: SEED,
    difficulty: 'hard',
    rounds: multitaskRounds,
  },
  stored: { score: 0, level: 3, choice: 'hard' },
  tooShort: { durationMs: 94_998 },
  refusals: [
    ['nine rounds', { rounds: multitaskRounds.slice(1) }],
    [
      'a shape that was not shown',
      { difficulty: 'easy', rounds: multitaskRounds.map((round) => ({ ...round, pickedShape: 4 })) },
    ],
    ['more time than its rounds take', { durationMs: 105_001 }],
  ],
};

export const LEVEL_SAMPLE: SampleRun<'multitask-master'> = {
  report: { finishedAt: FINISHED_AT, ...multitaskRun },
  stored: { score: 3, level: 3, choice: 'with levels' },
  tooShort: { durationMs: 30_000, rounds: multitaskRun.rounds.map((round) => ({ ...round, durationMs: 0 })) },
  refusals: [
    ['a level that is not there', { startLevel: 13 }],
    ['a clock', { withoutClock: false }],
    ['a round too few', { rounds: multitaskRun.rounds.slice(1) }],
    ['a sum where none was asked', { rounds: multitaskRun.rounds.map((round) => ({ ...round, answeredSum: 1 })) }],
  ],
};
