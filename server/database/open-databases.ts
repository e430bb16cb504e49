import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { type DatabaseAddresses, isPostgresAddress } from '../environment/databases.ts';
import { StartupError } from '../environment/startup-error.ts';
import { type AutismDatabase, type Database, openDatabase } from './connect.ts';
import { type DatabaseKind, isUpToDate, migrate } from './migrations/index.ts';
import { checkHasNoPair, checkPair, pair } from './pairs.ts';
import { connectPostgres, JOB_POOL, REQUEST_POOL } from './postgres.ts';
import type { AutismTables, Tables } from './tables.ts';

type Databases = { database: Database; autismDatabase: AutismDatabase };

export type OpenDatabases = Databases & {
  /** The same data over a connection pool with long timeouts, for background jobs. */
  forJobs: Databases;
  close(): Promise<void>;
};

/**
 * Opens the databases and applies pending migrations.
 * @throws StartupError when they cannot be used or do not belong together
 */
export async function openDatabases({ main, autism }: DatabaseAddresses): Promise<OpenDatabases> {
  const mainPools = await open<Tables>(main, 'main');
  if (autism === null) await checkHasNoPair(mainPools.forJobs);
  const autismPools = autism === null ? mainPools : await open<AutismTables>(autism, 'autism');
  if (autism !== null) await pair(mainPools.forJobs, autismPools.forJobs as AutismDatabase);
  return {
    database: mainPools.forRequests,
    autismDatabase: autismPools.forRequests as AutismDatabase,
    forJobs: { database: mainPools.forJobs, autismDatabase: autismPools.forJobs as AutismDatabase },
    async close() {
      const opened: { destroy(): Promise<void> }[] = [...Object.values(mainPools), ...Object.values(autismPools)];
      for (const database of new Set(opened)) await database.destroy();
    },
  };
}

type Pools<Held> = { forRequests: Kysely<Held>; forJobs: Kysely<Held> };

async function open<Held>(address: string, kind: DatabaseKind): Promise<Pools<Held>> {
  const forJobs = await openDatabase<Held>(address, JOB_POOL);
  await migrate(forJobs, kind);
  return { forJobs, forRequests: isPostgresAddress(address) ? connectPostgres<Held>(address, REQUEST_POOL) : forJobs };
}

/**
 * Opens existing databases without changing their tables; a server may be running on them.
 * @throws StartupError when one is missing or of another version, or when they do not belong together
 */
export async function openExisting({ main, autism }: DatabaseAddresses): Promise<Databases & AsyncDisposable> {
  await using opened = new AsyncDisposableStack();
  async function open<Held>(address: string, kind: DatabaseKind): Promise<Kysely<Held>> {
    checkDatabaseExists(address);
    const database = opened.use(await openDatabase<Held>(address, JOB_POOL));
    if (await isUpToDate(database, kind)) return database;
    throw new StartupError('The database is of another version. Start this one once, then try again.');
  }
  const database = await open<Tables>(main, 'main');
  const autismDatabase = autism === null ? database : await open<AutismTables>(autism, 'autism');
  if (autism === null) await checkHasNoPair(database);
  else await checkPair(database, autismDatabase as AutismDatabase);
  const kept = opened.move();
  return {
    database,
    autismDatabase: autismDatabase as AutismDatabase,
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

/** @throws StartupError when a database file does not exist: opening it would create one */
export function checkDatabaseExists(address: string): void {
  if (isPostgresAddress(address) || existsSync(address)) return;
  throw new StartupError(`There is no database at ${address}. DATA_DIR, or a setting of its own, says where it is.`);
}
