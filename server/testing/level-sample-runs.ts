import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';
import type { LevelGame } from '#rules/levels.ts';
import { FINISHED_AT } from './reports.ts';
import type { SampleRun } from './sample-runs.ts';

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
};
