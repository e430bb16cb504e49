import type { Kysely } from 'kysely';
import { DatabaseError } from 'pg';
import { inTransaction } from '../transaction.ts';
import type { ApplyMigration, DatabaseKind } from './lists.ts';

// The table `migrations` is of the migrator that this app had before Kysely's. It stays for what Kysely's tables cannot
// say: that a version is too old for this database, that a migration was begun, and that the database is being filled.

type Tables = {
  migrations: { name: string; appliedAt: string };
  kysely_migration: { name: string; timestamp: string };
};

/** In the place of the instant at which a migration was applied: it was begun, and perhaps stopped before it was noted. */
const BEGUN = '';
const BEING_FILLED = 'being-filled';
/** Earlier versions of the app refuse a database with a migration that they do not know. */
const TAKEN_OVER = { main: 'main-kysely-migrator', autism: 'autism-kysely-migrator' } as const;
const NO_MIGRATIONS = [BEING_FILLED, ...Object.values(TAKEN_OVER)];
/** PostgreSQL's codes for a table, a column or another thing that exists already; the last: made at the same moment. */
const EXISTS_ALREADY = new Set(['42P07', '42701', '42710', '23505']);

const asTables = <Held>(database: Kysely<Held>) => database as unknown as Kysely<Tables>;

/** The names of the migrations that were applied; none for a database that is not ours. */
export async function appliedMigrations<Held>(database: Kysely<Held>): Promise<string[]> {
  const rows = await asTables(database)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    .catch(() => finishedBefore(asTables(database)).execute())
    .catch(() => []);
  return rows.map(({ name }) => name);
}

function finishedBefore(database: Kysely<Tables>) {
  return database
    .selectFrom('migrations')
    .select('name')
    .where('appliedAt', '!=', BEGUN)
    .where('name', 'not in', NO_MIGRATIONS);
}

/** Gives Kysely's migrator the names of what the earlier one applied. A start that was stopped in between does it again. */
export async function adoptEarlierMigrations<Held>(database: Kysely<Held>, kind: DatabaseKind): Promise<void> {
  const tables = asTables(database);
  const isTakenOver = await hasRow(tables, TAKEN_OVER[kind]).catch(() => false);
  if (isTakenOver) return;
  await createTables(tables);
  // The same instant for all: Kysely compares their order by it first, and clocks have been moved back.
  const timestamp = new Date().toISOString();
  await tables
    .insertInto('kysely_migration')
    .columns(['name', 'timestamp'])
    .expression(finishedBefore(tables).select(({ val }) => val(timestamp).as('timestamp')))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertRow(tables, TAKEN_OVER[kind], timestamp);
}

async function createTables({ schema }: Kysely<Tables>): Promise<void> {
  const earlier = schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (name) => name.primaryKey())
    .addColumn('appliedAt', 'text', (at) => at.notNull());
  const ofKysely = schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (name) => name.notNull().primaryKey())
    .addColumn('timestamp', 'varchar(255)', (at) => at.notNull());
  for (const table of [earlier, ofKysely])
    await table.execute().catch((error) => {
      if (!existsAlready(error)) throw error;
    });
}

/**
 * Applies a migration where it and Kysely's note of it cannot be one transaction. What was begun before and exists
 * already was applied by a process that died before the note.
 */
export async function applyInSteps<Held>(database: Kysely<Held>, name: string, apply: ApplyMigration): Promise<void> {
  const tables = asTables(database);
  const wasBegun = !(await insertRow(tables, name, BEGUN));
  try {
    await inTransaction(tables, (transaction) => apply(transaction as unknown as Kysely<unknown>));
  } catch (error) {
    if (wasBegun && existsAlready(error)) return;
    await deleteRow(tables, name);
    throw error;
  }
}

/** Whether a database is being filled from another one, or that was interrupted. */
export function isBeingFilled<Held>(database: Kysely<Held>): Promise<boolean> {
  return hasRow(asTables(database), BEING_FILLED);
}

/** Keeps servers from starting on a database until `endFilling`. */
export async function beginFilling<Held>(database: Kysely<Held>): Promise<void> {
  await insertRow(asTables(database), BEING_FILLED, new Date().toISOString());
}

export async function endFilling<Held>(database: Kysely<Held>): Promise<void> {
  await deleteRow(asTables(database), BEING_FILLED);
}

async function hasRow(tables: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await tables.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** Gives whether there was no such row yet. */
async function insertRow(tables: Kysely<Tables>, name: string, appliedAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables
    .insertInto('migrations')
    .values({ name, appliedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function deleteRow(tables: Kysely<Tables>, name: string): Promise<void> {
  await tables.deleteFrom('migrations').where('name', '=', name).execute();
}

function existsAlready(error: unknown): boolean {
  return error instanceof DatabaseError && EXISTS_ALREADY.has(error.code ?? '');
}
