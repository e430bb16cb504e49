import type { ExpressionBuilder, OnConflictDatabase, OnConflictTables } from 'kysely';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, MainTables, RateLimitsTable } from '../../database/tables.ts';
import { inSharedCommit } from '../../database/transaction.ts';

export type Limit = { most: number; windowMs: number };

/** The maximum difference between the clocks of several processes. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * Counts one try under `key`; must not be called in a transaction.
 * @returns milliseconds to wait when the limit is exceeded, otherwise 0
 */
export async function countTry(database: MainDatabase, key: string, limit: Limit, now: Date): Promise<number> {
  const { count, endsAt } = await countOne(database, key, limit.windowMs, now);
  return count > limit.most ? Date.parse(endsAt) - now.getTime() : 0;
}

/** The longest pause between two tries that are let through over a limit. */
export const LONGEST_PAUSE_MS = 10_000;

/**
 * Counts one try under `key`, and slows down over the limit instead of closing: one try is let through after each pause. The
 * pause is one second, and one second longer for each further `most` tries in the window, up to `LONGEST_PAUSE_MS`. Must not
 * be called in a transaction.
 * @returns milliseconds to wait when the try has to wait, otherwise 0
 */
export async function countSlowedTry(database: MainDatabase, key: string, limit: Limit, now: Date): Promise<number> {
  const { count } = await countOne(database, key, limit.windowMs, now);
  if (count <= limit.most) return 0;
  const pauseMs = Math.min(1000 * Math.floor((count - 1) / limit.most), LONGEST_PAUSE_MS);
  return countTry(database, `${key} pause`, { most: 1, windowMs: pauseMs }, now);
}

/**
 * Counts one try. A window that begins more than `CLOCKS_DIFFER_MS` in the future was written before the clock was moved back,
 * and is replaced.
 */
async function countOne(
  database: MainDatabase,
  key: string,
  windowMs: number,
  now: Date,
): Promise<Pick<RateLimitsTable, 'count' | 'endsAt'>> {
  const instant = now.toISOString();
  const begun = { count: 1, startedAt: instant, endsAt: after(now, windowMs) };
  return inSharedCommit(database, (shared) =>
    shared
      .insertInto('rateLimits')
      .values({ key, ...begun })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => oneMore(row, begun, after(now, CLOCKS_DIFFER_MS))),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow(),
  );
}

type Row = ExpressionBuilder<OnConflictDatabase<MainTables, 'rateLimits'>, OnConflictTables<'rateLimits'>>;

/** Increments the count of the open window, or starts a new one. A window that began after `latest` is not open. */
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

/** Decrements the count of tries under `key`, not below 0. */
export async function decrementTries(database: MainDatabase, key: string): Promise<void> {
  await database
    .updateTable('rateLimits')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute();
}

/** Deletes all tries under keys that begin with `key` and a space. `key` must not contain a `%` or a backslash. */
export async function deleteTriesBelow(database: MainDatabase, key: string): Promise<void> {
  await database.deleteFrom('rateLimits').where('key', 'like', `${key} %`).execute();
}

/** Deletes all tries under `key`. */
export async function deleteTries(database: MainDatabase, key: string): Promise<void> {
  await database.deleteFrom('rateLimits').where('key', '=', key).execute();
}

function after(now: Date, ms: number): Instant {
  return new Date(now.getTime() + ms).toISOString();
}
