import { type Kysely, PostgresAdapter } from 'kysely';

/** Whether a database speaks PostgreSQL's protocol; otherwise it is SQLite. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}
