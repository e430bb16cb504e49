import { z } from 'zod';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
import { RUN, type RunResult } from '#rules/games/runs.ts';

/** Game time from the start of the run, without pauses. */
export const milliseconds = z.int().min(0).max(RUN.longestMs);

/** Of every report. `finishedAt`: when the learner finished, by the device's clock: an ISO instant in UTC. */
export const runFields = { finishedAt: z.iso.datetime(), durationMs: milliseconds };

export const seed = z.int32();
export const upTo = (max: number) => z.int().min(0).max(max);
export const levelOf = (game: LevelGame) => z.int().min(1).max(LEVELS[game].highest);

/** Answers to this number of questions with this number of options. */
export const choices = (questions: number, options: number) =>
  z
    .array(z.strictObject({ picked: upTo(options - 1), answeredAfterMs: milliseconds }))
    .length(questions)
    .readonly();

/** The functions that score and check the report of a run. */
export type RunRules<Report> = {
  result(report: Report): RunResult;
  /** The shortest possible duration of the reported run in milliseconds. */
  leastDurationMs(report: Report): number;
  /** Whether the reported events can happen in a game. */
  isPossible(report: Report): boolean;
};

/** The rules of a game with levels: those of its runs without levels, and those of its runs with levels. */
export function byLevels<Plain extends object, WithLevels extends { startLevel: number }>(
  plain: RunRules<Plain>,
  withLevels: RunRules<WithLevels>,
): RunRules<Plain | WithLevels> {
  const hasLevels = (report: Plain | WithLevels): report is WithLevels => 'startLevel' in report;
  return {
    result: (report) => (hasLevels(report) ? withLevels.result(report) : plain.result(report)),
    leastDurationMs: (report) =>
      hasLevels(report) ? withLevels.leastDurationMs(report) : plain.leastDurationMs(report),
    isPossible: (report) => (hasLevels(report) ? withLevels.isPossible(report) : plain.isPossible(report)),
  };
}
