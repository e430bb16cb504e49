import type { Selectable } from 'kysely';
import type { BestRun, GameRun } from '#contract/games/game-runs.ts';
import { GAMES, type Game, RUN } from '#rules/games/runs.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { isPostgres } from '../../database/engine.ts';
import type { GameRunsTable, Instant, LearnersTable } from '../../database/tables.ts';

const RUN_COLUMNS = ['runId', 'timestamp', 'durationMs', 'choice', 'score', 'level', 'validity'] as const;

/** The run with this id, with its learner and the hash of its report; undefined when there is none. */
export async function findGameRun(database: MainDatabase, runId: string) {
  const row = await database
    .selectFrom('gameRuns')
    .select([...RUN_COLUMNS, 'learnerId', 'reportHash'])
    .where('runId', '=', runId)
    .executeTakeFirst();
  if (!row) return undefined;
  return { learnerId: row.learnerId, reportHash: row.reportHash, run: storedRun(row) };
}

type RunRow = Pick<GameRunsTable, (typeof RUN_COLUMNS)[number]>;

/** The run of a row, without the columns that only the server uses. */
export function storedRun({ runId, timestamp, durationMs, choice, score, level, validity }: RunRow): GameRun {
  return { runId, timestamp, durationMs, choice, score, level, ...(validity && { validity }) };
}

/** The learner's last `RUN.maxListed` runs of one game, newest first. */
export async function listGameRuns(database: MainDatabase, learnerId: string, game: Game): Promise<GameRun[]> {
  const rows = await database
    .selectFrom('gameRuns')
    .select(RUN_COLUMNS)
    .where('learnerId', '=', learnerId)
    .where('game', '=', game)
    .orderBy('timestamp', 'desc')
    .orderBy('receivedAt', 'desc')
    .orderBy('runId', 'desc')
    .limit(RUN.maxListed)
    .execute();
  return rows.map(storedRun);
}

/**
 * The learner's best valid run of each game and choice: the highest score, of equal ones the earliest. Reads all their
 * runs from the index `bestRunsFirst`.
 */
export async function listBestRuns(database: MainDatabase, learnerId: string): Promise<BestRun[]> {
  return (await findBestRuns(database, [learnerId])).map(({ learnerId: _, ...run }) => run);
}

/** The same for several learners, ordered by game and choice. */
export async function findBestRuns(
  database: MainDatabase,
  learnerIds: readonly string[],
): Promise<(BestRun & { learnerId: string })[]> {
  if (learnerIds.length === 0) return [];
  const best = database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game', 'choice', ({ fn }) => fn.max('score').as('score')])
    .where('learnerId', 'in', learnerIds)
    .where('validity', 'is', null)
    .groupBy(['learnerId', 'game', 'choice']);
  const rows = await database
    .selectFrom(best.as('best'))
    .innerJoin('gameRuns as run', (join) =>
      join.on('run.runId', '=', ({ selectFrom }) =>
        selectFrom('gameRuns as first')
          .select('first.runId')
          .whereRef('first.learnerId', '=', 'best.learnerId')
          .whereRef('first.game', '=', 'best.game')
          .whereRef('first.choice', '=', 'best.choice')
          .whereRef('first.score', '=', 'best.score')
          .where('first.validity', 'is', null)
          .orderBy('first.timestamp')
          .orderBy('first.runId')
          .limit(1),
      ),
    )
    .select(RUN_COLUMNS.map((column) => `run.${column}` as const))
    .select(['run.game', 'run.learnerId'])
    .orderBy('run.game')
    .orderBy('run.choice')
    .execute();
  return rows.map(({ learnerId, ...row }) => ({ ...storedRun(row), game: row.game, learnerId }));
}

/** The runs of these learners at `since` or later, newest first, without their reports. */
export async function listRunsSince(database: MainDatabase, learnerIds: readonly string[], since: Instant) {
  if (learnerIds.length === 0) return [];
  return database
    .selectFrom('gameRuns')
    .select([...RUN_COLUMNS, 'learnerId', 'game'])
    .where('learnerId', 'in', learnerIds)
    .where('game', 'in', GAMES)
    .where('timestamp', '>=', since)
    .orderBy('timestamp', 'desc')
    .orderBy('runId', 'desc')
    .execute();
}

/** The number of finished runs of each game for each of these learners. */
export async function countRuns(database: MainDatabase, learnerIds: readonly string[]) {
  if (learnerIds.length === 0) return [];
  return database
    .selectFrom('gameRuns')
    .select(['learnerId', 'game', ({ fn }) => fn.countAll<number>().as('finished')])
    .where('learnerId', 'in', learnerIds)
    .groupBy(['learnerId', 'game'])
    .execute();
}

/** Deletes all runs of a learner; their points stay. */
export async function deleteGameRuns(database: MainDatabase, learnerId: string): Promise<void> {
  await database.deleteFrom('gameRuns').where('learnerId', '=', learnerId).execute();
}

/** The points and XP that a learner earned with runs, and the allowances for further runs. */
export type RunRewards = Pick<Selectable<LearnersTable>, (typeof REWARD_COLUMNS)[number]>;

const REWARD_COLUMNS = [
  'createdAt',
  'points',
  'pointsReachedAt',
  'xp',
  'xpReachedAt',
  'xpAllowance',
  'playTimeLeftMs',
  'allowancesAt',
] as const;

/**
 * A learner's rewards, whether new runs are stored, and whether a run has this id, whose learner may be another.
 * @throws NoResultError when there is no such learner
 */
export async function findRewards(database: MainDatabase, { learnerId, runId }: GameRunsTable) {
  const { usesForSelf, takenId, ...rewards } = await database
    .selectFrom('learners')
    .leftJoin('gameRuns', (join) => join.on('runId', '=', runId))
    .select(REWARD_COLUMNS)
    .select(['usesForSelf', 'runId as takenId'])
    .where('id', '=', learnerId)
    .executeTakeFirstOrThrow();
  return { rewards, usesForSelf, isStored: takenId !== null };
}

/**
 * Stores a run, and the rewards of its learner after it. PostgreSQL does both in one statement, which stores nothing and
 * returns false when the run's id is taken or the learner's rewards are no longer `before`. On SQLite it must be in the
 * transaction that read them.
 */
export async function insertRunWithRewards(
  database: MainDatabase,
  row: GameRunsTable,
  before: RunRewards,
  { createdAt: _, ...rewards }: RunRewards,
): Promise<boolean> {
  if (isPostgres(database)) {
    const { numUpdatedRows } = await database
      .with('run', () => insertUnlessChanged(database, row, before).returning('learnerId'))
      .updateTable('learners')
      .from('run')
      .set(rewards)
      .whereRef('id', '=', 'run.learnerId')
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
  await database.insertInto('gameRuns').values(row).execute();
  await database.updateTable('learners').set(rewards).where('id', '=', row.learnerId).execute();
  return true;
}

/**
 * Each run, also one without points, uses some of the play time, which grows only with `allowancesAt`. So when neither has
 * changed, no run was saved since they were read. Both are null before the first run.
 */
function insertUnlessChanged(database: MainDatabase, { learnerId, ...row }: GameRunsTable, before: RunRewards) {
  const columns = Object.keys(row) as (keyof typeof row)[];
  return database
    .insertInto('gameRuns')
    .columns(['learnerId', ...columns])
    .expression(({ selectFrom, val }) =>
      selectFrom('learners')
        .select(['id', ...columns.map((column) => val(row[column]).as(column))])
        .where('id', '=', learnerId)
        .where('points', '=', before.points)
        .where('playTimeLeftMs', 'is not distinct from', before.playTimeLeftMs)
        .where('allowancesAt', 'is not distinct from', before.allowancesAt)
        .where('usesForSelf', '=', 1)
        .forNoKeyUpdate(),
    )
    .onConflict((conflict) => conflict.column('runId').doNothing());
}
