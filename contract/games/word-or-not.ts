import { z } from 'zod';
import {
  isPossibleWordOrNotRun,
  WORD_OR_NOT,
  WORD_OR_NOT_ANSWERS,
  wordOrNotLeastDurationMs,
} from '#rules/games/word-or-not/word-or-not.ts';
import { judgedWordOrNotResult } from '#rules/games/word-or-not/word-or-not-summary.ts';
import { milliseconds, runFields, seed, upTo } from './report-fields.ts';

/** The report of a run of Word or not?: its set of words, and the answer to each trial in order. */
export const wordOrNotReportSchema = z.strictObject({
  ...runFields,
  seed,
  /** Absent in runs of earlier versions, which had the words of the first set. */
  set: upTo(WORD_OR_NOT.sets - 1).optional(),
  answers: z
    .array(z.strictObject({ answer: z.enum(WORD_OR_NOT_ANSWERS), answeredAfterMs: milliseconds }))
    .length(WORD_OR_NOT.trials)
    .readonly(),
});

export const wordOrNotRun = {
  report: wordOrNotReportSchema,
  result: judgedWordOrNotResult,
  leastDurationMs: wordOrNotLeastDurationMs,
  isPossible: isPossibleWordOrNotRun,
};
