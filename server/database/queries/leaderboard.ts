import type { ExpressionBuilder } from 'kysely';
import type { Placed } from '#rules/leaderboard.ts';
import { nicknameKey } from '#rules/nickname.ts';
import type { MainDatabase } from '../connect.ts';
import type { MainTables } from '../tables.ts';

export type PlacedLearner = Placed & { reachedAt: string; nickname: string | null };

/** The first of the learners who chose to be shown, in the order of their places; at most `most`. */
export async function listShownLearners(database: MainDatabase, most: number): Promise<PlacedLearner[]> {
  return database
    .selectFrom('learners')
    .select(['id', 'points', 'leaderboardNickname as nickname'])
    .select((row) => reachedAt(row).as('reachedAt'))
    .where('leaderboardNickname', 'is not', null)
    .orderBy('points', 'desc')
    .orderBy('pointsReachedAt')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** One learner as they stand on the leaderboard, shown or not. */
export async function findPlacedLearner(database: MainDatabase, learnerId: string): Promise<PlacedLearner | undefined> {
  return database
    .selectFrom('learners')
    .select(['id', 'points', 'leaderboardNickname as nickname'])
    .select((row) => reachedAt(row).as('reachedAt'))
    .where('id', '=', learnerId)
    .executeTakeFirst();
}

/** How many shown learners stand before somebody; reads no more than the part of the index with as many points. */
export async function countShownBefore(database: MainDatabase, somebody: PlacedLearner): Promise<number> {
  const { id, points, reachedAt } = somebody;
  const { before } = await database
    .selectFrom('learners')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('leaderboardNickname', 'is not', null)
    .where('points', '>=', points)
    .where(({ eb, or, and }) =>
      or([
        eb('points', '>', points),
        eb('pointsReachedAt', '<', reachedAt),
        and([eb('pointsReachedAt', '=', reachedAt), eb('id', '<', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** Whether somebody else is shown under a nickname, however it is written. */
export async function isNicknameTaken(database: MainDatabase, nickname: string, learnerId: string): Promise<boolean> {
  const other = await database
    .selectFrom('learners')
    .select('id')
    .where('leaderboardNicknameKey', '=', nicknameKey(nickname))
    .where('id', '!=', learnerId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Shows a learner under a nickname, or to nobody with null. */
export async function setNickname(database: MainDatabase, learnerId: string, nickname: string | null): Promise<void> {
  await database
    .updateTable('learners')
    .set((row) => ({
      leaderboardNickname: nickname,
      leaderboardNicknameKey: nickname && nicknameKey(nickname),
      // A place needs an instant, also without points.
      pointsReachedAt: reachedAt(row),
    }))
    .where('id', '=', learnerId)
    .execute();
}

/** Since when a learner has their points; somebody without any, since they are here. */
function reachedAt({ fn }: ExpressionBuilder<MainTables, 'learners'>) {
  return fn.coalesce('pointsReachedAt', 'createdAt');
}
