import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type DatabaseAddresses, isPostgresAddress } from '../environment/databases.ts';
import { StartupError } from '../environment/startup-error.ts';
import { type AutismDatabase, type Database, openDatabase } from './connect.ts';
import { type DatabaseKind, isUpToDate } from './migrations/index.ts';
import { checkHasNoPair, checkPair } from './pairs.ts';
import { JOB_POOL } from './postgres.ts';
import type { AutismTables, Tables } from './tables.ts';

type Existing = { database: Database; autismDatabase: AutismDatabase; close(): Promise<void> };

/**
 * Opens existing databases without changing their tables; a server may be running on them.
 * @throws StartupError when one is missing or of another version, or when they do not belong together
 */
export async function openExisting({ main, autism }: DatabaseAddresses): Promise<Existing> {
  const opened: { destroy(): Promise<void> }[] = [];
  const close = async () => {
    for (const database of opened) await database.destroy();
  };
  async function open<Held>(address: string, kind: DatabaseKind): Promise<Kysely<Held>> {
    checkDatabaseExists(address);
    const database = await openDatabase<Held>(address, JOB_POOL);
    opened.push(database);
    if (await isUpToDate(database, kind)) return database;
    throw new StartupError('The database is of another version. Start this one once, then try again.');
  }
  try {
    const database = await open<Tables>(main, 'main');
    const autismDatabase = autism === null ? database : await open<AutismTables>(autism, 'autism');
    if (autism === null) await checkHasNoPair(database);
    else await checkPair(database, autismDatabase as AutismDatabase);
    return { database, autismDatabase: autismDatabase as AutismDatabase, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @throws StartupError when a database file does not exist: opening it would create one */
export function checkDatabaseExists(address: string): void {
  if (isPostgresAddress(address) || existsSync(address)) return;
  throw new StartupError(`There is no database at ${address}. DATA_DIR, or a setting of its own, says where it is.`);
}
