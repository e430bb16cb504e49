import { z } from 'zod';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { isPossiblePictureWordsRun, PICTURE_WORDS, pictureWordsLeastDurationMs } from '#rules/quizzes/picture-words.ts';
import {
  isPossiblePictureWordsLevelRun,
  pictureWordsLevelLeastDurationMs,
  pictureWordsLevelResult,
} from '#rules/quizzes/picture-words-levels.ts';
import { judgedPictureWordsResult } from '#rules/quizzes/picture-words-validity.ts';
import { byLevels, choices, levelOf, runFields, seed } from './report-fields.ts';

const pictureAnswers = choices(PICTURE_WORDS.items, PICTURE_WORDS.optionsPerItem);

/** The report of a picture-word quiz: the index of the picked option for each item in order. */
export const pictureWordsReportSchema = z.strictObject({
  ...runFields,
  seed,
  answers: pictureAnswers,
});

/** The report of a picture-word quiz with levels: also the pictures in order, which the device chose. */
export const pictureWordsLevelReportSchema = z.strictObject({
  ...runFields,
  seed,
  startLevel: levelOf('picture-words'),
  pictures: z.array(z.enum(PICTURE_NAMES)).length(PICTURE_WORDS.items).readonly(),
  answers: pictureAnswers,
});

export const pictureWordsRun = {
  report: z.union([pictureWordsReportSchema, pictureWordsLevelReportSchema]),
  ...byLevels(
    {
      result: judgedPictureWordsResult,
      leastDurationMs: pictureWordsLeastDurationMs,
      isPossible: isPossiblePictureWordsRun,
    },
    {
      result: pictureWordsLevelResult,
      leastDurationMs: pictureWordsLevelLeastDurationMs,
      isPossible: isPossiblePictureWordsLevelRun,
    },
  ),
};
