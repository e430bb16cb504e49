import { DatabaseSync } from 'node:sqlite';
import { type DatabaseKind, kindOf, refuseUnknown } from '../database/migrations/index.ts';
import { StartupError } from '../environment/startup-error.ts';

const WAIT_FOR_OTHERS_MS = 5000;

/** Opens a database file for the duration of `work`. */
export function inFile<Result>(file: string, work: (connection: DatabaseSync) => Result): Result {
  const connection = new DatabaseSync(file, { timeout: WAIT_FOR_OTHERS_MS });
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

/** Copies a consistent snapshot of a database, which may be in use, into an empty file. */
export function copyDatabase(file: string, copy: string): void {
  inFile(file, (connection) => connection.prepare('vacuum into ?').run(copy));
}

/**
 * Checks all data of a database. Returns its kind.
 * @throws StartupError when it is damaged, of a newer version, or of another app
 */
export function checkDatabase(connection: DatabaseSync): DatabaseKind {
  // Versions before Kysely's migrator recorded their migrations in `migrations`.
  const table = ['kysely_migration', 'migrations'].find((name) => hasTable(connection, name));
  if (!table) throw new StartupError('It is no database of this app.');
  const rows = connection.prepare(`select name from "${table}"`).all();
  const applied = rows.map(({ name }) => String(name));
  refuseUnknown(applied);
  const [fault] = connection.prepare('pragma integrity_check(1)').all();
  if (fault?.integrity_check !== 'ok') throw new StartupError(`The database is damaged: ${fault?.integrity_check}.`);
  const orphan = connection.prepare('pragma foreign_key_check').get();
  if (orphan) throw new StartupError(`The database is damaged: rows of ${orphan.table} belong to nothing.`);
  return kindOf(applied);
}

/** Whether a main database belongs to a separate questionnaire database. */
export function hasPair(connection: DatabaseSync): boolean {
  return hasTable(connection, 'databasePairs') && Boolean(connection.prepare('select 1 from "databasePairs"').get());
}

/** Stores the secret that signs sessions in a backup. */
export function addSecret(connection: DatabaseSync, secret: string): void {
  connection.exec('create table "backupNotes" (name text primary key not null, value text not null) strict');
  connection.prepare('insert into "backupNotes" values (?, ?)').run('authSecret', secret);
}

/** Removes the secret from a backup. Returns it, or null if there is none. */
export function removeSecret(connection: DatabaseSync): string | null {
  if (!hasTable(connection, 'backupNotes')) return null;
  const note = connection.prepare(`select value from "backupNotes" where name = 'authSecret'`).get();
  connection.exec('drop table "backupNotes"');
  return note ? String(note.value) : null;
}

function hasTable(connection: DatabaseSync, name: string): boolean {
  return Boolean(connection.prepare('select 1 from sqlite_schema where name = ?').get(name));
}
