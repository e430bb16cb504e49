import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { IS_LONG_FORM } from '#rules/testing/long-form.ts';
import { type AutismDatabase, openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrations/index.ts';
import { JOB_POOL } from '../../database/postgres.ts';
import type { PoolSettings } from '../../database/postgres-pool.ts';
import type { Tables } from '../../database/tables.ts';
import { cleanUp } from '../clean-up.ts';
import { tablesOf } from './all-rows.ts';
import { emptyFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which tests create databases, and its two template databases; null for tests on SQLite. */
    postgres: { server: string; main: string; autism: string } | null;
  }
}

/** Whether these tests run on PostgreSQL. */
export const onPostgres = (): boolean => Boolean(inject('postgres'));

/** Whether a test runs of what comes to the same on both engines: on PostgreSQL only with `npm run test:release`. */
export const sameOnBoth = !onPostgres() || IS_LONG_FORM;

/** Has long timeouts, because a busy machine answers late. */
export const TEST_POOL: PoolSettings = {
  ...JOB_POOL,
  connections: 4,
  connectMs: 30_000,
  lockMs: 20_000,
  statementMs: 20_000,
  answerMs: 25_000,
};

let server: Pool | null = null;

function ask(text: string) {
  const connectionString = inject('postgres')?.server ?? '';
  server ??= new Pool({ connectionString, max: 2, allowExitOnIdle: true });
  return server.query(text);
}

/** The address of a new, empty database. */
export async function newDatabaseAddress({ encoding = 'UTF8' } = {}): Promise<string> {
  if (!onPostgres()) return ':memory:';
  const name = await createCopy(`template0 encoding ${encoding}`);
  cleanUp(() => ask(`drop database if exists ${name} with (force)`));
  return addressOf(name);
}

/** The settings of an app whose requests at the same time really use the database at the same time, where the engine can. */
export async function manyConnections(): Promise<{ databaseAddress?: string; pool?: PoolSettings }> {
  const template = inject('postgres')?.main;
  if (!template) return {};
  const name = await createCopy(template);
  cleanUp(() => ask(`drop database if exists ${name} with (force)`));
  return { databaseAddress: addressOf(name), pool: { ...TEST_POOL, connections: 16 } };
}

/** The address of a new database that keeps its rows when it is closed and opened again. */
export async function lastingDatabaseAddress(): Promise<string> {
  return onPostgres() ? newDatabaseAddress() : join(await emptyFolder(), 'thembstudy.sqlite');
}

/** Opens a database until the test ends. */
export async function openForTest<Held = Tables>(
  address: string,
  pool: PoolSettings = TEST_POOL,
): Promise<Kysely<Held>> {
  const database = await openDatabase<Held>(address, pool);
  cleanUp(() => database.destroy());
  return database;
}

type Kind = 'main' | 'autism';

/** An empty database with all our tables. */
export function newDatabase(): Promise<Kysely<Tables>> {
  return migratedDatabase('main');
}

/** An empty database for the questionnaire alone. */
export async function newAutismDatabase(): Promise<AutismDatabase> {
  return (await migratedDatabase('autism')) as object as AutismDatabase;
}

/** Migrated databases without rows, kept for later tests: creating one takes a hundred times longer than emptying one. */
const unused: Record<Kind, Kysely<Tables>[]> = { main: [], autism: [] };
const notReusable = new WeakSet<object>();
const deletions: Partial<Record<Kind, string[]>> = {};

async function migratedDatabase(kind: Kind): Promise<Kysely<Tables>> {
  const database = unused[kind].pop() ?? (await openMigrated(kind));
  cleanUp(() => emptyForReuse(kind, database));
  return database;
}

async function openMigrated(kind: Kind): Promise<Kysely<Tables>> {
  const template = inject('postgres')?.[kind];
  if (template) return openDatabase(addressOf(await createCopy(template)), TEST_POOL);
  const database = await openDatabase(':memory:');
  await migrate(database, kind);
  return database;
}

/** Call it in tests that change more than rows: the database is closed after the test instead of being reused. */
export function excludeFromReuse(database: object): void {
  notReusable.add(database);
}

async function emptyForReuse(kind: Kind, database: Kysely<Tables>): Promise<void> {
  if (notReusable.has(database)) return database.destroy();
  try {
    deletions[kind] ??= (await tablesOf(database))
      .filter((table) => !table.startsWith('migration'))
      .map((table) => `delete from "${table}"`);
    // SQLite runs one statement per call.
    const statements = onPostgres() ? [deletions[kind].join(';')] : deletions[kind];
    for (const statement of statements) await sql.raw(statement).execute(database);
    unused[kind].push(database);
  } catch {
    // The test has closed it.
  }
}

async function createCopy(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await ask(`create database ${name} template ${template}`);
  return name;
}

function addressOf(name: string): string {
  return (inject('postgres')?.server ?? '').replace(/\/[^/]*$/, `/${name}`);
}
