import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';

/**
 * Reads a database as it stands at one instant, however long that takes. It waits for no writer, and none waits for it;
 * with SQLite, this connection is taken meanwhile. PostgreSQL has to be opened `JOB_POOL` for this. `read` keeps to the database it is given, and changes nothing.
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

/** A transaction of ours takes the write lock as it begins; this one must not. */
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
