import { AsyncResource } from 'node:async_hooks';
import { setTimeout as after, setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { isTransactionConflict, isUniqueViolation } from './database-errors.ts';
import { isPostgres } from './engine.ts';
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

/** A group of this size takes a few milliseconds, in which the process answers no other request. */
const MAX_GROUP_SIZE = 32;

const SAVEPOINT = CompiledQuery.raw('savepoint "work"');
const ROLL_BACK = CompiledQuery.raw('rollback to "work"');
const RELEASE = CompiledQuery.raw('release "work"');

type Work = (transaction: Transaction<never>) => Promise<unknown>;
type QueuedWork = { work: Work; resolve(result: never): void; reject(error: unknown): void };
type Outcome = { result: unknown } | { error: unknown };

const queues = new WeakMap<object, QueuedWork[]>();

/**
 * Runs `work` in one SQLite transaction together with the other calls of this turn, so that they share one write to the
 * disk. Each has a savepoint: one that fails rolls back only its own changes. The promises settle after the commit; if the
 * commit fails, all of them reject.
 */
function inGroupCommit<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // Keeps the request id, which is in async local storage.
    const request = new AsyncResource('group commit');
    const asRequest: Work = (transaction) => request.runInAsyncScope(work as never, null, transaction);
    const waiting: QueuedWork = { work: asRequest, resolve, reject };
    const queue = queues.get(database);
    if (queue) queue.push(waiting);
    else void runAll(database, [waiting]);
  });
}

async function runAll(database: Kysely<never> | object, queue: QueuedWork[]): Promise<void> {
  queues.set(database, queue);
  while (queue.length > 0) {
    await nextTurn();
    await runGroup(database as Kysely<never>, queue.splice(0, MAX_GROUP_SIZE));
  }
  queues.delete(database);
}

async function runGroup(database: Kysely<never>, group: readonly QueuedWork[]): Promise<void> {
  try {
    const outcomes = await database.transaction().execute((transaction) => outcomesOf(transaction, group));
    for (const [index, outcome] of outcomes.entries()) settle(group[index] as QueuedWork, outcome);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

async function outcomesOf(transaction: Transaction<never>, group: readonly QueuedWork[]): Promise<Outcome[]> {
  const [only] = group;
  if (only && group.length === 1) return [{ result: await only.work(transaction) }];
  const outcomes: Outcome[] = [];
  for (const { work } of group) outcomes.push(await runInSavepoint(transaction, work));
  return outcomes;
}

async function runInSavepoint(transaction: Transaction<never>, work: Work): Promise<Outcome> {
  await transaction.executeQuery(SAVEPOINT);
  try {
    const result = await work(transaction);
    await transaction.executeQuery(RELEASE);
    return { result };
  } catch (error) {
    // SQLite may have rolled back the whole transaction, as on a full disk; then the savepoint is gone and all fail.
    await transaction.executeQuery(ROLL_BACK).catch(() => Promise.reject(error));
    await transaction.executeQuery(RELEASE);
    return { error };
  }
}

function settle({ resolve, reject }: QueuedWork, outcome: Outcome): void {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.result as never);
}
