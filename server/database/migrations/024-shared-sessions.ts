import { type Kysely, sql } from 'kysely';

/** Sessions on a shared computer end after two hours and are not renewed. */
export async function addSharedSessions(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .alterTable('sessions')
    .addColumn('isShared', 'integer', (flag) => flag.notNull().defaultTo(0).check(sql`"isShared" in (0, 1)`))
    .execute();
}
