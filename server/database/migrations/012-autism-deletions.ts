import type { Kysely } from 'kysely';
import { strictTable } from './strict-table.ts';

/** Deleted learners whose rows in the questionnaire database still have to be deleted. */
export async function createAutismDeletions(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'autismDeletions')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull())
    .addColumn('requestedAt', 'text', (at) => at.notNull())
    .execute();
}
