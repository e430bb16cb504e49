import { setTimeout as after } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import { isTransactionConflict, isUniqueViolation } from './database-errors.ts';
import { isPostgres } from './engine.ts';
import { inGroupCommit } from './group-commit.ts';
import type { MainTables } from './tables.ts';

const MAX_TRIES = { transactionConflict: 5, uniqueViolation: 2 } as const;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `work` in one transaction. SQLite runs transactions one after the other.
 * PostgreSQL runs them at READ COMMITTED, so `work` must be correct there: inserts with `on conflict`, increments in
 * one statement, or `inLearnerTransaction` where rows are read and then written. After a deadlock, a serialization
 * failure or a unique violation `work` runs again, so it must have no effect outside the database.
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return inGroupCommit(database, work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (tries >= maxTriesFor(error)) throw error;
      await after(FIRST_PAUSE_MS * 2 ** tries * Math.random());
    }
  }
}

/**
 * Like `inTransaction`, for work that reads rows of one or more learners and then writes.
 * Such transactions of the same learner run one after the other on both engines.
 * Conditions that were checked before a wait, such as for a password hash, must be checked
 * again in `work`, and a limit must be counted there, with a lock on the limited learner.
 */
export function inLearnerTransaction<Result>(
  database: Kysely<MainTables>,
  learnerIds: string | readonly string[],
  work: (transaction: Transaction<MainTables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    await lockAccounts(transaction, [learnerIds].flat());
    return work(transaction);
  });
}

/**
 * Runs one writing statement as a transaction of its own. On SQLite it shares a group commit with concurrent calls.
 */
export function inSharedCommit<Tables, Result>(
  database: Kysely<Tables>,
  write: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return isPostgres(database) ? write(database) : inGroupCommit(database, write);
}

/**
 * Blocks other transactions that lock one of the same accounts. SQLite runs one transaction at a time anyway. Locks
 * the account, because a deletion locks it first: locking the learner's row first would cause deadlocks with results
 * that are being saved. Several accounts are locked in the order of their ids, to avoid deadlocks.
 */
async function lockAccounts(transaction: Kysely<MainTables>, learnerIds: readonly string[]): Promise<void> {
  if (!isPostgres(transaction)) return;
  const accounts = transaction.selectFrom('accounts').select('id').where('id', 'in', learnerIds);
  await accounts.orderBy('id').forNoKeyUpdate().execute();
}

/** After a unique violation a retry can succeed, because the key may have been inserted after `work` had read. */
function maxTriesFor(error: unknown): number {
  if (isTransactionConflict(error)) return MAX_TRIES.transactionConflict;
  return isUniqueViolation(error) ? MAX_TRIES.uniqueViolation : 1;
}

/**
 * Runs `read` on a consistent, read-only snapshot of a database. Writers are not blocked, except those of the same SQLite
 * connection. `read` may take long, so PostgreSQL must be opened with `JOB_POOL`.
 */
export async function inSnapshot<Tables, Result>(
  database: Kysely<Tables>,
  read: (snapshot: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return inSqliteSnapshot(database, read);
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
