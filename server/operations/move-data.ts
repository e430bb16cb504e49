import { setTimeout as after } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { openDatabase } from '../database/connect.ts';
import { appliedMigrations, type DatabaseKind, kindOf, migrateToLatest } from '../database/migrations/index.ts';
import { JOB_POOL } from '../database/postgres.ts';
import { openExclusively } from '../database/sqlite.ts';
import { NodeSqliteDialect } from '../database/sqlite-dialect.ts';
import { StartupError } from '../environment/startup-error.ts';
import { copyTable, type Table, tablesInOrder } from './copy-table.ts';

/** A connection that was just closed may be listed for a moment. */
const CONNECTION_CHECK = { tries: 40, pauseMs: 50 } as const;
type UntypedDatabase = Kysely<unknown>;
type Tell = (line: string) => void;

/**
 * Migrates an SQLite database file of either kind, then moves all its rows into an empty PostgreSQL database. No other
 * process may have either open. The rows arrive in one transaction, so an interrupted move leaves the target empty.
 * @param addressFor returns the address of the target
 * @param tell is called with the progress in sentences
 * @returns the kind of database and the number of rows
 * @throws StartupError when one of the two cannot be used or the copy differs
 */
export async function moveData(
  file: string,
  addressFor: (kind: DatabaseKind) => string,
  tell: Tell = () => {},
): Promise<{ kind: DatabaseKind; rows: number }> {
  const source: UntypedDatabase = new Kysely({ dialect: new NodeSqliteDialect(openExclusively(file)) });
  try {
    const kind = await updateSource(source, file);
    const tables = await tablesInOrder(source);
    const target = await openMigrated(addressFor(kind), kind);
    try {
      await refuseOthers(target);
      return { kind, rows: await target.transaction().execute((filled) => fill(source, filled, tables, tell)) };
    } finally {
      await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function updateSource(source: UntypedDatabase, file: string): Promise<DatabaseKind> {
  const applied = await appliedMigrations(source);
  if (applied.length === 0) throw new StartupError(`${file} is no database of this app.`);
  await migrateToLatest(source, kindOf(applied));
  return kindOf(applied);
}

/**
 * Creates the tables, then opens the target with a single
 * connection, so that every other connection is another process's.
 */
async function openMigrated(address: string, kind: DatabaseKind): Promise<UntypedDatabase> {
  const target = await openDatabase<unknown>(address, JOB_POOL);
  await migrateToLatest(target, kind).finally(() => target.destroy());
  return openDatabase<unknown>(address, { ...JOB_POOL, connections: 1 });
}

async function fill(source: UntypedDatabase, target: UntypedDatabase, tables: Table[], tell: Tell): Promise<number> {
  for (const { name } of tables) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(target);
    if (rows.length > 0)
      throw new StartupError(`The database to fill holds data already (${name}). Give an empty one.`);
  }
  let rows = 0;
  for (const table of tables) rows += await copyAndTell(source, target, table, tell);
  return rows;
}

async function refuseOthers(target: UntypedDatabase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { rows } = await sql<{ others: number }>`
      select count(*) as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
    `.execute(target);
    if (!rows[0]?.others) return;
    if (tries === CONNECTION_CHECK.tries)
      throw new StartupError('The database to fill is open in another process. Stop that one first, then try again.');
    await after(CONNECTION_CHECK.pauseMs);
  }
}

async function copyAndTell(
  source: UntypedDatabase,
  target: UntypedDatabase,
  table: Table,
  tell: Tell,
): Promise<number> {
  const { rows } = await sql<{ all: number }>`select count(*) as "all" from ${sql.table(table.name)}`.execute(source);
  const all = rows[0]?.all ?? 0;
  let toldPercent = 0;
  const copied = await copyTable(source, target, table, (present) => {
    const percent = Math.floor((present / all) * 10) * 10;
    if (percent > toldPercent && percent < 100) tell(`${table.name}: ${present} of ${all} rows`);
    toldPercent = percent;
  });
  tell(`${table.name}: ${copied} rows, read back and equal`);
  return copied;
}
