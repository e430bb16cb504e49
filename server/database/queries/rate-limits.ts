import type { MainDatabase } from '../connect.ts';

export type Limit = { most: number; windowMs: number };

/**
 * Counts one more try under `key` and gives the milliseconds to wait when it was one too many, else 0.
 * A window that begins in the future was written before the clock was moved back, and is begun anew.
 */
export async function countTry(database: MainDatabase, key: string, limit: Limit, now: Date): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const instant = now.toISOString();
    await transaction.deleteFrom('rateLimits').where('endsAt', '<=', instant).execute();
    await transaction.deleteFrom('rateLimits').where('key', '=', key).where('startedAt', '>', instant).execute();
    const endsAt = new Date(now.getTime() + limit.windowMs).toISOString();
    const { count, endsAt: end } = await transaction
      .insertInto('rateLimits')
      .values({ key, count: 1, startedAt: instant, endsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ count: row('rateLimits.count', '+', 1) })),
      )
      .returning(['count', 'endsAt'])
      .executeTakeFirstOrThrow();
    return count > limit.most ? Date.parse(end) - now.getTime() : 0;
  });
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
