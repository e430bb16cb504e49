import type { Kysely } from 'kysely';
import { isPostgresAddress } from '../environment/databases.ts';
import { openPostgres } from './postgres.ts';
import type { PoolSettings } from './postgres-pool.ts';
import { openSqlite } from './sqlite.ts';
import type { AutismTables, MainTables, Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type MainDatabase = Kysely<MainTables>;
export type AutismDatabase = Kysely<AutismTables>;

/**
 * Opens a database: `postgres://…`, the path of an SQLite file, which is created if missing, or `:memory:`.
 * @throws StartupError when it cannot be opened or would not store data durably
 */
export async function openDatabase<Held = Tables>(address: string, settings?: PoolSettings): Promise<Kysely<Held>> {
  return isPostgresAddress(address) ? openPostgres<Held>(address, settings) : openSqlite<Held>(address);
}
