import type { Kysely } from 'kysely';
import { type DatabaseAddresses, isPostgresAddress } from '../environment/databases.ts';
import { type AutismDatabase, type Database, openDatabase } from './connect.ts';
import { migrate, migrateAutism } from './migrations/index.ts';
import { checkHasNoPair, pair } from './pairs.ts';
import { JOB_POOL } from './postgres.ts';
import type { AutismTables, Tables } from './tables.ts';

type Databases = { database: Database; autismDatabase: AutismDatabase };

export type OpenDatabases = Databases & {
  /** The same data over a connection pool with long timeouts, for jobs that no request waits for. */
  forJobs: Databases;
  close(): Promise<void>;
};

/**
 * Opens the databases and applies pending migrations.
 * @throws StartupError when they cannot be used or do not belong together
 */
export async function openDatabases({ main, autism }: DatabaseAddresses): Promise<OpenDatabases> {
  const mainPools = await open<Tables>(main, migrate);
  if (autism === null) await checkHasNoPair(mainPools.forJobs);
  const autismPools = autism === null ? mainPools : await open<AutismTables>(autism, migrateAutism);
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

async function open<Held>(
  address: string,
  applyMigrations: (database: Kysely<Held>) => Promise<void>,
): Promise<Pools<Held>> {
  const forJobs = await openDatabase<Held>(address, JOB_POOL);
  await applyMigrations(forJobs);
  return { forJobs, forRequests: isPostgresAddress(address) ? await openDatabase<Held>(address) : forJobs };
}
