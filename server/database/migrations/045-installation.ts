import { type Kysely, sql } from 'kysely';
import { strictTable } from './strict-table.ts';

/** What belongs to the installation as a whole, in one row. */
export async function createInstallation(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'installation')
    .addColumn('id', 'integer', (id) => id.primaryKey().notNull().check(sql`"id" = 1`))
    .addColumn('secretFingerprint', 'text', (fingerprint) => fingerprint.notNull())
    .execute();
}
