import { DatabaseSync } from 'node:sqlite';

/** What a backup says about itself, in a table of its own that is dropped when it is restored. */
export type Notes = { takenAt: string; authSecret: string | null };

export function addNotes(file: string, notes: Notes): void {
  const connection = new DatabaseSync(file);
  try {
    connection.exec('pragma journal_mode = delete');
    connection.exec('create table "backupNotes" (name text primary key not null, value text not null) strict');
    const insert = connection.prepare('insert into "backupNotes" values (?, ?)');
    for (const [name, value] of Object.entries(notes)) if (value !== null) insert.run(name, value);
  } finally {
    connection.close();
  }
}

/** Gives the notes, and leaves the database as it was when the backup was taken. Null for a file without. */
export function takeNotes(file: string): Notes | null {
  const connection = new DatabaseSync(file);
  try {
    if (!connection.prepare(`select 1 from sqlite_schema where name = 'backupNotes'`).get()) return null;
    const rows = connection.prepare('select name, value from "backupNotes"').all();
    connection.exec('drop table "backupNotes"');
    const { takenAt = '', authSecret = null } = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return { takenAt, authSecret };
  } finally {
    connection.close();
  }
}
