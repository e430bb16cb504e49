import type { Kysely } from 'kysely';
import type { DatabaseAddresses } from '../environment/databases.ts';
import { type AutismDatabase, type Database, openDatabase } from './connect.ts';
import { migrate, migrateAutism } from './migrations/index.ts';
import { checkHasNoPair, pair } from './pairs.ts';
import { isPostgresAddress, JOB_POOL } from './postgres.ts';
import type { AutismTables, Tables } from './tables.ts';

type Databases = { database: Database; autismDatabase: AutismDatabase };

export type OpenDatabases = Databases & {
  /** The same data for work that takes long, so that it neither fails by that nor makes anybody wait. */
  patient: Databases;
  close(): Promise<void>;
};

/**
 * Opens the databases and brings their tables up to date.
 * @throws StartupError when they cannot be used, or do not belong together.
 */
export async function openDatabases({ main, autism }: DatabaseAddresses): Promise<OpenDatabases> {
  const one = await open<Tables>(main, migrate);
  if (autism === null) await checkHasNoPair(one.patient);
  const other = autism === null ? one : await open<AutismTables>(autism, migrateAutism);
  if (autism !== null) await pair(one.patient, other.patient as AutismDatabase);
  return {
    database: one.atOnce,
    autismDatabase: other.atOnce as AutismDatabase,
    patient: { database: one.patient, autismDatabase: other.patient as AutismDatabase },
    async close() {
      for (const database of new Set<{ destroy(): Promise<void> }>([
        one.atOnce,
        one.patient,
        other.atOnce,
        other.patient,
      ]))
        await database.destroy();
    },
  };
}

type Opened<Held> = { atOnce: Kysely<Held>; patient: Kysely<Held> };

async function open<Held>(
  address: string,
  migrateIt: (database: Kysely<Held>) => Promise<void>,
): Promise<Opened<Held>> {
  const patient = await openDatabase<Held>(address, JOB_POOL);
  await migrateIt(patient);
  return { patient, atOnce: isPostgresAddress(address) ? await openDatabase<Held>(address) : patient };
}
