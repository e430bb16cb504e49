import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';
import { FINISHED_AT, simonReport } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

const simonRun = simonLevelRunOf(4, (length) => length <= 5);

export const SAMPLE: SampleRun<'simon'> = {
  report: simonReport(),
  stored: { score: 2, level: 2, choice: 'easy' },
  // Shorter than the time that showing the sequences takes.
  tooShort: {
    presses: simonReport(3).presses.map(({ pad }, place) => ({ pad, atMs: 500 * place })),
    durationMs: 5000,
  },
  refusals: [
    ['a score', { score: 50 }],
    ['a level', { level: 40 }],
    ['an unknown difficulty', { difficulty: 'brutal' }],
    ['a time that is no whole number', { durationMs: 60_000.5 }],
    ['a time below 0', { durationMs: -1 }],
    ['no presses', { presses: [] }],
    ['presses out of order', { presses: simonReport().presses.toReversed() }],
  ],
};

export const LEVEL_SAMPLE: SampleRun<'simon'> = {
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
};
