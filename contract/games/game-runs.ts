import { z } from 'zod';
import {
  CAREFUL_MOLES,
  carefulLeastDurationMs,
  isPossibleCarefulRun,
} from '#rules/games/careful-moles/careful-moles.ts';
import { carefulResult } from '#rules/games/careful-moles/careful-moles-summary.ts';
import {
  isPossibleLetterRound,
  LETTER_ROUND,
  letterRoundLeastDurationMs,
  letterRoundResult,
  TURNING_LETTERS,
} from '#rules/games/letter-round/letter-round.ts';
import { LEVELS, type LevelGame } from '#rules/games/levels.ts';
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
import { GAMES, type Game, RUN, RUN_VALIDITY_CODES, type RunResult } from '#rules/games/runs.ts';
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
import {
  isPossibleSoundMatch,
  SOUND_MATCH,
  soundMatchLeastDurationMs,
  soundMatchResult,
} from '#rules/games/sound-match/sound-match.ts';
import {
  isPossibleSpotLevelRun,
  spotLevelLeastDurationMs,
  spotLevelResult,
} from '#rules/games/spot-the-difference/spot-levels.ts';
import { SPOT_SHOWN_AS, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import {
  isPossibleSpotRun,
  spotLeastDurationMs,
  spotResult,
} from '#rules/games/spot-the-difference/spot-the-difference-score.ts';
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
import {
  isPossibleWordOrNotRun,
  WORD_OR_NOT,
  WORD_OR_NOT_ANSWERS,
  wordOrNotLeastDurationMs,
} from '#rules/games/word-or-not/word-or-not.ts';
import { judgedWordOrNotResult } from '#rules/games/word-or-not/word-or-not-summary.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { isPossiblePictureWordsRun, PICTURE_WORDS, pictureWordsLeastDurationMs } from '#rules/quizzes/picture-words.ts';
import {
  isPossiblePictureWordsLevelRun,
  pictureWordsLevelLeastDurationMs,
  pictureWordsLevelResult,
} from '#rules/quizzes/picture-words-levels.ts';
import { judgedPictureWordsResult } from '#rules/quizzes/picture-words-validity.ts';
import { PASSAGE_IDS } from '#rules/reading/passages.ts';
import {
  isPossibleReadingRun,
  READING_RUN,
  readingLeastDurationMs,
  readingResult,
} from '#rules/reading/reading-run.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';

/** Generated in the browser. A run is idempotent by its id. */
export const runIdSchema = z.uuid();

/** When the learner finished, by the device's clock: an ISO instant in UTC. */
const finishedAt = z.iso.datetime();
/** Game time from the start of the run, without pauses. */
const milliseconds = z.int().min(0).max(RUN.longestMs);
const seed = z.int32();
const upTo = (max: number) => z.int().min(0).max(max);
const levelOf = (game: LevelGame) => z.int().min(1).max(LEVELS[game].highest);

/** The report of a run of Simon. The presses are in order. */
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

/** The report of a run of Simon with levels. The presses are in order. */
export const simonLevelReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  startLevel: levelOf('simon'),
  presses: z
    .array(z.strictObject({ pad: z.enum(PADS), atMs: milliseconds }))
    .min(1)
    .max(SIMON_LEVELS.maxPresses)
    .readonly(),
  impulsiveClicks: upTo(SIMON.maxImpulsiveClicks),
});

const multitaskRound = z.strictObject({
  pickedShape: upTo(Math.max(...Object.values(MULTITASK_MASTER.shapesShown)) - 1).nullable(),
  answeredSum: upTo(10 ** MULTITASK_MASTER.maxDigits - 1).nullable(),
  durationMs: milliseconds,
});

/** The report of a run of Multitask Master: the answers of every round in order; null when the time ran out first. */
export const multitaskReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  seed,
  difficulty: z.enum(MULTITASK_DIFFICULTIES),
  rounds: z.array(multitaskRound).length(MULTITASK_MASTER.rounds).readonly(),
});

/** The report of a run of Multitask Master with levels: the answers of every round in order; null for what was not asked. */
export const multitaskLevelReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  startLevel: levelOf('multitask-master'),
  rounds: z.array(multitaskRound).length(ASKED.length).readonly(),
});

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
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  shownAs: z.enum(SPOT_SHOWN_AS),
  seed,
  /** Runs of earlier versions, which may still wait on a device, have none. */
  sceneVersion: z.literal(SPOT_THE_DIFFERENCE.sceneVersion).optional(),
  presses: spotPresses,
});

/** The report of a run of Spot the Difference with levels, which is always shown as pictures. */
export const spotLevelReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  withoutClock: z.boolean(),
  startLevel: z.int().min(1).max(LEVELS['spot-the-difference'].highest),
  seed,
  sceneVersion: z.literal(SPOT_THE_DIFFERENCE.sceneVersion),
  presses: spotPresses,
});

const MOST_MOLES = Math.max(
  ...MOLE_DIFFICULTIES.flatMap((difficulty) =>
    [true, false].map((withoutClock) => moleCount({ difficulty, withoutClock })),
  ),
);

/** The report of a run of Whack-a-Mole: the touched moles by index in order, and the presses on empty holes. */
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

/** The report of a run of Whack-a-Mole with levels: the reaction to every mole in order, null for one that was not touched. */
export const moleLevelReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  startLevel: levelOf('whack-a-mole'),
  reactionsMs: z
    .array(upTo(moleStayMs(1)).nullable())
    .length(MOLE_LEVELS.moles)
    .readonly(),
  misses: upTo(WHACK_A_MOLE.maxMisses),
});

/** Answers to this number of questions with this number of options. */
const choices = (questions: number, options: number) =>
  z
    .array(z.strictObject({ picked: upTo(options - 1), answeredAfterMs: milliseconds }))
    .length(questions)
    .readonly();
const pictureAnswers = choices(PICTURE_WORDS.items, PICTURE_WORDS.optionsPerItem);

/** The report of a picture-word quiz: the index of the picked option for each item in order. */
export const pictureWordsReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  answers: pictureAnswers,
});

/** The report of a picture-word quiz with levels: also the pictures in order, which the device chose. */
export const pictureWordsLevelReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  startLevel: levelOf('picture-words'),
  pictures: z.array(z.enum(PICTURE_NAMES)).length(PICTURE_WORDS.items).readonly(),
  answers: pictureAnswers,
});

/** The report of a run of Careful moles: every trial in the order of play, with its presses from the frame of its animal. */
export const carefulMolesReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
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

/** The report of a run of Word or not?: the answer to each trial in order. */
export const wordOrNotReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  answers: z
    .array(z.strictObject({ answer: z.enum(WORD_OR_NOT_ANSWERS), answeredAfterMs: milliseconds }))
    .length(WORD_OR_NOT.trials)
    .readonly(),
});

/** The report of a letter round: the index of the picked letter for each question in order. */
export const letterRoundReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  answers: choices(LETTER_ROUND.questions, TURNING_LETTERS.length),
});

/** The report of a game of sound match: the index of the picked word for each question in order. */
export const soundMatchReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  withWords: z.boolean(),
  answers: choices(SOUND_MATCH.questions, SOUND_MATCH.options),
});

/** The report of a passage that was read: the index of the picked option for each question in order, as they were shown. */
export const readingReportSchema = z.strictObject({
  finishedAt,
  durationMs: milliseconds,
  seed,
  passage: z.enum(PASSAGE_IDS),
  wasListened: z.boolean(),
  readMs: milliseconds,
  answers: choices(READING_RUN.questions, READING_RUN.options),
});

/** What the browser reports about a run, by game. The keys are also path segments. The server computes the score. */
export const runReportSchemas = {
  simon: z.union([simonReportSchema, simonLevelReportSchema]),
  'multitask-master': z.union([multitaskReportSchema, multitaskLevelReportSchema]),
  'spot-the-difference': z.union([spotReportSchema, spotLevelReportSchema]),
  'whack-a-mole': z.union([moleReportSchema, moleLevelReportSchema]),
  'picture-words': z.union([pictureWordsReportSchema, pictureWordsLevelReportSchema]),
  'careful-moles': carefulMolesReportSchema,
  'word-or-not': wordOrNotReportSchema,
  'letter-round': letterRoundReportSchema,
  'sound-match': soundMatchReportSchema,
  'reading-passage': readingReportSchema,
} as const satisfies Record<Game, z.ZodType>;

export type RunReportOf = { [G in Game]: z.infer<(typeof runReportSchemas)[G]> };

/** The functions that score and check the report of a run. */
type RunRules<Report> = {
  result(report: Report): RunResult;
  /** The shortest possible duration of the reported run in milliseconds. */
  leastDurationMs(report: Report): number;
  /** Whether the reported events can happen in a game. */
  isPossible(report: Report): boolean;
};

/** The rules of a game with levels: those of its runs without levels, and those of its runs with levels. */
function byLevels<Plain extends object, WithLevels extends { startLevel: number }>(
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

/** The functions with which the server scores and checks the reports of each game; the browser uses the same ones. */
export const RUN_RULES: { [G in Game]: RunRules<RunReportOf[G]> } = {
  simon: byLevels(
    { result: simonResult, leastDurationMs: simonLeastDurationMs, isPossible: isPossibleSimonRun },
    { result: simonLevelResult, leastDurationMs: simonLevelLeastDurationMs, isPossible: isPossibleSimonLevelRun },
  ),
  'multitask-master': byLevels(
    { result: multitaskResult, leastDurationMs: multitaskLeastDurationMs, isPossible: isPossibleMultitaskRun },
    {
      result: multitaskLevelResult,
      leastDurationMs: multitaskLevelLeastDurationMs,
      isPossible: isPossibleMultitaskLevelRun,
    },
  ),
  'spot-the-difference': byLevels(
    { result: spotResult, leastDurationMs: spotLeastDurationMs, isPossible: isPossibleSpotRun },
    { result: spotLevelResult, leastDurationMs: spotLevelLeastDurationMs, isPossible: isPossibleSpotLevelRun },
  ),
  'whack-a-mole': byLevels(
    { result: judgedMoleResult, leastDurationMs: moleLeastDurationMs, isPossible: isPossibleMoleRun },
    { result: moleLevelResult, leastDurationMs: moleLevelLeastDurationMs, isPossible: isPossibleMoleLevelRun },
  ),
  'picture-words': byLevels(
    {
      result: judgedPictureWordsResult,
      leastDurationMs: pictureWordsLeastDurationMs,
      isPossible: isPossiblePictureWordsRun,
    },
    {
      result: pictureWordsLevelResult,
      leastDurationMs: pictureWordsLevelLeastDurationMs,
      isPossible: isPossiblePictureWordsLevelRun,
    },
  ),
  'careful-moles': { result: carefulResult, leastDurationMs: carefulLeastDurationMs, isPossible: isPossibleCarefulRun },
  'word-or-not': {
    result: judgedWordOrNotResult,
    leastDurationMs: wordOrNotLeastDurationMs,
    isPossible: isPossibleWordOrNotRun,
  },
  'letter-round': {
    result: letterRoundResult,
    leastDurationMs: letterRoundLeastDurationMs,
    isPossible: isPossibleLetterRound,
  },
  'sound-match': {
    result: soundMatchResult,
    leastDurationMs: soundMatchLeastDurationMs,
    isPossible: isPossibleSoundMatch,
  },
  'reading-passage': {
    result: readingResult,
    leastDurationMs: readingLeastDurationMs,
    isPossible: isPossibleReadingRun,
  },
};

const runResult = {
  score: z.number().min(0),
  level: z.int().min(1).nullable(),
  /** Why the run cannot tell anything; absent when it can. */
  validity: z.enum(RUN_VALIDITY_CODES).optional(),
} satisfies Record<keyof RunResult, z.ZodType>;

/** A run as stored and returned; `timestamp` is when it was finished. */
export const gameRunSchema = z.strictObject({
  ...runResult,
  runId: z.string(),
  timestamp: instantSchema,
  /** Game time in milliseconds. */
  durationMs: z.int().min(0),
  /** The difficulty and variant, from `runChoice`. Only runs with the same choice are compared. */
  choice: z.string(),
});
export type GameRun = z.infer<typeof gameRunSchema>;

/** The stored run and the learner's points after it. */
export const gameRunAnswerSchema = z.strictObject({ run: gameRunSchema, points: z.int().min(0) });
export type GameRunAnswer = z.infer<typeof gameRunAnswerSchema>;

/** The runs of each game, newest first, at most `RUN.maxListed`. */
export const gameRunsSchema = z.record(z.enum(GAMES), z.array(gameRunSchema));
export type GameRuns = z.infer<typeof gameRunsSchema>;

/** The best run of each game and choice: the highest score, of equal ones the earliest. */
export const bestRunsSchema = z.array(z.strictObject({ ...gameRunSchema.shape, game: z.enum(GAMES) }));
export type BestRun = z.infer<typeof bestRunsSchema>[number];

export const gameRunEndpoints = {
  'GET /learners/:learnerId/runs': {
    summary: 'The newest runs of each game',
    access: 'read-runs',
    answers: { 200: gameRunsSchema },
    problems: [],
  },
  'GET /learners/:learnerId/best-runs': {
    summary: 'The best run of each game and choice, of all runs',
    access: 'read-runs',
    answers: { 200: bestRunsSchema },
    problems: [],
  },
  'PUT /learners/:learnerId/runs/:game/:runId': {
    summary: 'Save a finished run; the same run under the same id is saved once',
    access: 'save-run',
    // The server accepts the report of the game in the path only.
    body: z.union(Object.values(runReportSchemas)),
    answers: { 200: gameRunAnswerSchema, 201: gameRunAnswerSchema },
    problems: ['unknown-kind', 'attempt-differs', 'run-too-short', 'run-too-early', 'not-for-self'],
  },
} as const satisfies Endpoints;
