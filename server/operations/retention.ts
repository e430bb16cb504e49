import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { monthsBefore } from '#rules/calendar.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant } from '../database/tables.ts';
import { SESSION } from '../identity/better-auth.ts';
import { deleteAttempts } from '../results/attempt-queries.ts';
import { deleteGameRuns } from '../results/run-queries.ts';
import { deleteDemoRequests } from '../support/demo-request-queries.ts';
import { isClockSteady } from './steady-clock.ts';

type Retention = { now: Date; months: number; signal: AbortSignal };

/**
 * Deletes the results of accounts that were not used for `months`, and demo requests of that age. Points, account,
 * consents and anonymous attempts stay. Can be stopped and repeated.
 */
export async function deleteUnusedResults(
  databases: ScreeningDatabases,
  { now, months, signal }: Retention,
): Promise<void> {
  if (!(await isClockSteady(databases.database, now))) return;
  const since = firstInstantKept(now, months);
  await deleteDemoRequests(databases.database, since);
  for await (const learnerId of unusedLearners(databases, since)) {
    if (signal.aborted) return;
    await deleteIfUnused(databases, learnerId, since);
    // Lets requests run between two learners.
    await setImmediate();
  }
}

/** Sessions record a use up to a day late, so one more day is added. */
function firstInstantKept(now: Date, months: number): Instant {
  const previousDay = new Date(now.getTime() - SESSION.renewedAfterSeconds * 1000).toISOString().slice(0, 10);
  return `${monthsBefore(previousDay, months)}T00:00:00.000Z`;
}

const LEARNERS_AT_ONCE = 100;

async function* unusedLearners({ database }: ScreeningDatabases, since: Instant): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const ids = await listUnusedSince(database, since, { after: last, most: LEARNERS_AT_ONCE });
    yield* ids;
    last = ids.at(-1) ?? '';
    if (ids.length < LEARNERS_AT_ONCE) return;
  }
}

function deleteIfUnused(databases: ScreeningDatabases, learnerId: string, since: Instant): Promise<void> {
  return inBothDatabases(databases, learnerId, async (main, autism) => {
    // The learner may have used the app since the list was read.
    if (!(await isUnusedSince(main, learnerId, since))) return;
    await deleteAttempts(main, autism, learnerId);
    await deleteGameRuns(main, learnerId);
  });
}

/** Up to `most` ids greater than `after` of learners who have not used the app since an instant, in ascending order. */
async function listUnusedSince(
  database: MainDatabase,
  since: Instant,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await unusedSince(database, since).where('id', '>', after).orderBy('id').limit(most).execute();
  return rows.map(({ id }) => id);
}

async function isUnusedSince(database: MainDatabase, learnerId: string, since: Instant): Promise<boolean> {
  return (await unusedSince(database, since).where('id', '=', learnerId).executeTakeFirst()) !== undefined;
}

function unusedSince(database: MainDatabase, since: Instant) {
  const isBefore = sql<boolean>`coalesce("lastUsedAt", "lastSignInAt", "createdAt") < ${since}`;
  return database.selectFrom('learners').select('id').where(isBefore);
}
