import { type Kysely, sql } from 'kysely';
import { JOB_POOL, REQUEST_POOL } from '../../server/database/postgres.ts';
import { MORE_CONNECTIONS } from '../../server/database/postgres-checks.ts';
import { type Finding, findingsOf } from './finding.ts';

/** The connections of one process to one database. */
const OF_A_PROCESS = REQUEST_POOL.connections + JOB_POOL.connections;
/** Stored for a role or a database without a limit. */
const NO_LIMIT = -1;

/**
 * Compares the connections that PostgreSQL allows with what a process of the app opens.
 * @param databases how many databases of the app are on this server
 */
export async function checkConnections<Tables>(database: Kysely<Tables>, databases: number): Promise<Finding> {
  const { ok, wrong } = findingsOf('Connections');
  const { rows } = await sql<Record<'server' | 'others' | 'role' | 'database', number>>`
    select
      cast(current_setting('max_connections') as integer)
        - cast(current_setting('superuser_reserved_connections') as integer) as "server",
      (select cast(count(*) as integer) from pg_stat_activity
        where backend_type = 'client backend' and application_name <> 'thembstudy') as "others",
      (select case when rolsuper then ${sql.lit(NO_LIMIT)} else rolconnlimit end
        from pg_roles where rolname = current_user) as "role",
      (select datconnlimit from pg_database where datname = current_database()) as "database"
  `.execute(database);
  const { server = 0, others = 0, role = NO_LIMIT, database: ofDatabase = NO_LIMIT } = rows[0] ?? {};
  const limits = [
    { allowed: server - others, needed: OF_A_PROCESS * databases },
    { allowed: role, needed: OF_A_PROCESS * databases },
    { allowed: ofDatabase, needed: OF_A_PROCESS },
  ].filter(({ allowed }) => allowed !== NO_LIMIT);
  const processes = Math.min(...limits.map(({ allowed, needed }) => Math.floor(allowed / needed)));
  const tight = limits.find(({ allowed, needed }) => allowed < needed);
  if (!tight) return ok(`There are enough for ${processes} processes of the app.`);
  return wrong(
    `PostgreSQL allows the app ${Math.max(0, tight.allowed)} connections, and each process opens up to ${tight.needed}. ${MORE_CONNECTIONS}`,
  );
}
