import { z } from 'zod';
import {
  ASKED,
  isPossibleMultitaskLevelRun,
  multitaskLevelLeastDurationMs,
  multitaskLevelResult,
} from '#rules/games/multitask-master/multitask-levels.ts';
import {
  isPossibleMultitaskRun,
  MULTITASK_DIFFICULTIES,
  MULTITASK_MASTER,
  multitaskLeastDurationMs,
  multitaskResult,
} from '#rules/games/multitask-master/multitask-master.ts';
import { byLevels, levelOf, milliseconds, runFields, seed, upTo } from './report-fields.ts';

const multitaskRound = z.strictObject({
  pickedShape: upTo(Math.max(...Object.values(MULTITASK_MASTER.shapesShown)) - 1).nullable(),
  answeredSum: upTo(10 ** MULTITASK_MASTER.maxDigits - 1).nullable(),
  durationMs: milliseconds,
});

/** The report of a run of Multitask Master: the answers of every round in order; null when the time ran out first. */
export const multitaskReportSchema = z.strictObject({
  ...runFields,
  withoutClock: z.boolean(),
  seed,
  difficulty: z.enum(MULTITASK_DIFFICULTIES),
  rounds: z.array(multitaskRound).length(MULTITASK_MASTER.rounds).readonly(),
});

/** The report of a run of Multitask Master with levels: the answers of every round in order; null for what was not asked. */
export const multitaskLevelReportSchema = z.strictObject({
  ...runFields,
  seed,
  startLevel: levelOf('multitask-master'),
  rounds: z.array(multitaskRound).length(ASKED.length).readonly(),
});

export const multitaskRun = {
  report: z.union([multitaskReportSchema, multitaskLevelReportSchema]),
  ...byLevels(
    { result: multitaskResult, leastDurationMs: multitaskLeastDurationMs, isPossible: isPossibleMultitaskRun },
    {
      result: multitaskLevelResult,
      leastDurationMs: multitaskLevelLeastDurationMs,
      isPossible: isPossibleMultitaskLevelRun,
    },
  ),
};
