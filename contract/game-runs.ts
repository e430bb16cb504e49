import { z } from 'zod';
import { MULTITASK_DIFFICULTIES, MULTITASK_MASTER } from '#rules/games/multitask-master.ts';
import { PADS, SIMON, SIMON_DIFFICULTIES } from '#rules/games/simon.ts';
import { SPOT_SHOWN_AS, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';
import { MOLE_DIFFICULTIES, mostMoles, WHACK_A_MOLE } from '#rules/games/whack-a-mole.ts';
import { PICTURE_WORDS } from '#rules/quizzes/picture-words.ts';
import { type Game, RUN, type RunResult } from '#rules/runs.ts';

/** Made in the browser; sending the same run twice changes nothing. */
export const runIdSchema = z.uuid();

/** When the learner finished, by the clock of their device: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
/** Game time from the start of the run, without pauses. */
const milliseconds = z.int().min(0).max(RUN.longestMs);
const seed = z.int32();
const count = (most: number) => z.int().min(0).max(most);

export const simonReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  difficulty: z.enum(SIMON_DIFFICULTIES),
  presses: z
    .array(z.strictObject({ pad: z.enum(PADS), atMs: milliseconds }))
    .min(1)
    .max(SIMON.mostPresses)
    .readonly(),
  impulsiveClicks: count(SIMON.mostImpulsiveClicks),
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
        pickedShape: count(Math.max(...Object.values(MULTITASK_MASTER.shapesShown)) - 1).nullable(),
        answeredSum: count(10 ** MULTITASK_MASTER.mostDigits - 1).nullable(),
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
    .max(SPOT_THE_DIFFERENCE.mostPresses)
    .readonly(),
});

/** The most moles of any choice. */
const MOST_MOLES = Math.max(
  ...MOLE_DIFFICULTIES.flatMap((difficulty) =>
    [true, false].map((withoutClock) => mostMoles({ difficulty, withoutClock })),
  ),
);

export const moleReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  difficulty: z.enum(MOLE_DIFFICULTIES),
  hits: z
    .array(z.strictObject({ mole: count(MOST_MOLES - 1), reactionMs: milliseconds }))
    .max(MOST_MOLES)
    .readonly(),
  misses: count(WHACK_A_MOLE.mostMisses),
});

export const pictureWordsReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  answers: z
    .array(z.strictObject({ picked: count(PICTURE_WORDS.optionsPerItem - 1), answeredAfterMs: milliseconds }))
    .length(PICTURE_WORDS.items)
    .readonly(),
});

/** What happened in a run, by its game; the game is also the name in the address. Score and level are the server's. */
export const runReportSchemas = {
  simon: simonReportSchema,
  'multitask-master': multitaskReportSchema,
  'spot-the-difference': spotReportSchema,
  'whack-a-mole': moleReportSchema,
  'picture-words': pictureWordsReportSchema,
} as const satisfies Record<Game, z.ZodType>;

export type RunReportOf = { [G in Game]: z.infer<(typeof runReportSchemas)[G]> };

/** A run as it is stored and answered; `timestamp` is an ISO instant in UTC. */
export type GameRun = RunResult & {
  runId: string;
  timestamp: string;
  /** Game time in milliseconds. */
  durationMs: number;
  /** What was chosen for it: only runs of one choice are compared. See `runChoice`. */
  choice: string;
};

/** The answer to a run that was sent: the run, and the learner's points with it. */
export type GameRunAnswer = { run: GameRun; points: number };

/** A learner's own runs by game, the newest first, at most `RUNS_LISTED` of each. */
export const RUNS_LISTED = 50;
export type GameRuns = { [G in Game]: GameRun[] };
