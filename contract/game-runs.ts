import { z } from 'zod';
import { MULTITASK_DIFFICULTIES, MULTITASK_MASTER } from '#rules/games/multitask-master.ts';
import { PADS, SIMON, SIMON_DIFFICULTIES } from '#rules/games/simon.ts';
import { SPOT_SHOWN_AS, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';
import { MOLE_DIFFICULTIES, moleCount, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import { type Game, RUN, type RunResult } from '#rules/runs.ts';

/** Generated in the browser. A run is idempotent by its id. */
export const runIdSchema = z.uuid();

/** When the learner finished, by the device's clock: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
/** Game time from the start of the run, without pauses. */
const milliseconds = z.int().min(0).max(RUN.longestMs);
const seed = z.int32();
const upTo = (max: number) => z.int().min(0).max(max);

export const simonReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  difficulty: z.enum(SIMON_DIFFICULTIES),
  presses: z
    .array(z.strictObject({ pad: z.enum(PADS), atMs: milliseconds }))
    .min(1)
    .max(SIMON.maxPresses)
    .readonly(),
  impulsiveClicks: upTo(SIMON.maxImpulsiveClicks),
});

export const multitaskReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  seed,
  difficulty: z.enum(MULTITASK_DIFFICULTIES),
  rounds: z
    .array(
      z.strictObject({
        pickedShape: upTo(Math.max(...Object.values(MULTITASK_MASTER.shapesShown)) - 1).nullable(),
        answeredSum: upTo(10 ** MULTITASK_MASTER.maxDigits - 1).nullable(),
        durationMs: milliseconds,
      }),
    )
    .length(MULTITASK_MASTER.rounds)
    .readonly(),
});

export const spotReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  shownAs: z.enum(SPOT_SHOWN_AS),
  seed,
  presses: z
    .array(
      z.strictObject({
        x: z.number().min(0).max(SPOT_THE_DIFFERENCE.width),
        y: z.number().min(0).max(SPOT_THE_DIFFERENCE.height),
        atMs: milliseconds,
      }),
    )
    .max(SPOT_THE_DIFFERENCE.maxPresses)
    .readonly(),
});

const MOST_MOLES = Math.max(
  ...MOLE_DIFFICULTIES.flatMap((difficulty) =>
    [true, false].map((withoutClock) => moleCount({ difficulty, withoutClock })),
  ),
);

export const moleReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  difficulty: z.enum(MOLE_DIFFICULTIES),
  hits: z
    .array(z.strictObject({ mole: upTo(MOST_MOLES - 1), reactionMs: milliseconds }))
    .max(MOST_MOLES)
    .readonly(),
  misses: upTo(WHACK_A_MOLE.maxMisses),
});

export const pictureWordsReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  answers: z
    .array(z.strictObject({ picked: upTo(PICTURE_WORDS.optionsPerItem - 1), answeredAfterMs: milliseconds }))
    .length(PICTURE_WORDS.items)
    .readonly(),
});

/** What the browser reports about a run, by game. The keys are also path segments. The server computes the score. */
export const runReportSchemas = {
  simon: simonReportSchema,
  'multitask-master': multitaskReportSchema,
  'spot-the-difference': spotReportSchema,
  'whack-a-mole': moleReportSchema,
  'picture-words': pictureWordsReportSchema,
} as const satisfies Record<Game, z.ZodType>;

export type RunReportOf = { [G in Game]: z.infer<(typeof runReportSchemas)[G]> };

/** A run as stored and returned; `timestamp` is an ISO instant in UTC. */
export type GameRun = RunResult & {
  runId: string;
  timestamp: string;
  /** Game time in milliseconds. */
  durationMs: number;
  /** The difficulty and variant, from `runChoice`. Only runs with the same choice are compared. */
  choice: string;
};

/** The stored run and the learner's points after it. */
export type GameRunAnswer = { run: GameRun; points: number };

/** The number of runs listed per game, newest first. */
export const RUNS_LISTED = 50;
export type GameRuns = { [G in Game]: GameRun[] };
