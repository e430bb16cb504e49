import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';

/**
 * Runs `read` on a consistent, read-only snapshot of a database. Writers are not blocked, except those of the same SQLite
 * connection. `read` may take long, so PostgreSQL must be opened with `JOB_POOL`.
 */
export async function inSnapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return isPostgres(database) ? inPostgresSnapshot(database, read) : inSqliteSnapshot(database, read);
}

function inPostgresSnapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

/** Not `database.transaction()`, which takes SQLite's write lock (see `ImmediateDriver`). */
function inSqliteSnapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.connection().execute(async (snapshot) => {
    await sql`begin deferred`.execute(snapshot);
    try {
      return await read(snapshot);
    } finally {
      await sql`rollback`.execute(snapshot);
    }
  });
}
