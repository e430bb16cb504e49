import { RUN } from '#rules/games/runs.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { PICTURE_WORDS, pictureWordsLeastDurationMs } from '#rules/quizzes/picture-words.ts';
import { FINISHED_AT, SEED } from '../reports.ts';
import type { SampleRun } from '../sample-runs.ts';

const fastestAnswers = Array.from({ length: PICTURE_WORDS.items }, () => ({
  picked: 0,
  answeredAfterMs: RUN.minPressMs,
}));

export const SAMPLE: SampleRun<'picture-words'> = {
  report: {
    finishedAt: FINISHED_AT,
    durationMs: 12_000,
    seed: SEED,
    answers: Array.from({ length: 10 }, (_, place) => ({ picked: place % 4, answeredAfterMs: 700 })),
  },
  stored: { score: 2, level: null, choice: '' },
  tooShort: {
    answers: fastestAnswers,
    durationMs: pictureWordsLeastDurationMs({ answers: fastestAnswers }) - 1,
  },
  refusals: [
    ['answers before their pictures were seen', { answers: Array(10).fill({ picked: 0, answeredAfterMs: 99 }) }],
    ['eleven answers', { answers: Array(11).fill({ picked: 0, answeredAfterMs: 700 }) }],
    ['an answer that was not offered', { answers: Array(10).fill({ picked: 4, answeredAfterMs: 700 }) }],
  ],
};

export const LEVEL_SAMPLE: SampleRun<'picture-words'> = {
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
};
