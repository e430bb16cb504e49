import { z } from 'zod';
import {
  isPossibleLetterRound,
  LETTER_ROUND,
  letterRoundLeastDurationMs,
  letterRoundResult,
  TURNING_LETTERS,
} from '#rules/games/letter-round/letter-round.ts';
import { choices, runFields, seed } from './report-fields.ts';

/** The report of a letter round: the index of the picked letter for each question in order. */
export const letterRoundReportSchema = z.strictObject({
  ...runFields,
  seed,
  /** The letters that came more often; absent when all came equally often, as in runs of earlier versions. */
  mixedUp: z.array(z.enum(TURNING_LETTERS)).min(2).max(3).readonly().optional(),
  answers: choices(LETTER_ROUND.questions, TURNING_LETTERS.length),
});

export const letterRoundRun = {
  report: letterRoundReportSchema,
  result: letterRoundResult,
  leastDurationMs: letterRoundLeastDurationMs,
  isPossible: isPossibleLetterRound,
};
