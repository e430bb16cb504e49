import type { Kysely } from 'kysely';
import { strictTable } from './strict-table.ts';

/** Learners who are gone here and whose rows in the database of the questionnaire still have to go. */
export async function createAutismDeletions(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'autismDeletions')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('requestedAt', 'text', (at) => at.notNull())
    .execute();
}
