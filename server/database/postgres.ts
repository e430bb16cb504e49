import { Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { DatabaseUnavailable } from './database-errors.ts';
import { RowLockPostgresDialect } from './migration-lock.ts';
import { createPool, type PoolSettings } from './postgres-pool.ts';

/** For requests: a query timeout and then a failed connect take less than three seconds together. */
export const REQUEST_POOL: PoolSettings = {
  connections: 10,
  connectMs: 1000,
  lockMs: 800,
  statementMs: 1200,
  answerMs: 1400,
  idleInTransactionMs: 10_000,
};
/** For jobs such as migrations, counts and mails, which no request waits for. */
export const JOB_POOL: PoolSettings = {
  connections: 3,
  connectMs: 10_000,
  lockMs: 600_000,
  statementMs: 600_000,
  answerMs: 610_000,
  idleInTransactionMs: 3_600_000,
};

/**
 * Opens a database that speaks PostgreSQL's protocol.
 * @throws StartupError when it is unreachable or would not store data durably
 */
export async function openPostgres<Tables>(
  address: string,
  settings: PoolSettings = REQUEST_POOL,
): Promise<Kysely<Tables>> {
  const database = connectPostgres<Tables>(address, settings);
  try {
    await checkServerSettings(database, withoutSecrets(address));
  } catch (error) {
    await database.destroy();
    if (error instanceof StartupError) throw error;
    throw new StartupError(sentenceOf(error, withoutSecrets(address)));
  }
  return database;
}

/** A pool that connects at its first query, for a database whose settings were checked before. */
export function connectPostgres<Tables>(address: string, settings: PoolSettings): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new RowLockPostgresDialect(createPool(address, settings)) });
}

async function checkServerSettings<Tables>(database: Kysely<Tables>, place: string): Promise<void> {
  if ((await serverSetting(database, 'server_encoding')) !== 'UTF8')
    throw new StartupError(`The database ${place} cannot hold every alphabet. Create it with the encoding UTF8.`);
  if ((await serverSetting(database, 'synchronous_commit')) === 'off')
    throw new StartupError(`The database ${place} does not wait until data has reached the disk (synchronous_commit).`);
}

async function serverSetting<Tables>(database: Kysely<Tables>, name: 'server_encoding' | 'synchronous_commit') {
  const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(database);
  return rows[0]?.[name];
}

/** The host and database name of an address, without user and password. */
function withoutSecrets(address: string): string {
  const { host, pathname } = new URL(address);
  return `${pathname.slice(1)} at ${host}`;
}

function sentenceOf(error: unknown, place: string): string {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const code = systemCodeOf(cause);
  if (code === '3D000') return `There is no database ${place}. Create it first.`;
  if (code?.startsWith('28')) return `The user or the password for the database ${place} is wrong.`;
  if (cause instanceof DatabaseError) return `The database ${place} cannot be used (${code}: ${cause.message}).`;
  return `The database ${place} does not answer (${code ?? (cause as Error).message}).`;
}
