import { z } from 'zod';
import {
  CAREFUL_MOLES,
  carefulLeastDurationMs,
  isPossibleCarefulRun,
} from '#rules/games/careful-moles/careful-moles.ts';
import { carefulResult } from '#rules/games/careful-moles/careful-moles-summary.ts';
import { runFields, seed, upTo } from './report-fields.ts';

/** The report of a run of Careful moles: every trial in the order of play, with its presses from the frame of its animal. */
export const carefulMolesReportSchema = z.strictObject({
  ...runFields,
  isCalm: z.boolean(),
  seed,
  trials: z
    .array(
      z.strictObject({
        trial: upTo(CAREFUL_MOLES.trials - 1),
        pressesMs: z
          .array(
            z
              .int()
              .min(-Math.max(...CAREFUL_MOLES.gapsMs))
              .max(CAREFUL_MOLES.shownMs),
          )
          .max(CAREFUL_MOLES.maxPressesPerTrial)
          .readonly(),
      }),
    )
    .length(CAREFUL_MOLES.trials)
    .readonly(),
});

export const carefulRun = {
  report: carefulMolesReportSchema,
  result: carefulResult,
  leastDurationMs: carefulLeastDurationMs,
  isPossible: isPossibleCarefulRun,
};
