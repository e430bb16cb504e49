import { type Kysely, sql } from 'kysely';

/** The XP of the leaderboard, and what limits XP and runs. */
export async function addExperiencePoints(database: Kysely<unknown>): Promise<void> {
  const { schema } = database;
  await schema
    .alterTable('learners')
    .addColumn('xp', 'integer', (xp) => xp.notNull().defaultTo(0).check(sql`xp >= 0`))
    .execute();
  await schema.alterTable('learners').addColumn('xpReachedAt', 'text').execute();
  for (const column of ['xpAllowance', 'playTimeLeftMs'] as const)
    await schema
      .alterTable('learners')
      .addColumn(column, 'integer', (left) => left.check(sql`${sql.ref(column)} >= 0`))
      .execute();
  await schema.alterTable('learners').addColumn('allowancesAt', 'text').execute();
  await schema.dropIndex('learnersByPlace').execute();
  await schema
    .createIndex('learnersByPlace')
    .on('learners')
    .columns(['xp desc', 'xpReachedAt', 'id', 'leaderboardNickname'])
    .where(sql.ref('leaderboardNickname'), 'is not', null)
    .execute();
}

/** Learners keep their places: their XP start at their points. */
export async function fillExperiencePoints<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`update "learners" set "xp" = "points", "xpReachedAt" = "pointsReachedAt"`.execute(database);
}
