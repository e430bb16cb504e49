import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { monthsBefore } from '#rules/days/calendar.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant } from '../database/tables.ts';
import { SESSION } from '../identity/better-auth.ts';
import { deleteAttempts } from '../results/attempts/attempt-queries.ts';
import { deleteGameRuns } from '../results/runs/run-queries.ts';
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
  for (const { id } of await unusedSince(databases.database, since).orderBy('id').execute()) {
    if (signal.aborted) return;
    await deleteIfUnused(databases, id, since);
    // Lets requests run between two learners.
    await setImmediate();
  }
}

/** Sessions record a use up to a day late, so one more day is added. */
function firstInstantKept(now: Date, months: number): Instant {
  const previousDay = new Date(now.getTime() - SESSION.renewedAfterSeconds * 1000).toISOString().slice(0, 10);
  return `${monthsBefore(previousDay, months)}T00:00:00.000Z`;
}

function deleteIfUnused(databases: ScreeningDatabases, learnerId: string, since: Instant): Promise<void> {
  return inBothDatabases(databases, learnerId, async (main, autism) => {
    // Checks again: the learner may have used the app since the list was read, or another process deleted the results.
    const account = await unusedSince(main, since).where('id', '=', learnerId).executeTakeFirst();
    if (!account) return;
    await deleteAttempts(main, autism, learnerId);
    await deleteGameRuns(main, learnerId);
    const { lastUse: resultsDeletedAfter } = account;
    await main.updateTable('accounts').set({ resultsDeletedAfter }).where('id', '=', learnerId).execute();
  });
}

/**
 * Accounts that were not used, and whose results were not deleted
 * since the last use, from the index `accountsByLastUse`.
 */
export function unusedSince(database: MainDatabase, since: Instant) {
  const lastUse = sql<Instant>`coalesce("lastUsedAt", "lastSignInAt", "createdAt")`;
  return database
    .selectFrom('accounts')
    .select(['id', lastUse.as('lastUse')])
    .where(lastUse, '<', since)
    .where(sql<boolean>`("resultsDeletedAfter" is null or "resultsDeletedAfter" <> ${lastUse})`);
}
