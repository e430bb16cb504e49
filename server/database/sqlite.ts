import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createDataFolder } from '../environment/data-folder.ts';
import { StartupError } from '../environment/startup-error.ts';
import { sqliteResultCode } from './database-errors.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

const SQLITE_BUSY = 5;
const WAIT_FOR_OTHER_WRITERS_MS = 5000;
/** Older versions can corrupt a database when a checkpoint and a write overlap in WAL mode (fixed in 3.51.3). */
const OLDEST_SQLITE = '3.51.3';
/** `synchronous = FULL`: a commit that returned has reached the disk. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens a database file, which is created if missing, or `:memory:`.
 * @throws StartupError when it cannot be opened or would not store data durably
 */
export async function openSqlite<Tables>(place: string): Promise<Kysely<Tables>> {
  if (place !== ':memory:') await createDataFolder(dirname(place));
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(place, { timeout: WAIT_FOR_OTHER_WRITERS_MS });
    configure(connection);
    if (place !== ':memory:') await chmod(place, 0o600);
  } catch (error) {
    connection?.close();
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The database ${place} cannot be opened: ${(error as Error).message}.`);
  }
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
}

const SETTINGS = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'trusted_schema=OFF',
  // Overwrites deleted data in the file.
  'secure_delete=ON',
  // In pages: checkpoints at 16 MiB, four times the default, because fewer and larger checkpoints cost less.
  'wal_autocheckpoint=4000',
  // In KiB: keeps the pages that most requests read in memory.
  'cache_size=-10000',
];

function configure(connection: DatabaseSync): void {
  for (const setting of SETTINGS) connection.exec(`pragma ${setting}`);
  const { version } = connection.prepare('select sqlite_version() as version').get() as { version: string };
  if (isOlder(version, OLDEST_SQLITE))
    throw new StartupError(`SQLite is version ${version}; ${OLDEST_SQLITE} or newer is needed.`);
  if (connection.prepare('pragma synchronous').get()?.synchronous !== SYNCHRONOUS_FULL)
    throw new StartupError('The database does not wait until data has reached the disk (pragma synchronous).');
}

/** Whether a version such as `3.51.2` is lower than another. */
export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}

/**
 * Opens a database file so that no other process can open it until the connection is closed.
 * @throws StartupError when another process has it open, even while idle: in WAL mode each holds a lock
 */
export function openExclusively(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    connection.exec('pragma locking_mode = exclusive');
    connection.exec('begin exclusive; commit');
    return connection;
  } catch (error) {
    connection.close();
    if (sqliteResultCode(error) !== SQLITE_BUSY) throw error;
    throw new StartupError(`The database ${file} is open in another process. Stop the server first, then try again.`);
  }
}
