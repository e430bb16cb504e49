import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { GAMES, type Game, type RunValidityCode } from '#rules/games/runs.ts';
import type { FinishedActivity } from '#rules/groups/assignments.ts';
import { isLeafKind } from '#rules/rewards/activity.ts';
import { ALWAYS_WITH_POINTS, pointsOfRun } from '#rules/rewards/points.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant, Tables } from '../database/tables.ts';

const ATTEMPT_TABLES = {
  'focus-game': 'focusGameAttempts',
  'letter-quiz': 'letterQuizAttempts',
  'traits-questionnaire': 'traitsQuestionnaireAttempts',
} as const;

const OTHER_GAMES = GAMES.filter((game) => !ALWAYS_WITH_POINTS.some((each: Game) => each === game));

type Row = {
  learnerId: string | null;
  kind: string;
  timestamp: Instant;
  choice: string | null;
  score: number | null;
  validity: RunValidityCode | null;
};
type Rows = SelectQueryBuilder<Tables, keyof Tables, Row>;

/**
 * The finish times of a learner's attempts and runs, and which passages were read, unordered. A run without points is left
 * out: it adds no leaf, no day, and does no assignment.
 */
export async function findFinished(databases: ScreeningDatabases, learnerId: string): Promise<FinishedActivity[]> {
  return (await findFinishedByLearner(databases, [learnerId])).get(learnerId) ?? [];
}

/**
 * The same for several learners, of those who finished something at `since` or later, with one query for each
 * database. Indexes that begin with the learner contain all columns of the attempts and of `runsWithPoints`.
 */
export async function findFinishedByLearner(
  databases: ScreeningDatabases,
  learnerIds: readonly string[],
  since: Instant = '',
): Promise<ReadonlyMap<string, FinishedActivity[]>> {
  if (learnerIds.length === 0) return new Map();
  const wanted = { learnerIds, since };
  const main = databases.database as object as Kysely<Tables>;
  const autism = databases.autismDatabase as object as Kysely<Tables>;
  const questionnaire = attempts(autism, 'traits-questionnaire', wanted);
  const inMain = runsWithPoints(main, wanted)
    .unionAll(otherRuns(main, wanted))
    .unionAll(attempts(main, 'focus-game', wanted))
    .unionAll(attempts(main, 'letter-quiz', wanted));
  if (isSameDatabase(databases)) return byLearner(await inMain.unionAll(questionnaire).execute());
  return byLearner([...(await inMain.execute()), ...(await questionnaire.execute())]);
}

type Wanted = { learnerIds: readonly string[]; since: Instant };

function runsWithPoints(database: Kysely<Tables>, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game as kind', 'timestamp', ...noResult()])
    .where('learnerId', 'in', learnerIds)
    .where('game', 'in', ALWAYS_WITH_POINTS)
    .where('timestamp', '>=', since) as never;
}

function otherRuns(database: Kysely<Tables>, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game as kind', 'timestamp', 'choice', 'score', 'validity'])
    .where('learnerId', 'in', learnerIds)
    .where('game', 'in', OTHER_GAMES)
    .where('timestamp', '>=', since) as never;
}

function attempts(database: Kysely<Tables>, part: keyof typeof ATTEMPT_TABLES, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom(ATTEMPT_TABLES[part])
    .select(['learnerId', sql<string>`${sql.lit(part)}`.as('kind'), 'timestamp'])
    .select(noResult())
    .where('learnerId', 'in', learnerIds)
    .where('timestamp', '>=', since) as never;
}

function noResult() {
  return [
    sql<string | null>`null`.as('choice'),
    sql<number | null>`cast(null as integer)`.as('score'),
    sql<RunValidityCode | null>`null`.as('validity'),
  ] as const;
}

/** Leaves out runs without points, and games that this version of the app does not know. */
function byLearner(rows: readonly Row[]): ReadonlyMap<string, FinishedActivity[]> {
  const finished = new Map<string, FinishedActivity[]>();
  for (const { learnerId, kind, timestamp, choice, score, validity } of rows) {
    if (learnerId === null || !isLeafKind(kind) || pointsOfRun({ validity }) === 0) continue;
    const own = finished.get(learnerId) ?? [];
    const read = kind === 'reading-passage' && choice !== null && score !== null && { passage: choice, right: score };
    own.push({ kind, timestamp, ...read });
    finished.set(learnerId, own);
  }
  return finished;
}
