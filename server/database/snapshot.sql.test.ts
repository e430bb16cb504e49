import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { lastingDatabaseAddress, openForTest } from '../testing/databases/databases.ts';
import { migrate } from './migrations/index.ts';
import { inSnapshot } from './transaction.ts';

async function twoConnections() {
  const place = await lastingDatabaseAddress();
  const [database, other] = [await openForTest(place), await openForTest(place)];
  await migrate(database);
  return { database, other };
}

it('reads what was there at its first reading, whatever others save meanwhile', async () => {
  const { database, other } = await twoConnections();
  const save = (day: string) => other.insertInto('dailyReportDays').values({ day, queuedAt: '' }).execute();
  const seen = await inSnapshot(database, async (snapshot) => {
    const days = () => snapshot.selectFrom('dailyReportDays').select('day').execute();
    await save('2026-11-20');
    const first = await days();
    await save('2026-11-21');
    return [first, await days()];
  });
  expect(seen).toEqual([[{ day: '2026-11-20' }], [{ day: '2026-11-20' }]]);
  expect(await database.selectFrom('dailyReportDays').select('day').execute()).toHaveLength(2);
});

it('lets go of the database, also when reading failed', async () => {
  const { database, other } = await twoConnections();
  await expect(inSnapshot(database, (snapshot) => sql`select * from nowhere`.execute(snapshot))).rejects.toThrow();
  await other.insertInto('dailyReportDays').values({ day: '2026-11-20', queuedAt: '' }).execute();
  await inSnapshot(database, async (snapshot) =>
    expect(await snapshot.selectFrom('dailyReportDays').select('day').execute()).toHaveLength(1),
  );
});
