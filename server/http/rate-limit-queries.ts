import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely';
import type { MainDatabase } from '../database/connect.ts';
import type { Instant, MainTables, RateLimitsTable } from '../database/tables.ts';
import { inSharedCommit } from '../database/transaction.ts';

export type Limit = { most: number; windowMs: number };

/** How far the clocks of several processes may be apart, and what was begun first come second. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Counts one more try under `key`. Not to be called in a transaction.
 * A window that begins in the future, by more than clocks differ, was written before the clock was moved back; a new one
 * begins then.
 * @returns milliseconds to wait when it was one too many, else 0
 */
export async function countTry(database: MainDatabase, key: string, limit: Limit, now: Date): Promise<number> {
  const instant = now.toISOString();
  const begun = { count: 1, startedAt: instant, endsAt: after(now, limit.windowMs) };
  const { count, endsAt } = await inSharedCommit(database, (shared) =>
    shared
      .insertInto('rateLimits')
      .values({ key, ...begun })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => oneMore(row, begun, after(now, CLOCKS_DIFFER_MS))),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow(),
  );
  return count > limit.most ? Date.parse(endsAt) - now.getTime() : 0;
}

type Row = ExpressionBuilder<OnConflictDatabase<MainTables, 'rateLimits'>, OnConflictTables<'rateLimits'>>;

/** One try more in the window that is open, or the first one of a new window. None that is open began after `latest`. */
function oneMore(row: Row, begun: Pick<RateLimitsTable, 'count' | 'startedAt' | 'endsAt'>, latest: Instant) {
  const isOver = row.or([row('rateLimits.endsAt', '<=', begun.startedAt), row('rateLimits.startedAt', '>', latest)]);
  return {
    count: row
      .case()
      .when(isOver)
      .then(1)
      .else(row('rateLimits.count', '+', 1))
      .end(),
    startedAt: row.case().when(isOver).then(begun.startedAt).else(row.ref('rateLimits.startedAt')).end(),
    endsAt: row.case().when(isOver).then(begun.endsAt).else(row.ref('rateLimits.endsAt')).end(),
  };
}

/** Takes back one try that turned out not to count. */
export async function takeBackTry(database: MainDatabase, key: string): Promise<void> {
  await database
    .updateTable('rateLimits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Forgets all tries under `key`. */
export async function forgetTries(database: MainDatabase, key: string): Promise<void> {
  await database.deleteFrom('rateLimits').where('key', '=', key).execute();
}

function after(now: Date, ms: number): Instant {
  return new Date(now.getTime() + ms).toISOString();
}
