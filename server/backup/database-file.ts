import { DatabaseSync } from 'node:sqlite';
import { CannotStart } from '../cannot-start.ts';
import { type DatabaseKind, kindOf, refuseUnknown } from '../database/migrations/index.ts';

/**
 * Reads all of a database file, makes sure that it is whole, and ours, and says which of the two it is.
 * @throws CannotStart when it is not
 */
export function checkDatabaseFile(file: string): DatabaseKind {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const applied = migrationsIn(connection);
    refuseUnknown(applied);
    const [fault] = connection.prepare('pragma integrity_check(1)').all();
    if (fault?.integrity_check !== 'ok') throw new CannotStart(`The database is damaged: ${fault?.integrity_check}.`);
    const orphan = connection.prepare('pragma foreign_key_check').get();
    if (orphan) throw new CannotStart(`The database is damaged: rows of ${orphan.table} belong to nothing.`);
    return kindOf(applied);
  } finally {
    connection.close();
  }
}

/** Whether a main database says that the questionnaire has another one. */
export function hasOtherDatabase(file: string): boolean {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const hasMarks = connection.prepare(`select 1 from sqlite_schema where name = 'databasePairs'`).get();
    return Boolean(hasMarks && connection.prepare('select 1 from "databasePairs"').get());
  } finally {
    connection.close();
  }
}

function migrationsIn(connection: DatabaseSync): string[] {
  const tables = connection.prepare(`select name from sqlite_schema where name in ('migrations', 'kysely_migration')`);
  const [table] = tables
    .all()
    .map(({ name }) => name)
    .sort();
  if (!table) throw new CannotStart('It is no database of this app.');
  return connection
    .prepare(`select name from "${table}"`)
    .all()
    .map(({ name }) => String(name));
}
