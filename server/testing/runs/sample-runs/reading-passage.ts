import { RUN } from '#rules/games/runs.ts';
import { optionOrders } from '#rules/reading/reading-run.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

/** Every question of a passage is answered right. */
const readingAnswers = optionOrders(SEED).map((order) => ({ picked: order.indexOf(0), answeredAfterMs: 2000 }));

export const SAMPLE: SampleRun<'reading-passage'> = {
  report: {
    finishedAt: FINISHED_AT,
    durationMs: 36_000,
    seed: SEED,
    passage: 'lamp-on-the-rock',
    wasListened: true,
    readMs: 30_000,
    answers: readingAnswers,
  },
  stored: { score: 3, level: 4, choice: 'lamp-on-the-rock' },
  tooShort: {
    readMs: 0,
    answers: readingAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
    durationMs: 299,
  },
  refusals: [
    ['a score', { score: 3 }],
    ['a passage that is not there', { passage: 'last-train' }],
    ['one answer fewer', { answers: readingAnswers.slice(1) }],
    ['an option that was not offered', { answers: readingAnswers.map((answer) => ({ ...answer, picked: 3 })) }],
    [
      'an answer before its question came',
      { answers: readingAnswers.map((each) => ({ ...each, answeredAfterMs: 99 })) },
    ],
    ['more time than its duration', { durationMs: 35_000 }],
  ],
};
