import { z } from 'zod';
import {
  isPossibleSimonRun,
  PADS,
  SIMON,
  SIMON_DIFFICULTIES,
  simonLeastDurationMs,
  simonResult,
} from '#rules/games/simon/simon.ts';
import {
  isPossibleSimonLevelRun,
  SIMON_LEVELS,
  simonLevelLeastDurationMs,
  simonLevelResult,
} from '#rules/games/simon/simon-levels.ts';
import { byLevels, levelOf, milliseconds, runFields, seed, upTo } from './report-fields.ts';

/** The report of a run of Simon. The presses are in order. */
export const simonReportSchema = z.strictObject({
  ...runFields,
  seed,
  difficulty: z.enum(SIMON_DIFFICULTIES),
  presses: z
    .array(z.strictObject({ pad: z.enum(PADS), atMs: milliseconds }))
    .min(1)
    .max(SIMON.maxPresses)
    .readonly(),
  impulsiveClicks: upTo(SIMON.maxImpulsiveClicks),
});

/** The report of a run of Simon with levels. The presses are in order. */
export const simonLevelReportSchema = z.strictObject({
  ...runFields,
  seed,
  startLevel: levelOf('simon'),
  presses: z
    .array(z.strictObject({ pad: z.enum(PADS), atMs: milliseconds }))
    .min(1)
    .max(SIMON_LEVELS.maxPresses)
    .readonly(),
  impulsiveClicks: upTo(SIMON.maxImpulsiveClicks),
});

export const simonRun = {
  report: z.union([simonReportSchema, simonLevelReportSchema]),
  ...byLevels(
    { result: simonResult, leastDurationMs: simonLeastDurationMs, isPossible: isPossibleSimonRun },
    { result: simonLevelResult, leastDurationMs: simonLevelLeastDurationMs, isPossible: isPossibleSimonLevelRun },
  ),
};
