import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { DatabaseError } from 'pg';
import { StartupError } from '../../environment/startup-error.ts';
import { isPostgres } from '../engine.ts';
import { inTransaction } from '../transaction.ts';
import { type ApplyMigration, type DatabaseKind, MIGRATIONS, refuseUnknown } from './lists.ts';

export { type DatabaseKind, kindOf, refuseUnknown } from './lists.ts';

const INCOMPLETE =
  'An earlier version was interrupted while it filled this database. Create an empty one and run move-data again.';

/**
 * Applies the pending migrations of a kind of database. Servers that start together wait for each other.
 * @throws StartupError when the database is of a newer version, of the other kind, or half filled by an earlier version
 */
export async function migrate<Tables>(database: Kysely<Tables>, kind: DatabaseKind = 'main'): Promise<void> {
  const applied = await appliedMigrations(database);
  refuseUnknown(applied, kind);
  await adoptEarlierMigrations(database, kind);
  if (await isHalfFilled(database)) throw new StartupError(INCOMPLETE);
  if (hasAllMigrations(applied, kind)) return;
  const { error } = await new Migrator({ db: database, provider: providerOf(kind) }).migrateToLatest();
  if (error) throw error;
}

function providerOf(kind: DatabaseKind): MigrationProvider {
  const migrations = Object.entries(MIGRATIONS[kind]).map(([name, apply]) => {
    const up = (database: Kysely<unknown>) =>
      isPostgres(database) ? applyInSteps(database, name, apply) : apply(database);
    return [name, { up }] as const;
  });
  return { getMigrations: async () => Object.fromEntries(migrations) };
}

/** Whether a database has exactly the migrations of this version and is not half filled. */
export async function isUpToDate<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  const applied = await appliedMigrations(database);
  const isKnown = applied.every((name) => name in MIGRATIONS[kind]);
  return isKnown && hasAllMigrations(applied, kind) && !(await isHalfFilled(database));
}

/** Whether a database has all migrations of this version; it may have more, of a newer version. */
export async function isMigrated<Tables>(database: Kysely<Tables>, kind: DatabaseKind): Promise<boolean> {
  return hasAllMigrations(await appliedMigrations(database), kind);
}

function hasAllMigrations(applied: readonly string[], kind: DatabaseKind): boolean {
  return Object.keys(MIGRATIONS[kind]).every((name) => applied.includes(name));
}

// The table `migrations` was made by an earlier migrator. It still stores what Kysely's tables cannot: that the database is
// too new for earlier versions, that a migration was begun, and that an earlier version's move-data was interrupted.

type Tables = {
  migrations: { name: string; appliedAt: string };
  kysely_migration: { name: string; timestamp: string };
};

/** Stored as `appliedAt`: the migration was begun and may have been interrupted. */
const BEGUN = '';
const BEING_FILLED = 'being-filled';
/** Stored as migrations, so that earlier versions of the app refuse this database. */
const ADOPTED = { main: 'main-kysely-migrator', autism: 'autism-kysely-migrator' } as const;
const NO_MIGRATIONS = [BEING_FILLED, ...Object.values(ADOPTED)];
/**
 * PostgreSQL's codes: duplicate table, duplicate column, duplicate object, unique violation (created concurrently, or rows
 * that were copied), undefined column or object (dropped).
 */
const CHANGED_ALREADY = new Set(['42P07', '42701', '42710', '23505', '42703', '42704']);

const asTables = <Held>(database: Kysely<Held>) => database as unknown as Kysely<Tables>;

/** The names of the applied migrations; none for a database of another app. */
export async function appliedMigrations<Held>(database: Kysely<Held>): Promise<string[]> {
  const rows = await asTables(database)
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
    .catch(() => finishedByEarlierMigrator(asTables(database)).execute())
    .catch(() => []);
  return rows.map(({ name }) => name);
}

function finishedByEarlierMigrator(database: Kysely<Tables>) {
  return database
    .selectFrom('migrations')
    .select('name')
    .where('appliedAt', '!=', BEGUN)
    .where('name', 'not in', NO_MIGRATIONS);
}

/** Copies the names of migrations that the earlier migrator applied into Kysely's table. Can be repeated. */
async function adoptEarlierMigrations<Held>(database: Kysely<Held>, kind: DatabaseKind): Promise<void> {
  const tables = asTables(database);
  const isAdopted = await hasRow(tables, ADOPTED[kind]).catch(() => false);
  if (isAdopted) return;
  await createTables(tables);
  // The same instant for all, because Kysely checks their order by it first, and clocks may have been moved back.
  const timestamp = new Date().toISOString();
  await tables
    .insertInto('kysely_migration')
    .columns(['name', 'timestamp'])
    .expression(finishedByEarlierMigrator(tables).select(({ val }) => val(timestamp).as('timestamp')))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await insertRow(tables, ADOPTED[kind], timestamp);
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
      if (!isChangedAlready(error)) throw error;
    });
}

/**
 * Applies a migration that cannot share a transaction with Kysely's record of it. When it was begun before and its
 * changes exist, an earlier process applied it and ended before it recorded it.
 */
async function applyInSteps<Held>(database: Kysely<Held>, name: string, apply: ApplyMigration): Promise<void> {
  const tables = asTables(database);
  const wasBegun = !(await insertRow(tables, name, BEGUN));
  try {
    await inTransaction(tables, (transaction) => apply(transaction as unknown as Kysely<unknown>));
  } catch (error) {
    if (wasBegun && isChangedAlready(error)) return;
    await deleteRow(tables, name);
    throw error;
  }
}

/** Whether the move-data of an earlier version was interrupted here. It filled a database in several transactions. */
function isHalfFilled<Held>(database: Kysely<Held>): Promise<boolean> {
  return hasRow(asTables(database), BEING_FILLED);
}

async function hasRow(tables: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await tables.selectFrom('migrations').select('name').where('name', '=', name).executeTakeFirst();
  return row !== undefined;
}

/** Returns false when the row existed. */
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

function isChangedAlready(error: unknown): boolean {
  return error instanceof DatabaseError && CHANGED_ALREADY.has(error.code ?? '');
}
