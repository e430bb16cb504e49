import { expect, it, vi } from 'vitest';
import { newDatabase, onPostgres } from '../testing/databases.ts';
import { compiledOnce } from './compiled-once.ts';
import type { MainDatabase } from './connect.ts';
import { inTransaction } from './in-transaction.ts';

type Day = { day: string; queuedAt: string };
const AT = '2026-11-21T10:00:00.000Z';

function queries() {
  const build = vi.fn((database: MainDatabase, row: Day) => database.insertInto('dailyReportDays').values(row));
  const insert = compiledOnce(build);
  const find = compiledOnce((database: MainDatabase, { day }: { day: string }) =>
    database.selectFrom('dailyReportDays').select('queuedAt').where('day', '=', day).limit(1),
  );
  return { build, insert, find };
}

it('takes other values each time, whatever their order, and is put together once', async () => {
  const database: MainDatabase = await newDatabase();
  const { build, insert, find } = queries();
  expect((await insert(database, { day: '2026-11-20', queuedAt: AT })).numAffectedRows).toBe(1n);
  await insert(database, { queuedAt: 'later', day: '2026-11-21' });
  expect(build).toHaveBeenCalledTimes(1);
  expect((await find(database, { day: '2026-11-20' })).rows).toEqual([{ queuedAt: AT }]);
  expect((await find(database, { day: '2026-11-21' })).rows).toEqual([{ queuedAt: 'later' }]);
  expect((await find(database, { day: '2026-11-22' })).rows).toEqual([]);
});

it('gives the rows that a change returns', async () => {
  const database: MainDatabase = await newDatabase();
  const insert = compiledOnce((place: MainDatabase, row: Day) =>
    place.insertInto('dailyReportDays').values(row).returning('day'),
  );
  expect((await insert(database, { day: '2026-11-20', queuedAt: AT })).rows).toEqual([{ day: '2026-11-20' }]);
});

it('sees what its own transaction did, and nobody else sees it before the end', async () => {
  const database: MainDatabase = await newDatabase();
  const { insert, find } = queries();
  const day = '2026-11-20';
  let outside: Promise<unknown> | undefined;
  const failing = inTransaction(database, async (transaction) => {
    await insert(transaction, { day, queuedAt: AT });
    expect((await find(transaction, { day })).rows).toHaveLength(1);
    outside = find(database, { day }).then(({ rows }) => rows);
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect(await outside).toEqual([]);
});

it('says what is wrong as a rejection', async () => {
  const database: MainDatabase = await newDatabase();
  const { insert } = queries();
  await insert(database, { day: '2026-11-20', queuedAt: AT });
  await expect(insert(database, { day: '2026-11-20', queuedAt: AT })).rejects.toThrow(
    onPostgres() ? /duplicate key/ : /UNIQUE/,
  );
});
