import { z } from 'zod';
import { PASSAGE_IDS } from '#rules/reading/passages.ts';
import {
  isPossibleReadingRun,
  READING_RUN,
  readingLeastDurationMs,
  readingResult,
} from '#rules/reading/reading-run.ts';
import { choices, milliseconds, runFields, seed } from './report-fields.ts';

/** The report of a passage that was read: the index of the picked option for each question in order, as they were shown. */
export const readingReportSchema = z.strictObject({
  ...runFields,
  seed,
  passage: z.enum(PASSAGE_IDS),
  wasListened: z.boolean(),
  readMs: milliseconds,
  answers: choices(READING_RUN.questions, READING_RUN.options),
});

export const readingRun = {
  report: readingReportSchema,
  result: readingResult,
  leastDurationMs: readingLeastDurationMs,
  isPossible: isPossibleReadingRun,
};
