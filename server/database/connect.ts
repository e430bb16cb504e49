import type { Kysely } from 'kysely';
import { isPostgresAddress, openPostgres, type PoolSettings } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { AutismTables, MainTables, Tables } from './tables.ts';

export type Database = Kysely<Tables>;
export type MainDatabase = Kysely<MainTables>;
export type AutismDatabase = Kysely<AutismTables>;

/**
 * Opens the database at an address: `postgres://…`, the path of a file, made if it is not there, or `:memory:`.
 * @throws StartupError when that place cannot hold our data safely.
 */
export async function openDatabase<Held = Tables>(address: string, pace?: PoolSettings): Promise<Kysely<Held>> {
  return isPostgresAddress(address) ? openPostgres<Held>(address, pace) : openSqlite<Held>(address);
}
