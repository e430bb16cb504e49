import { LETTER_ROUND, letterQuestions } from '#rules/games/letter-round/letter-round.ts';
import { RUN } from '#rules/games/runs.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

/** Every letter is found after 900 ms. */
const letterAnswers = letterQuestions(SEED).map(({ letter, options }) => ({
  picked: options.indexOf(letter),
  answeredAfterMs: 900,
}));

export const SAMPLE: SampleRun<'letter-round'> = {
  report: { finishedAt: FINISHED_AT, durationMs: 60_000, seed: SEED, answers: letterAnswers },
  stored: { score: 24, level: null, choice: '' },
  tooShort: {
    answers: letterAnswers.map((answer) => ({ ...answer, answeredAfterMs: RUN.minPressMs })),
    durationMs: LETTER_ROUND.questions * (LETTER_ROUND.nextQuestionAfterMs + RUN.minPressMs) - 1,
  },
  refusals: [
    ['a score', { score: 24 }],
    ['one letter that came more often', { mixedUp: ['b'] }],
    ['a letter of another game that came more often', { mixedUp: ['b', 'm'] }],
    ['one answer fewer', { answers: letterAnswers.slice(1) }],
    ['a letter that was not offered', { answers: letterAnswers.map((answer) => ({ ...answer, picked: 4 })) }],
    ['an answer before its letter came', { answers: letterAnswers.map((each) => ({ ...each, answeredAfterMs: 99 })) }],
    ['more time than its duration', { durationMs: 50_000 }],
  ],
};
