import { MOLE_LEVELS } from '#rules/games/mole-levels.ts';
import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';
import type { LevelGame } from '#rules/levels.ts';
import { FINISHED_AT } from './reports.ts';
import type { SampleRun } from './sample-runs.ts';

const allMoles = Array<number | null>(MOLE_LEVELS.moles).fill(null);

const multitaskRun = multitaskLevelRunOf(2, () => true);
const simonRun = simonLevelRunOf(4, (length) => length <= 5);

/** The reports with levels that server tests send, and the results they expect. */
export const LEVEL_SAMPLE_RUNS: { [G in LevelGame]?: SampleRun<G> } = {
  simon: {
    report: { finishedAt: FINISHED_AT, ...simonRun },
    stored: { score: 5, level: 5, choice: 'with levels' },
    // Shorter than the time that showing the sequences takes.
    tooShort: {
      presses: simonRun.presses.map((press, place) => ({ ...press, atMs: 200 * place })),
      durationMs: 30_000,
    },
    refusals: [
      ['a level that is not there', { startLevel: 21 }],
      ['a level below the first', { startLevel: 0 }],
      ['a difficulty too', { difficulty: 'easy' }],
      ['a sequence too few', { presses: simonRun.presses.slice(0, -6) }],
      ['presses out of order', { presses: simonRun.presses.toReversed() }],
    ],
  },
  'multitask-master': {
    report: { finishedAt: FINISHED_AT, ...multitaskRun },
    stored: { score: 3, level: 3, choice: 'with levels' },
    tooShort: { durationMs: 30_000, rounds: multitaskRun.rounds.map((round) => ({ ...round, durationMs: 0 })) },
    refusals: [
      ['a level that is not there', { startLevel: 10 }],
      ['a clock', { withoutClock: false }],
      ['a round too few', { rounds: multitaskRun.rounds.slice(1) }],
      ['a sum where none was asked', { rounds: multitaskRun.rounds.map((round) => ({ ...round, answeredSum: 1 })) }],
    ],
  },
  'whack-a-mole': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 140_000,
      startLevel: 2,
      // The first two are touched.
      reactionsMs: [500, 600, ...allMoles.slice(2)],
      misses: 1,
    },
    stored: { score: 1, level: 1, choice: 'with levels' },
    tooShort: { durationMs: 100_000 },
    refusals: [
      ['a level that is not there', { startLevel: 21 }],
      ['a mole too few', { reactionsMs: allMoles.slice(1) }],
      ['a mole touched after it had gone', { reactionsMs: [1801, ...allMoles.slice(1)] }],
      ['every mole touched at 0 ms', { reactionsMs: allMoles.map(() => 0) }],
    ],
  },
};
