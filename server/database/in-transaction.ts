import { setTimeout as after } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isContested, isTaken } from './database-fault.ts';
import { isPostgres } from './engine.ts';
import { inGroup } from './group-commit.ts';

const TRIES = { contested: 5, taken: 2, firstPauseMs: 10 } as const;

/**
 * Does several things as one: all of them or none, and nobody else's in between. Where transactions can meet, one that
 * has to begin anew does so, up to five times; so `work` changes nothing but the database.
 */
export async function inTransaction<Tables, Result>(
  database: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  if (!isPostgres(database)) return inGroup(database, work);
  for (let tries = 1; ; tries += 1) {
    try {
      return await database.transaction().setIsolationLevel('serializable').execute(work);
    } catch (error) {
      if (tries >= triesFor(error)) throw error;
      await after(TRIES.firstPauseMs * 2 ** tries * Math.random());
    }
  }
}

/** A key that is taken may have been free when `work` looked: then it is taken by one of those that it met. */
function triesFor(error: unknown): number {
  if (isContested(error)) return TRIES.contested;
  return isTaken(error) ? TRIES.taken : 1;
}
