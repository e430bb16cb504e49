import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { monthsBefore } from '#rules/days/calendar.ts';
import { GROUP } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { SHARE_LINK } from '#rules/groups/share-link.ts';
import type { MainDatabase } from '../database/connect.ts';
import { inBothDatabases, type ScreeningDatabases } from '../database/screening-databases.ts';
import type { Instant } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteEndedAssignments } from '../groups/assignment-queries.ts';
import { deleteExpiredInvitations } from '../groups/leaders/invitation-queries.ts';
import { deleteOldPictureChanges } from '../groups/pupils/pupil-queries.ts';
import { deleteEndedAccounts } from '../groups/school-year/ended-accounts.ts';
import { deleteOldViews } from '../groups/view-queries.ts';
import { deleteExpiredSignUpInvitations } from '../identity/accounts/sign-up-policy.ts';
import { SESSION } from '../identity/better-auth.ts';
import { log } from '../observability/logger.ts';
import { deleteAttempts } from '../results/attempts/attempt-queries.ts';
import { deleteGameRuns } from '../results/runs/run-queries.ts';
import { deleteExpiredShareLinks } from '../results/share-links/share-link-queries.ts';
import { deleteDemoRequests } from '../support/demo-request-routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const CLEANUP = {
  everyMs: 60 * 60 * 1000,
  /** Longer than any mail is retried; older mails are left over from a time when mail was set up. */
  oldestMailMs: 7 * DAY_MS,
} as const;

type Job = () => Promise<void>;
type Needs = ScreeningDatabases & {
  now: () => Date;
  retentionMonths: number;
  deleteAccount: (learnerId: string) => Promise<void>;
  /** Finishes deletions that were interrupted. */
  finishDeletions: Job;
};

/**
 * Deletes expired rows and finishes interrupted deletions, now and once an hour. A job that fails is logged and runs
 * again an hour later. Several processes may run the jobs at the same time.
 * @returns a function that stops them
 */
export function startCleanupJobs(needs: Needs): () => Promise<void> {
  const { now, retentionMonths: months, deleteAccount, finishDeletions, ...databases } = needs;
  const stopping = new AbortController();
  const jobs: Job[] = [
    () => deleteEndedRows(databases.database, now()),
    deleteByClock,
    endAccounts,
    finishDeletions,
    () => deleteUnusedResults(databases, { now: now(), months, signal: stopping.signal }),
  ];
  let running = runAll();
  const timer = setInterval(() => {
    running = running.then(runAll);
  }, CLEANUP.everyMs).unref();

  /**
   * Deletes by dates only while the clock is steady: after a
   * jump, valid sessions would look expired and new mails old.
   */
  async function deleteByClock(): Promise<void> {
    if (!(await isClockSteady(databases.database, now()))) return;
    await databases.database.deleteFrom('sessions').where('expiresAt', '<=', now().toISOString()).execute();
    await deleteOldMails(databases.database, now());
    await deleteOldShareLinks(databases.database, now());
    await deleteOldGroupViews(databases.database, now());
    await deleteEndedAssignments(databases.database, now());
  }

  /** Deletes accounts and classes on their last day, while the clock is steady. */
  async function endAccounts(): Promise<void> {
    if (!(await isClockSteady(databases.database, now()))) return;
    await deleteEndedAccounts(databases.database, now(), deleteAccount);
  }

  async function runAll(): Promise<void> {
    for (const job of jobs)
      await job().catch((error) => {
        log.error({ from: 'cleanup', error });
      });
  }
  return () => {
    stopping.abort();
    clearInterval(timer);
    return running;
  };
}

/** Deletes expired verifications, unfinished sign-ups, rate limits and invitations. */
async function deleteEndedRows(database: MainDatabase, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.deleteFrom('verifications').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('unfinishedSignUps').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('rateLimits').where('endsAt', '<=', instant).execute();
  await deleteExpiredInvitations(database, instant);
  await deleteExpiredSignUpInvitations(database, instant);
}

/** Deletes mails and report days older than a week. Call it only when the clock is steady. */
export async function deleteOldMails(database: MainDatabase, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - CLEANUP.oldestMailMs).toISOString();
  await database.deleteFrom('mails').where('createdAt', '<=', oldest).execute();
  await database.deleteFrom('dailyReportDays').where('queuedAt', '<=', oldest).execute();
}

/** Deletes expired records of group views and of changes of pictures. Call it only when the clock is steady. */
export async function deleteOldGroupViews(database: MainDatabase, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await deleteOldViews(database, before(GROUP.viewsKeptDays));
  await deleteOldPictureChanges(database, before(PUPILS.changesKeptDays));
}

/** Deletes share links that expired long ago. Call it only when the clock is steady. */
export async function deleteOldShareLinks(database: MainDatabase, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SHARE_LINK.keptDays * DAY_MS).toISOString();
  await deleteExpiredShareLinks(database, before);
}

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

const ONLY_ROW = 1;
/** Small corrections of the clock and a server that was off for some weeks do not count as jumps. */
export const STEADY_CLOCK = { forMs: 7 * DAY_MS, mostBackMs: DAY_MS, mostAheadMs: 31 * DAY_MS } as const;

/**
 * Whether the clock is reliable enough for deletions: a week without a
 * jump, so that an operator can correct a jump first. Stores the reading.
 */
async function isClockSteady(database: MainDatabase, now: Date): Promise<boolean> {
  const readAt = now.toISOString();
  return inTransaction(database, async (transaction) => {
    const readings = transaction.selectFrom('clockReadings').select(['steadySince', 'readAt']);
    const last = await readings.where('id', '=', ONLY_ROW).executeTakeFirst();
    const steadySince = last && isWithoutJump(last.readAt, now) ? last.steadySince : readAt;
    await transaction
      .insertInto('clockReadings')
      .values({ id: ONLY_ROW, steadySince, readAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ steadySince, readAt }))
      .execute();
    return now.getTime() - Date.parse(steadySince) >= STEADY_CLOCK.forMs;
  });
}

function isWithoutJump(last: string, now: Date): boolean {
  const aheadMs = now.getTime() - Date.parse(last);
  return aheadMs >= -STEADY_CLOCK.mostBackMs && aheadMs <= STEADY_CLOCK.mostAheadMs;
}
