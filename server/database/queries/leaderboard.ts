import { type ExpressionBuilder, sql } from 'kysely';
import { LEADERBOARD, type Placed } from '#rules/leaderboard.ts';
import { nicknameKey } from '#rules/nickname.ts';
import { compiledOnce } from '../compiled-once.ts';
import type { MainDatabase } from '../connect.ts';
import type { MainTables } from '../tables.ts';

export type PlacedLearner = Placed & { reachedAt: string; nickname: string | null };

const firstShown = compiledOnce((database: MainDatabase) =>
  database
    .selectFrom('learners')
    .select(['id', 'points', 'leaderboardNickname as nickname'])
    .select((row) => reachedAt(row).as('reachedAt'))
    .where('leaderboardNickname', 'is not', null)
    .orderBy('points', 'desc')
    .orderBy('pointsReachedAt')
    .orderBy('id')
    .limit(sql.lit(LEADERBOARD.placesShown)),
);

/** The first of the learners who chose to be shown, in the order of their places; no more than places are shown. */
export async function listShownLearners(database: MainDatabase): Promise<PlacedLearner[]> {
  return (await firstShown(database, {})).rows;
}

const placedOf = compiledOnce((database: MainDatabase, { learnerId }: { learnerId: string }) =>
  database
    .selectFrom('learners')
    .select(['id', 'points', 'leaderboardNickname as nickname'])
    .select((row) => reachedAt(row).as('reachedAt'))
    .where('id', '=', learnerId),
);

/** One learner as they stand on the leaderboard, shown or not. */
export async function findPlacedLearner(database: MainDatabase, learnerId: string): Promise<PlacedLearner | undefined> {
  return (await placedOf(database, { learnerId })).rows[0];
}

/** How many shown learners have how many points. Reads all of the index: a tenth of a second for a million of them. */
export async function countShownByPoints(database: MainDatabase): Promise<{ points: number; shown: number }[]> {
  return database
    .selectFrom('learners')
    .select(['points', ({ fn }) => fn.countAll<number>().as('shown')])
    .where('leaderboardNickname', 'is not', null)
    .groupBy('points')
    .execute();
}

const sameBefore = compiledOnce(
  (database: MainDatabase, { id, points, reachedAt }: { id: string; points: number; reachedAt: string }) =>
    database
      .selectFrom('learners')
      .select(({ fn }) => fn.countAll<number>().as('before'))
      .where('leaderboardNickname', 'is not', null)
      .where('points', '=', points)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('pointsReachedAt', 'id'), '<', tuple(reachedAt, id))),
);

/** How many shown learners had as many points as somebody before they did; reads just these from the index. */
export async function countShownFirst(
  database: MainDatabase,
  { id, points, reachedAt }: PlacedLearner,
): Promise<number> {
  return (await sameBefore(database, { id, points, reachedAt })).rows[0]?.before ?? 0;
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
