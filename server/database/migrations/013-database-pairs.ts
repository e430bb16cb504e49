import { type Kysely, sql } from 'kysely';
import { strictTable } from './strict-table.ts';

/** The same id in two databases that belong together. */
export async function createDatabasePairs(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'databasePairs')
    .addColumn('id', 'integer', (id) => id.primaryKey().notNull().check(sql`"id" = 1`))
    .addColumn('pairId', 'text', (id) => id.notNull())
    .execute();
}
