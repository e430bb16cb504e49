import { type Kysely, sql } from 'kysely';

/** The nickname on the leaderboard, and since when a learner has the present points. */
export async function addLeaderboard(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  for (const column of ['leaderboardNickname', 'leaderboardNicknameKey', 'pointsReachedAt'])
    await schema.alterTable('learners').addColumn(column, 'text').execute();
  await schema.createIndex('oneNickname').on('learners').column('leaderboardNicknameKey').unique().execute();
  await schema
    .createIndex('learnersByPlace')
    .on('learners')
    .columns(['points desc', 'pointsReachedAt', 'id'])
    .where(sql.ref('leaderboardNickname'), 'is not', null)
    .execute();
}

/** A separate migration, because some databases cannot change tables and rows in one transaction. */
export async function fillPointsReached<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    update "learners" set "pointsReachedAt" = coalesce(
      (select max("receivedAt") from "gameRuns" where "learnerId" = "learners"."id"),
      "createdAt"
    )
  `.execute(database);
}
