import { sql } from 'kysely';
import type { MainDatabase } from '../database/connect.ts';
import type { Instant } from '../database/tables.ts';

/** Some ids of learners who have not used the app since an instant, in order. */
export async function listUnusedSince(
  database: MainDatabase,
  since: Instant,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await unusedSince(database, since).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

export async function isUnusedSince(database: MainDatabase, learnerId: string, since: Instant): Promise<boolean> {
  return (await unusedSince(database, since).where('id', '=', learnerId).executeTakeFirst()) !== undefined;
}

function unusedSince(database: MainDatabase, since: Instant) {
  const isBefore = sql<boolean>`coalesce("lastUsedAt", "lastSignInAt", "createdAt") < ${since}`;
  return database.selectFrom('learners').select('id').where(isBefore);
}
