import type { MainDatabase } from '../connect.ts';

/** Deletes what is over and means nothing any more: sessions, verifications, and windows in which tries counted. */
export async function deleteEndedRows(database: MainDatabase, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.deleteFrom('sessions').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('verifications').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('rateLimits').where('endsAt', '<=', instant).execute();
}
