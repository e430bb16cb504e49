import { type ExpressionBuilder, sql } from 'kysely';
import { LEADERBOARD, type RankedEntry } from '#rules/leaderboard.ts';
import { nicknameKey } from '#rules/nickname.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { MainTables } from '../database/tables.ts';

export type PlacedLearner = RankedEntry & { reachedAt: string; nickname: string | null };

/** The first of the learners who chose to be shown, in the order of their places; no more than places are shown. */
export async function listShownLearners(database: MainDatabase): Promise<PlacedLearner[]> {
  return (
    placedLearners(database)
      .where('leaderboardNickname', 'is not', null)
      .orderBy('points', 'desc')
      .orderBy('pointsReachedAt')
      .orderBy('learners.id')
      // A bound limit makes SQLite plan the query again at each call.
      .limit(sql.lit(LEADERBOARD.placesShown))
      .execute()
  );
}

/** One learner as they stand on the leaderboard, shown or not. */
export async function findPlacedLearner(database: MainDatabase, learnerId: string): Promise<PlacedLearner | undefined> {
  return placedLearners(database).where('learners.id', '=', learnerId).executeTakeFirst();
}

/** The learner whose session has this token, with the end of that session. */
export async function findPlacedLearnerByToken(database: MainDatabase, token: string) {
  const row = await placedLearners(database)
    .innerJoin('sessions', 'sessions.userId', 'learners.id')
    .select('sessions.expiresAt')
    .where('sessions.token', '=', token)
    .executeTakeFirst();
  return row && { expiresAt: row.expiresAt, found: row as PlacedLearner };
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

function placedLearners(database: MainDatabase) {
  return database
    .selectFrom('learners')
    .select(['learners.id', 'learners.points', 'learners.leaderboardNickname as nickname'])
    .select((row) => reachedAt(row).as('reachedAt'));
}

/** Since when a learner has their points; without any, since the sign-up. */
function reachedAt({ fn }: ExpressionBuilder<MainTables, 'learners'>) {
  return fn.coalesce('learners.pointsReachedAt', 'learners.createdAt');
}
