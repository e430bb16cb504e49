import { setTimeout as after } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isTransactionConflict, isUniqueViolation } from './database-errors.ts';
import { isPostgres } from './engine.ts';
import { inGroupCommit } from './group-commit.ts';
import type { MainTables } from './tables.ts';

const TRIES = { contested: 5, taken: 2, firstPauseMs: 10 } as const;

/**
 * Runs `work` in one transaction: all of it is stored or nothing. SQLite runs transactions one after the other.
 * PostgreSQL runs them at READ COMMITTED, so `work` must be correct there: inserts with `on conflict`, increments in
 * one statement, or `inLearnerTransaction` where rows are read and then written. After a deadlock, a serialization
 * failure or a taken key `work` runs again, so it changes nothing but the database.
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
      if (tries >= triesFor(error)) throw error;
      await after(TRIES.firstPauseMs * 2 ** tries * Math.random());
    }
  }
}

/**
 * Like `inTransaction`, for work that reads rows of one learner and then writes what follows from them. Such
 * transactions of the same learner run one after the other, on both engines.
 */
export function inLearnerTransaction<Result>(
  database: Kysely<MainTables>,
  learnerId: string,
  work: (transaction: Transaction<MainTables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database, async (transaction) => {
    await lockLearner(transaction, learnerId);
    return work(transaction);
  });
}

/**
 * Runs one writing statement that is a transaction by itself. In SQLite it shares the write to the disk with others that
 * came at the same time.
 */
export function inSharedCommit<Tables, Result>(
  database: Kysely<Tables>,
  write: (database: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return isPostgres(database) ? write(database) : inGroupCommit(database, write);
}

/** Other transactions that lock the same learner wait until this one ends. In SQLite they wait anyway. */
async function lockLearner(transaction: Kysely<MainTables>, learnerId: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await transaction.selectFrom('learners').select('id').where('id', '=', learnerId).forNoKeyUpdate().execute();
}

/** A taken key may have been free when `work` looked, so `work` runs once more. */
function triesFor(error: unknown): number {
  if (isTransactionConflict(error)) return TRIES.contested;
  return isUniqueViolation(error) ? TRIES.taken : 1;
}
