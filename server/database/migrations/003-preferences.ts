import type { Kysely } from 'kysely';
import { isFlag, strictTable } from './strict-table.ts';

export async function createPreferences(database: Kysely<unknown>): Promise<void> {
  await strictTable(database, 'preferences')
    .addColumn('learnerId', 'text', (id) => id.primaryKey().notNull().references('learners.id').onDelete('cascade'))
    .addColumn('stutterDetection', 'integer', (flag) => flag.notNull().check(isFlag('stutterDetection')))
    .addColumn('focusMode', 'integer', (flag) => flag.notNull().check(isFlag('focusMode')))
    .addColumn('dailyReports', 'integer', (flag) => flag.notNull().check(isFlag('dailyReports')))
    .execute();
}
