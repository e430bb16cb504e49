import type { MainDatabase } from '../database/connect.ts';
import type { ClockReadingsTable } from '../database/tables.ts';

type Reading = Omit<ClockReadingsTable, 'id'>;
const ONLY_ROW = 1;

/** What the clock said last, and since when it has gone on without a jump; undefined before the first reading. */
export async function findClockReading(database: MainDatabase): Promise<Reading | undefined> {
  return database
    .selectFrom('clockReadings')
    .select(['steadySince', 'readAt'])
    .where('id', '=', ONLY_ROW)
    .executeTakeFirst();
}

export async function keepClockReading(database: MainDatabase, reading: Reading): Promise<void> {
  await database
    .insertInto('clockReadings')
    .values({ id: ONLY_ROW, ...reading })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(reading))
    .execute();
}
