import { MOLE_LEVELS } from '#rules/games/whack-a-mole/mole-levels.ts';
import { FINISHED_AT } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

const allMoles = Array<number | null>(MOLE_LEVELS.moles).fill(null);

export const SAMPLE: SampleRun<'whack-a-mole'> = {
  report: {
    finishedAt: FINISHED_AT,
    durationMs: 30_000,
    withoutClock: false,
    difficulty: 'normal',
    hits: [
      { mole: 0, reactionMs: 400 },
      { mole: 3, reactionMs: 512 },
    ],
    misses: 1,
  },
  stored: { score: 2, level: 2, choice: 'normal' },
  tooShort: { durationMs: 29_999 },
  refusals: [
    ['points', { points: 1000 }],
    ['a mole that was touched twice', { hits: [0, 0].map((mole) => ({ mole, reactionMs: 400 })) }],
    ['every mole hit at 0 ms', { hits: Array.from({ length: 48 }, (_, mole) => ({ mole, reactionMs: 0 })) }],
    ['a mole that never comes', { hits: [{ mole: 48, reactionMs: 400 }] }],
  ],
};

export const LEVEL_SAMPLE: SampleRun<'whack-a-mole'> = {
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
};
