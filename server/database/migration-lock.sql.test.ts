import { Kysely, sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { newDatabaseAddress, onPostgres, openForTest, TEST_POOL } from '../testing/databases/databases.ts';
import type { Database } from './connect.ts';
import { RowLockPostgresDialect } from './postgres.ts';
import { createPool } from './postgres-pool.ts';

const QUICK = { heartbeatMs: 5, pollMs: 5, maxUnchangedPolls: 40 };
/** A process counts as dead only after two seconds, so a busy machine does not count one dead that lives. */
const SLOW = { ...QUICK, pollMs: 20, maxUnchangedPolls: 100 };
let place: string;
beforeEach(async () => {
  place = await newDatabaseAddress();
});

function open(pace = QUICK) {
  const database = new Kysely({ dialect: new RowLockPostgresDialect(createPool(place, TEST_POOL), pace) });
  onTestFinished(() => database.destroy());
  return database;
}

/** Migrates with one migration that waits for `work`. */
async function migrateDuring(work: () => Promise<unknown>, pace = QUICK) {
  const provider: MigrationProvider = { getMigrations: async () => ({ one: { up: async () => void (await work()) } }) };
  const { error } = await new Migrator({ db: open(pace), provider }).migrateToLatest();
  if (error) throw error;
}

const countIn = async (database: Database) => {
  const { rows } = await sql<{ count: number }>`select is_locked as count from kysely_migration_lock`.execute(database);
  return rows[0]?.count ?? 0;
};
const setCount = (database: Database, count: number) =>
  sql`update kysely_migration_lock set is_locked = ${count}`.execute(database);
const never = () => Promise.reject(new Error('it was applied twice'));

it.runIf(onPostgres())('is held for as long as its process lives, however long a migration takes', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const order: string[] = [];
  const database = await openForTest(place);
  const first = migrateDuring(async () => {
    const waiting = migrateDuring(never, SLOW).then(() => order.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 2 * SLOW.pollMs * SLOW.maxUnchangedPolls));
    expect(await countIn(database)).toBeGreaterThan(1);
    order.push('first');
    end();
    return void waiting;
  });
  await ended;
  await first;
  await expect.poll(() => order).toEqual(['first', 'second']);
  expect(await countIn(database)).toBe(0);
});

it.runIf(onPostgres())('is taken from a process that died', async () => {
  await migrateDuring(async () => {});
  const database = await openForTest(place);
  await sql`delete from kysely_migration`.execute(database);
  await setCount(database, 7);
  await migrateDuring(async () => expect(await countIn(database)).toBeGreaterThan(7));
  expect(await countIn(database)).toBe(0);
});

it.runIf(onPostgres())('is not given back for another process that has taken it', async () => {
  const database = await openForTest(place);
  await migrateDuring(async () => setCount(database, 7), { ...QUICK, heartbeatMs: 60_000 });
  expect(await countIn(database)).toBe(7);
});
