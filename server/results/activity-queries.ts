import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FinishedActivity } from '#rules/groups/assignments.ts';
import { isLeafKind } from '#rules/rewards/activity.ts';
import { isSameDatabase, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant, Tables } from '../database/tables.ts';

const ATTEMPT_TABLES = {
  'focus-game': 'focusGameAttempts',
  'letter-quiz': 'letterQuizAttempts',
  'traits-questionnaire': 'traitsQuestionnaireAttempts',
} as const;

type Row = { learnerId: string | null; kind: string; timestamp: Instant; passage: string | null; right: number | null };
type Rows = SelectQueryBuilder<Tables, keyof Tables, Row>;

/** The finish times of a learner's attempts and runs, and which passages were read, unordered. */
export async function findFinished(databases: ScreeningDatabases, learnerId: string): Promise<FinishedActivity[]> {
  return (await findFinishedByLearner(databases, [learnerId])).get(learnerId) ?? [];
}

/**
 * The same for several learners, of those who finished something at `since` or later, with one query for each
 * database. Indexes that begin with the learner contain all columns except the passages.
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
  const inMain = games(main, wanted)
    .unionAll(passages(main, wanted))
    .unionAll(attempts(main, 'focus-game', wanted))
    .unionAll(attempts(main, 'letter-quiz', wanted));
  if (isSameDatabase(databases)) return byLearner(await inMain.unionAll(questionnaire).execute());
  return byLearner([...(await inMain.execute()), ...(await questionnaire.execute())]);
}

type Wanted = { learnerIds: readonly string[]; since: Instant };

function games(database: Kysely<Tables>, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game as kind', 'timestamp', ...noPassage()])
    .where('learnerId', 'in', learnerIds)
    .where('game', '<>', 'reading-passage')
    .where('timestamp', '>=', since) as never;
}

function passages(database: Kysely<Tables>, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game as kind', 'timestamp', 'choice as passage', 'score as right'])
    .where('learnerId', 'in', learnerIds)
    .where('game', '=', 'reading-passage')
    .where('timestamp', '>=', since) as never;
}

function attempts(database: Kysely<Tables>, part: keyof typeof ATTEMPT_TABLES, { learnerIds, since }: Wanted): Rows {
  return database
    .selectFrom(ATTEMPT_TABLES[part])
    .select(['learnerId', sql<string>`${sql.lit(part)}`.as('kind'), 'timestamp'])
    .select(noPassage())
    .where('learnerId', 'in', learnerIds)
    .where('timestamp', '>=', since) as never;
}

function noPassage() {
  return [sql<string | null>`null`.as('passage'), sql<number | null>`cast(null as integer)`.as('right')] as const;
}

/** Leaves out games that this version of the app does not know. */
function byLearner(rows: readonly Row[]): ReadonlyMap<string, FinishedActivity[]> {
  const finished = new Map<string, FinishedActivity[]>();
  for (const { learnerId, kind, timestamp, passage, right } of rows) {
    if (learnerId === null || !isLeafKind(kind)) continue;
    const own = finished.get(learnerId) ?? [];
    own.push({ kind, timestamp, ...(passage !== null && { passage }), ...(right !== null && { right }) });
    finished.set(learnerId, own);
  }
  return finished;
}
