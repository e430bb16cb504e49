import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sqliteResultCode } from '../database/database-errors.ts';
import { type DatabaseKind, kindOf, refuseUnknown } from '../database/migrations/index.ts';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { makeDraft, sync } from './files.ts';

const GZIP = Buffer.from([0x1f, 0x8b]).toString('latin1');
const SQLITE = 'SQLite format 3\0';
/** The codes of zlib for a truncated or changed file, and SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = { zlib: ['Z_DATA_ERROR', 'Z_BUF_ERROR'], sqlite: [11, 26] };
const WAIT_FOR_OTHERS_MS = 5000;

/** Opens a database file for the duration of `work`. */
export function inFile<Result>(file: string, work: (connection: DatabaseSync) => Result): Result {
  using connection = new DatabaseSync(file, { timeout: WAIT_FOR_OTHERS_MS });
  return work(connection);
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
function removeSecret(connection: DatabaseSync): string | null {
  if (!hasTable(connection, 'backupNotes')) return null;
  const note = connection.prepare(`select value from "backupNotes" where name = 'authSecret'`).get();
  connection.exec('drop table "backupNotes"');
  return note ? String(note.value) : null;
}

function hasTable(connection: DatabaseSync, name: string): boolean {
  return Boolean(connection.prepare('select 1 from sqlite_schema where name = ?').get(name));
}

/**
 * Copies a backup, which may be compressed by an earlier version,
 * or any other database file of this app, to `file`, and checks it.
 * @throws StartupError when it is damaged, of a newer version, or of another app
 */
export async function openBackup(from: string, file: string): Promise<{ kind: DatabaseKind; secret: string | null }> {
  try {
    const head = await readHead(from);
    await makeDraft(file);
    if (head.startsWith(GZIP)) await pipeline(createReadStream(from), createGunzip(), createWriteStream(file));
    else if (head === SQLITE) copyDatabase(from, file);
    else throw new StartupError('It is no backup and no database.');
    const opened = inFile(file, (connection) => {
      connection.exec('pragma journal_mode = delete');
      return { kind: checkDatabase(connection), secret: removeSecret(connection) };
    });
    await sync(file);
    return opened;
  } catch (error) {
    if (isDamage(error)) throw new StartupError(`The backup ${from} is damaged: ${error.message}. Take another.`);
    throw error instanceof StartupError
      ? new StartupError(`The backup ${from} cannot be used. ${error.message}`)
      : error;
  }
}

async function readHead(from: string): Promise<string> {
  try {
    await using handle = await open(from);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(SQLITE.length) });
    return buffer.toString('latin1', 0, bytesRead);
  } catch (error) {
    throw new StartupError(`It cannot be read (${systemCodeOf(error)}).`);
  }
}

function isDamage(error: unknown): error is Error {
  return DAMAGE.zlib.includes(systemCodeOf(error) ?? '') || DAMAGE.sqlite.includes(sqliteResultCode(error) ?? 0);
}
