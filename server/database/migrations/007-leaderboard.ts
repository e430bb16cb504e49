import { type Kysely, sql } from 'kysely';

/** Whether and under which nickname others see a learner, and since when they have their present points. */
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

/** On its own, for some databases take no change of tables and of rows in one transaction. */
export async function fillPointsReached<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    update "learners" set "pointsReachedAt" = coalesce(
      (select max("receivedAt") from "gameRuns" where "learnerId" = "learners"."id"),
      "createdAt"
    )
  `.execute(database);
}
