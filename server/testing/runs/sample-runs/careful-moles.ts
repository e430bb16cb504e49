import { CAREFUL_MOLES, carefulTrials } from '#rules/games/careful-moles/careful-moles.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

/** Every mole is touched after 400 ms, and no rabbit. */
const carefulGame = carefulTrials(SEED).map(({ animal }, trial) => ({
  trial,
  pressesMs: animal === 'mole' ? [400] : [],
}));

export const SAMPLE: SampleRun<'careful-moles'> = {
  report: { finishedAt: FINISHED_AT, durationMs: 150_000, isCalm: false, seed: SEED, trials: carefulGame },
  stored: { score: 100, level: null, choice: '' },
  tooShort: { durationMs: 149_999 },
  refusals: [
    ['a validity', { validity: null }],
    ['a trial less', { trials: carefulGame.slice(1) }],
    ['a trial that was played twice', { trials: [...carefulGame.slice(1), carefulGame.at(-1)] }],
    ['presses out of order', { trials: carefulGame.map((played) => ({ ...played, pressesMs: [400, 300] })) }],
    [
      'a press after the animal was gone',
      { trials: carefulGame.map((played) => ({ ...played, pressesMs: [CAREFUL_MOLES.shownMs + 1] })) },
    ],
  ],
};
