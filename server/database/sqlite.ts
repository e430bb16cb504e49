import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { createDataFolder } from '../environment/data-folder.ts';
import { StartupError } from '../environment/startup-error.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

const WAIT_FOR_OTHER_WRITERS_MS = 5000;
/** Older versions can lose a WAL file's content when a checkpoint and a writer meet (fixed in 3.51.3). */
const OLDEST_SQLITE = '3.51.3';
/** `synchronous = FULL`: a commit that returned has reached the disk. */
const SYNCHRONOUS_FULL = 2;

/** Opens a database file, made if it is not there, or `:memory:`. */
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
  // What is deleted is overwritten, so that it stands nowhere in the file any more.
  'secure_delete=ON',
  // In pages, 16 MiB: what was saved goes from the log into the file in larger pieces, four times as seldom as usual.
  'wal_autocheckpoint=4000',
  // In KiB. What nearly every request reads is at hand then, also where much is stored.
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

/** Whether one version such as `3.51.2` comes before another. */
export function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}
