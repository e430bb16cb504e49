import { AsyncResource } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';

/** Together they take some milliseconds, in which nothing else is answered. */
const MOST_TOGETHER = 32;

const SAVEPOINT = CompiledQuery.raw('savepoint "one"');
const ROLL_BACK = CompiledQuery.raw('rollback to "one"');
const RELEASE = CompiledQuery.raw('release "one"');

type Work = (transaction: Transaction<never>) => Promise<unknown>;
type Waiting = { work: Work; resolve(result: never): void; reject(error: unknown): void };
type Outcome = { result: unknown } | { error: unknown };

const queues = new WeakMap<object, Waiting[]>();

/**
 * Runs `work` in one transaction of SQLite with whatever else came at the same time, so that all of them wait for the
 * disk once. Each stands for itself: one that fails takes back only what it did. Nobody hears of an end, good or bad,
 * before the commit returned; where that fails, all of them have failed.
 */
export function inGroupCommit<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    // What a request is known by goes with its work.
    const request = new AsyncResource('group commit');
    const asRequest: Work = (transaction) => request.runInAsyncScope(work as never, null, transaction);
    const waiting: Waiting = { work: asRequest, resolve, reject };
    const queue = queues.get(database);
    if (queue) queue.push(waiting);
    else void runAll(database, [waiting]);
  });
}

async function runAll(database: Kysely<never> | object, queue: Waiting[]): Promise<void> {
  queues.set(database, queue);
  while (queue.length > 0) {
    await nextTurn();
    await runGroup(database as Kysely<never>, queue.splice(0, MOST_TOGETHER));
  }
  queues.delete(database);
}

async function runGroup(database: Kysely<never>, group: readonly Waiting[]): Promise<void> {
  try {
    const outcomes = await database.transaction().execute((transaction) => outcomesOf(transaction, group));
    for (const [index, outcome] of outcomes.entries()) tell(group[index] as Waiting, outcome);
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
}

async function outcomesOf(transaction: Transaction<never>, group: readonly Waiting[]): Promise<Outcome[]> {
  const [only] = group;
  if (only && group.length === 1) return [{ result: await only.work(transaction) }];
  const outcomes: Outcome[] = [];
  for (const { work } of group) outcomes.push(await describeOutcome(transaction, work));
  return outcomes;
}

async function describeOutcome(transaction: Transaction<never>, work: Work): Promise<Outcome> {
  await transaction.executeQuery(SAVEPOINT);
  try {
    const result = await work(transaction);
    await transaction.executeQuery(RELEASE);
    return { result };
  } catch (error) {
    // Without a savepoint SQLite has taken everything back, as on a full disk: then nobody's work is there any more.
    await transaction.executeQuery(ROLL_BACK).catch(() => Promise.reject(error));
    await transaction.executeQuery(RELEASE);
    return { error };
  }
}

function tell({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.result as never);
}
