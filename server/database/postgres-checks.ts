import { type Kysely, sql } from 'kysely';
import { DatabaseError } from 'pg';
import { StartupError, systemCodeOf } from '../environment/startup-error.ts';
import { DatabaseUnavailable } from './database-errors.ts';

/** PostgreSQL's codes: a prepared statement is not known, or known already. */
const STATEMENT_LOST = new Set(['26000', '42P05']);
/** Programs that read the log of the database without being a standby. */
const NO_STANDBYS = ['pg_receivewal', 'pg_recvlogical', 'pg_basebackup'];

const POOLER =
  'A pooler that changes the server connection with each transaction, such as PgBouncer with pool_mode = transaction, needs ' +
  'PgBouncer 1.21 or newer with max_prepared_statements; or set pool_mode = session.';
const PARAMETERS =
  'PgBouncer refuses a parameter of the connection. Set ignore_startup_parameters = options, lock_timeout, statement_timeout, ' +
  'idle_in_transaction_session_timeout in pgbouncer.ini.';

/**
 * Checks what the app needs of a server.
 * @param connections of the pool; with one alone a pooler is not looked for
 * @throws StartupError when it would not store data durably, or loses prepared statements
 */
export async function checkServer<Tables>(database: Kysely<Tables>, address: string, connections: number) {
  const place = placeOf(address);
  if ((await serverSetting(database, 'server_encoding')) !== 'UTF8')
    throw new StartupError(`The database ${place} cannot hold every alphabet. Create it with the encoding UTF8.`);
  if ((await serverSetting(database, 'synchronous_commit')) === 'off')
    throw new StartupError(`The database ${place} does not wait until data has reached the disk (synchronous_commit).`);
  if (connections > 1 && (await losesStatements(database)))
    throw new StartupError(`The database ${place} loses prepared statements. ${POOLER}`);
}

type ServerSetting = 'server_encoding' | 'synchronous_commit' | 'synchronous_standby_names';

async function serverSetting<Tables>(database: Kysely<Tables>, name: ServerSetting) {
  const { rows } = await sql<Record<string, string>>`show ${sql.raw(name)}`.execute(database);
  return rows[0]?.[name];
}

/**
 * Whether a statement that a connection has prepared is gone in its next transaction. Meanwhile another connection holds a
 * transaction open, so that a pooler has to use another connection to the server.
 */
async function losesStatements<Tables>(database: Kysely<Tables>): Promise<boolean> {
  try {
    await database.connection().execute(async (one) => {
      // Statements with a value are prepared.
      const ask = () => sql`select 1 where 1 = ${1}`.execute(one);
      await ask();
      await database.transaction().execute(async (other) => {
        await sql`select 1`.execute(other);
        await ask();
      });
    });
    return false;
  } catch (error) {
    if (error instanceof DatabaseError && STATEMENT_LOST.has(error.code ?? '')) return true;
    throw error;
  }
}

/**
 * Warns of a standby that is told of a commit only after the app: when the primary fails, what was saved in the last
 * moments is lost. Null without such a standby.
 */
export async function asynchronousStandbyWarning<Tables>(
  database: Kysely<Tables>,
  address: string,
): Promise<string | null> {
  const names = await serverSetting(database, 'synchronous_standby_names').catch(() => undefined);
  // A role without pg_monitor reads null for the state. Other servers that speak PostgreSQL's protocol have no such view.
  const { rows } = await sql<{ state: string | null }>`
    select sync_state as state from pg_stat_replication
    where coalesce(application_name, '') not in (${sql.join(NO_STANDBYS)})
      and coalesce(state, 'streaming') in ('streaming', 'catchup')
  `
    .execute(database)
    .catch(() => ({ rows: [] }));
  if (rows.length === 0) return null;
  const isSynchronous = rows.some(({ state }) => state === 'sync' || state === 'quorum' || (state === null && names));
  if (isSynchronous) return null;
  return (
    `The standby of the database ${placeOf(address)} copies asynchronously: when the primary fails, results that were saved ` +
    'in the last moments are lost. Set synchronous_standby_names, see docs/high-availability.md.'
  );
}

/** The host and database name of an address, without user and password. */
export function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${pathname.slice(1)} at ${host}`;
}

/** The sentence for an error on opening a database. */
export function openFaultOf(error: unknown, address: string): string {
  const place = placeOf(address);
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  const code = systemCodeOf(cause);
  if (code === '3D000') return `There is no database ${place}. Create it first.`;
  if (code?.startsWith('28')) return `The user or the password for the database ${place} is wrong.`;
  if (code === '53300') return `The database ${place} allows no more connections. ${MORE_CONNECTIONS}`;
  if (code === '08P01') return `The database ${place} cannot be used. ${PARAMETERS}`;
  if (cause instanceof DatabaseError) return `The database ${place} cannot be used (${code}: ${cause.message}).`;
  return `The database ${place} does not answer (${code ?? (cause as Error).message}).`;
}

/** What to do about too few connections. */
export const MORE_CONNECTIONS =
  'Raise max_connections of the server, or the limit of the role (alter role … connection limit) or of the database.';
