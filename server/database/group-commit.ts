import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

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
export function inGroupCommit<Tables, Result>(
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
