import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { CannotStart } from '../cannot-start.ts';
import { copyTable } from '../copy/copy-table.ts';
import { tablesOf } from '../copy/schema.ts';
import { openDatabase } from '../database/connect.ts';
import { type DatabaseKind, isUpToDate, migrateToLatest } from '../database/migrations/index.ts';
import { isPostgresAddress, PATIENT } from '../database/postgres.ts';
import { inSnapshot } from '../database/snapshot.ts';
import { NodeSqliteDialect } from '../database/sqlite-dialect.ts';

const WAIT_FOR_OTHERS_MS = 5000;
const OTHER_VERSION = 'The database is of another version of the app. Take its backup with that version.';

/** Copies a database of either engine, as it stands at one instant, into a new file of SQLite. Nobody has to wait. */
export async function copyDatabase(place: string, kind: DatabaseKind, file: string): Promise<void> {
  await (await open(file, 'wx', 0o600)).close();
  if (isPostgresAddress(place)) await copyPostgres(place, kind, file);
  else copySqlite(place, file);
}

/** `file` may be there, but only empty. */
export function copySqlite(place: string, file: string): void {
  const connection = new DatabaseSync(place, { timeout: WAIT_FOR_OTHERS_MS });
  try {
    connection.prepare('vacuum into ?').run(file);
  } finally {
    connection.close();
  }
}

async function copyPostgres(address: string, kind: DatabaseKind, file: string): Promise<void> {
  const source = await openDatabase<unknown>(address, PATIENT);
  const copy = new Kysely<unknown>({ dialect: new NodeSqliteDialect(unsafelyFast(file)) });
  try {
    await migrateToLatest(copy, kind);
    await inSnapshot(source, async (snapshot) => {
      if (!(await isUpToDate(snapshot, kind))) throw new CannotStart(OTHER_VERSION);
      for (const table of await tablesOf(copy)) await copyTable(snapshot, copy, table);
    });
  } finally {
    await source.destroy();
    await copy.destroy();
  }
}

/** A copy that did not come to its end is thrown away, so it need not survive anything before. */
function unsafelyFast(file: string): DatabaseSync {
  const connection = new DatabaseSync(file);
  connection.exec('pragma journal_mode = memory; pragma synchronous = off; pragma foreign_keys = on');
  return connection;
}
