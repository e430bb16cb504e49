import { z } from 'zod';
import { LEVELS } from '#rules/games/levels.ts';
import { SPOT_SHOWN_AS, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-constants.ts';
import {
  isPossibleSpotLevelRun,
  SPOT_SCENE_VERSIONS,
  spotLevelLeastDurationMs,
  spotLevelResult,
} from '#rules/games/spot-the-difference/spot-levels.ts';
import {
  isPossibleSpotRun,
  spotLeastDurationMs,
  spotResult,
} from '#rules/games/spot-the-difference/spot-the-difference.ts';
import { byLevels, milliseconds, runFields, seed } from './report-fields.ts';

/** Presses on Image B in order, in CSS pixels of an unscaled picture. */
const spotPresses = z
  .array(
    z.strictObject({
      x: z.number().min(0).max(SPOT_THE_DIFFERENCE.width),
      y: z.number().min(0).max(SPOT_THE_DIFFERENCE.height),
      atMs: milliseconds,
    }),
  )
  .max(SPOT_THE_DIFFERENCE.maxPresses)
  .readonly();

/** The report of a run of Spot the Difference. */
export const spotReportSchema = z.strictObject({
  ...runFields,
  withoutClock: z.boolean(),
  shownAs: z.enum(SPOT_SHOWN_AS),
  seed,
  /** Runs of earlier versions, which may still wait on a device, have none. */
  sceneVersion: z.literal(SPOT_THE_DIFFERENCE.sceneVersion).optional(),
  presses: spotPresses,
});

/** The report of a run of Spot the Difference with levels, which is always shown as pictures. */
export const spotLevelReportSchema = z.strictObject({
  ...runFields,
  withoutClock: z.boolean(),
  startLevel: z.int().min(1).max(LEVELS['spot-the-difference'].highest),
  seed,
  /** That of its level. */
  sceneVersion: z.literal(SPOT_SCENE_VERSIONS),
  presses: spotPresses,
});

export const spotRun = {
  report: z.union([spotReportSchema, spotLevelReportSchema]),
  ...byLevels(
    { result: spotResult, leastDurationMs: spotLeastDurationMs, isPossible: isPossibleSpotRun },
    { result: spotLevelResult, leastDurationMs: spotLevelLeastDurationMs, isPossible: isPossibleSpotLevelRun },
  ),
};
