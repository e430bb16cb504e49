import type { LevelGame } from '#rules/games/levels.ts';
import { RUN } from '#rules/games/runs.ts';
import { multitaskLevelRunOf } from '#rules/games/testing/multitask-level-runs.ts';
import { simonLevelRunOf } from '#rules/games/testing/simon-level-runs.ts';
import { MOLE_LEVELS } from '#rules/games/whack-a-mole/mole-levels.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import { FINISHED_AT, SEED } from './reports.ts';
import type { SampleRun } from './sample-runs.ts';

const allMoles = Array<number | null>(MOLE_LEVELS.moles).fill(null);

const multitaskRun = multitaskLevelRunOf(2, () => true);
const simonRun = simonLevelRunOf(4, (length) => length <= 5);

/** The reports with levels that server tests send, and the results they expect. */
export const LEVEL_SAMPLE_RUNS: { [G in LevelGame]: SampleRun<G> } = {
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
  'picture-words': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 25_000,
      seed: SEED,
      startLevel: 2,
      pictures: PICTURE_NAMES.slice(0, PICTURE_WORDS.items),
      answers: Array.from({ length: PICTURE_WORDS.items }, () => ({ picked: 0, answeredAfterMs: 2000 })),
    },
    stored: { score: 2, level: 2, choice: 'with levels', validity: 'same-place' },
    tooShort: {
      durationMs: 5990,
      answers: Array.from({ length: PICTURE_WORDS.items }, () => ({ picked: 0, answeredAfterMs: RUN.minPressMs })),
    },
    refusals: [
      ['a level that is not there', { startLevel: 7 }],
      ['a picture that is not there', { pictures: ['unicorn', ...PICTURE_NAMES.slice(1, 10)] }],
      ['a picture twice', { pictures: [...PICTURE_NAMES.slice(0, 9), ...PICTURE_NAMES.slice(0, 1)] }],
    ],
  },
  'spot-the-difference': {
    report: {
      finishedAt: FINISHED_AT,
      durationMs: 90_000,
      withoutClock: false,
      startLevel: 3,
      seed: SEED,
      sceneVersion: 2,
      presses: [{ x: 0, y: 0, atMs: 1000 }],
    },
    stored: { score: 2, level: 2, choice: 'with levels' },
    tooShort: { durationMs: 89_999 },
    refusals: [
      ['a level that the game does not have', { startLevel: 9 }],
      ['half a level', { startLevel: 1.5 }],
      ['a difference shown as words', { shownAs: 'words' }],
      ['a scene of an unknown version', { sceneVersion: 3 }],
      ['more than its time', { durationMs: 90_001 }],
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
