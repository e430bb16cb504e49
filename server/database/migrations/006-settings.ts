import type { Kysely } from 'kysely';
import { strictTable } from './strict-table.ts';

/** One row for each changed setting, because each has its own time of change. */
export async function createSettings(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'settings')
    .addColumn('learnerId', 'text', (id) => id.notNull().references('learners.id').onDelete('cascade'))
    .addColumn('name', 'text', (name) => name.notNull())
    .addColumn('value', 'text', (value) => value.notNull())
    .addColumn('changedAt', 'text', (at) => at.notNull())
    .addPrimaryKeyConstraint('settingsPrimaryKey', ['learnerId', 'name'])
    .execute();
}
