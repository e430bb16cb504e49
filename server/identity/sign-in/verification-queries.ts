import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';

/** The value of a verification that has not expired at `now`; undefined when there is none. */
export async function findVerification(database: MainDatabase, identifier: string, now: Instant) {
  const row = await database
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifier)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row?.value;
}

/** Deletes a verification and returns its value; undefined when there was none or it had expired at `now`. */
export async function takeVerification(database: MainDatabase, identifier: string, now: Instant) {
  const row = await database
    .deleteFrom('verifications')
    .where('identifier', '=', identifier)
    .returning(['value', 'expiresAt'])
    .executeTakeFirst();
  return row && row.expiresAt > now ? row.value : undefined;
}
