import { setImmediate } from 'node:timers/promises';
import { monthsBefore } from '#rules/calendar.ts';
import { inBothDatabases, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant } from '../database/tables.ts';
import { SESSION } from '../identity/better-auth.ts';
import { deleteAttempts } from '../results/attempt-queries.ts';
import { deleteGameRuns } from '../results/run-queries.ts';
import { deleteDemoRequests } from '../support/demo-request-queries.ts';
import { isClockSteady } from './steady-clock.ts';
import { isUnusedSince, listUnusedSince } from './unused-learner-queries.ts';

type Retention = { now: Date; months: number; signal: AbortSignal };

/**
 * Deletes the results of accounts that nobody has used for so many months, and demo requests of that age. Points,
 * account and consents stay, and so do attempts of nobody. It goes on where it was stopped.
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
    // One learner at a time, so that whoever is here now does not wait.
    await setImmediate();
  }
}

/** Sessions tell of a use up to a day late, so a day more has to pass. */
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
    // The learner may have come back since the list was read.
    if (!(await isUnusedSince(main, learnerId, since))) return;
    await deleteAttempts(main, autism, learnerId);
    await deleteGameRuns(main, learnerId);
  });
}
