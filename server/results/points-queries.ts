import type { MainDatabase } from '../database/connect.ts';
import type { Instant } from '../database/tables.ts';

/**
 * Adds earned points in one statement and returns the new sum. Call it in the transaction that stores what earned them.
 * @throws when there is no such learner
 */
export async function addPoints(
  database: MainDatabase,
  learnerId: string,
  earned: number,
  at: Instant,
): Promise<number> {
  const { points } = await database
    .updateTable('learners')
    .set(({ eb }) => ({ points: eb('points', '+', earned), pointsReachedAt: at }))
    .where('id', '=', learnerId)
    .returning('points')
    .executeTakeFirstOrThrow();
  return points;
}

/**
 * The learner's points.
 * @throws when there is no such learner
 */
export async function findPoints(database: MainDatabase, learnerId: string): Promise<number> {
  const learners = database.selectFrom('learners').select('points').where('id', '=', learnerId);
  return (await learners.executeTakeFirstOrThrow()).points;
}
