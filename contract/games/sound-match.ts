import { z } from 'zod';
import {
  isPossibleSoundMatch,
  SOUND_MATCH,
  soundMatchLeastDurationMs,
  soundMatchResult,
} from '#rules/games/sound-match/sound-match.ts';
import { choices, runFields, seed } from './report-fields.ts';

/** The report of a game of sound match: the index of the picked word for each question in order. */
export const soundMatchReportSchema = z.strictObject({
  ...runFields,
  seed,
  withWords: z.boolean(),
  answers: choices(SOUND_MATCH.questions, SOUND_MATCH.options),
});

export const soundMatchRun = {
  report: soundMatchReportSchema,
  result: soundMatchResult,
  leastDurationMs: soundMatchLeastDurationMs,
  isPossible: isPossibleSoundMatch,
};
