import { RUN } from '#rules/games/runs.ts';
import { WORD_OR_NOT } from '#rules/games/word-or-not/word-or-not.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

const wordAnswers = Array.from({ length: WORD_OR_NOT.trials }, () => ({
  answer: 'word' as const,
  answeredAfterMs: 900,
}));

/** Without a set of words, as runs from before there were sets. */
export const SAMPLE: SampleRun<'word-or-not'> = {
  report: { finishedAt: FINISHED_AT, durationMs: 105_000, seed: SEED, answers: wordAnswers },
  // "Word" is right for half of them.
  stored: { validity: 'same-answer', score: 42, level: null, choice: '' },
  tooShort: {
    durationMs: 37_799,
    answers: wordAnswers.map((timed) => ({ ...timed, answeredAfterMs: RUN.minPressMs })),
  },
  refusals: [
    ['a score', { score: 84 }],
    ['words of a set that the bank does not have', { set: WORD_OR_NOT.sets }],
    ['one answer fewer', { answers: wordAnswers.slice(1) }],
    ['another answer', { answers: wordAnswers.map((timed) => ({ ...timed, answer: 'maybe' })) }],
    [
      'an answer before its word was seen',
      { answers: wordAnswers.map((timed) => ({ ...timed, answeredAfterMs: 99 })) },
    ],
    ['more time than its duration', { answers: wordAnswers.map((timed) => ({ ...timed, answeredAfterMs: 902 })) }],
  ],
};
