import { type Kysely, sql } from 'kysely';
import { isFlag, isOneOf } from './strict-table.ts';

/** Whether a parent or teacher also uses the app as a learner, and for whom a sign-up that waits for its mail is. */
export async function addUseForSelf(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('learners')
    .addColumn('usesForSelf', 'integer', (flag) => flag.notNull().defaultTo(1).check(isFlag('usesForSelf')))
    .execute();
  // The leaderboard shows only people who use the app as learners.
  await database.schema.dropIndex('learnersByPlace').execute();
  await database.schema
    .createIndex('learnersByPlace')
    .on('learners')
    .columns(['xp desc', 'xpReachedAt', 'id', 'leaderboardNickname'])
    .where(sql<boolean>`"leaderboardNickname" is not null and "usesForSelf" = 1`)
    .execute();
  await database.schema
    .alterTable('unfinishedSignUps')
    .addColumn('role', 'text', (role) =>
      role
        .notNull()
        .defaultTo('learner')
        .check(isOneOf('role', ['learner', 'parent', 'educator'])),
    )
    .execute();
}

/**
 * Parents and teachers who have points or runs, or were asked
 * about results, still use the app as learners; the others do not.
 */
export async function endUnusedUseForSelf<Tables>(database: Kysely<Tables>): Promise<void> {
  await sql`
    update "learners" set "usesForSelf" = 0
    where "role" <> 'learner' and "points" = 0
    and not exists (select 1 from "gameRuns" where "gameRuns"."learnerId" = "learners"."id")
    and not exists (select 1 from "consents" where "consents"."learnerId" = "learners"."id" and "kind" = 'results')
  `.execute(database);
}
