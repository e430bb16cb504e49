import { z } from 'zod';
import {
  isPossibleMoleLevelRun,
  MOLE_LEVELS,
  moleLevelLeastDurationMs,
  moleLevelResult,
  moleStayMs,
} from '#rules/games/whack-a-mole/mole-levels.ts';
import {
  isPossibleMoleRun,
  MOLE_DIFFICULTIES,
  moleCount,
  moleLeastDurationMs,
  WHACK_A_MOLE,
} from '#rules/games/whack-a-mole/whack-a-mole.ts';
import { judgedMoleResult } from '#rules/games/whack-a-mole/whack-a-mole-validity.ts';
import { byLevels, levelOf, milliseconds, runFields, upTo } from './report-fields.ts';

const MOST_MOLES = Math.max(
  ...MOLE_DIFFICULTIES.flatMap((difficulty) =>
    [true, false].map((withoutClock) => moleCount({ difficulty, withoutClock })),
  ),
);

/** The report of a run of Whack-a-Mole: the touched moles by index in order, and the presses on empty holes. */
export const moleReportSchema = z.strictObject({
  ...runFields,
  withoutClock: z.boolean(),
  difficulty: z.enum(MOLE_DIFFICULTIES),
  hits: z
    .array(z.strictObject({ mole: upTo(MOST_MOLES - 1), reactionMs: milliseconds }))
    .max(MOST_MOLES)
    .readonly(),
  misses: upTo(WHACK_A_MOLE.maxMisses),
});

/** The report of a run of Whack-a-Mole with levels: the reaction to every mole in order, null for one that was not touched. */
export const moleLevelReportSchema = z.strictObject({
  ...runFields,
  startLevel: levelOf('whack-a-mole'),
  reactionsMs: z
    .array(upTo(moleStayMs(1)).nullable())
    .length(MOLE_LEVELS.moles)
    .readonly(),
  misses: upTo(WHACK_A_MOLE.maxMisses),
});

export const moleRun = {
  report: z.union([moleReportSchema, moleLevelReportSchema]),
  ...byLevels(
    { result: judgedMoleResult, leastDurationMs: moleLeastDurationMs, isPossible: isPossibleMoleRun },
    { result: moleLevelResult, leastDurationMs: moleLevelLeastDurationMs, isPossible: isPossibleMoleLevelRun },
  ),
};
