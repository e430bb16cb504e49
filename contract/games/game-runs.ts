import { z } from 'zod';
import { GAMES, type Game, RUN_VALIDITY_CODES, type RunResult } from '#rules/games/runs.ts';
import type { Endpoints } from '../platform/endpoint.ts';
import { instantSchema } from '../platform/instant.ts';
import { carefulRun } from './careful-moles.ts';
import { letterRoundRun } from './letter-round.ts';
import { multitaskRun } from './multitask-master.ts';
import { pictureWordsRun } from './picture-words.ts';
import { readingRun } from './reading-passage.ts';
import type { RunRules } from './report-fields.ts';
import { simonRun } from './simon.ts';
import { soundMatchRun } from './sound-match.ts';
import { spotRun } from './spot-the-difference.ts';
import { moleRun } from './whack-a-mole.ts';
import { wordOrNotRun } from './word-or-not.ts';

/** Generated in the browser. A run is idempotent by its id. */
export const runIdSchema = z.uuid();

/** What the browser reports about a run of each game, and its rules. The keys are also path segments. */
const RUN_KINDS = {
  simon: simonRun,
  'multitask-master': multitaskRun,
  'spot-the-difference': spotRun,
  'whack-a-mole': moleRun,
  'picture-words': pictureWordsRun,
  'careful-moles': carefulRun,
  'word-or-not': wordOrNotRun,
  'letter-round': letterRoundRun,
  'sound-match': soundMatchRun,
  'reading-passage': readingRun,
} satisfies Record<Game, { report: z.ZodType }>;

export type RunReportOf = { [G in Game]: z.infer<(typeof RUN_KINDS)[G]['report']> };
export const runReportSchema = (game: Game) => RUN_KINDS[game].report;

/** The functions with which the server scores and checks the reports of each game. */
export const RUN_RULES: { [G in Game]: RunRules<RunReportOf[G]> } = RUN_KINDS;

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
  /** The difficulty and variant, from `runVariant`. Only runs with the same choice are compared. */
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
  },
  'GET /learners/:learnerId/best-runs': {
    summary: 'The best run of each game and choice, of all runs',
    access: 'read-runs',
    answers: { 200: bestRunsSchema },
  },
  'PUT /learners/:learnerId/runs/:game/:runId': {
    summary: 'Save a finished run; the same run under the same id is saved once',
    access: 'save-run',
    // The server accepts the report of the game in the path only.
    body: z.union(Object.values(RUN_KINDS).map(({ report }) => report)),
    answers: { 200: gameRunAnswerSchema, 201: gameRunAnswerSchema },
    problems: ['unknown-kind', 'attempt-differs', 'run-too-short', 'run-too-early', 'not-for-self'],
  },
} as const satisfies Endpoints;
