import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

export const SAMPLE: SampleRun<'spot-the-difference'> = {
  report: {
    finishedAt: FINISHED_AT,
    durationMs: 60_000,
    withoutClock: false,
    shownAs: 'pictures',
    seed: SEED,
    presses: [],
  },
  stored: { score: 0, level: null, choice: '' },
  tooShort: { durationMs: 59_999 },
  refusals: [
    ['images shown in another way', { shownAs: 'sounds' }],
    ['a scene of an unknown version', { sceneVersion: 3 }],
    ['more than its minute', { durationMs: 60_001 }],
    ['a press beside the picture', { presses: [{ x: 451, y: 0, atMs: 1 }] }],
  ],
};

export const LEVEL_SAMPLE: SampleRun<'spot-the-difference'> = {
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
    ['a level that the game does not have', { startLevel: 13 }],
    ['half a level', { startLevel: 1.5 }],
    ['a difference shown as words', { shownAs: 'words' }],
    ['a scene of an unknown version', { sceneVersion: 4 }],
    ['a scene of another version than that of its level', { sceneVersion: 3 }],
    ['a level of another version than that of its scene', { startLevel: 9 }],
    ['more than its time', { durationMs: 90_001 }],
  ],
};
