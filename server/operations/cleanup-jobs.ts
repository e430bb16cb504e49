import { GROUP } from '#rules/groups/groups.ts';
import { PUPILS } from '#rules/groups/pupils.ts';
import { SHARE_LINK } from '#rules/groups/share-link.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { deleteEndedAssignments } from '../groups/assignment-queries.ts';
import { deleteOldPictureChanges } from '../groups/pupils/pupil-queries.ts';
import { deleteOldViews } from '../groups/view-queries.ts';
import { log } from '../observability/logger.ts';
import { deleteExpiredShareLinks } from '../results/share-links/share-link-queries.ts';
import { deleteUnusedResults } from './retention.ts';
import { isClockSteady } from './steady-clock.ts';

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
  /** Finishes deletions that were interrupted. */
  finishDeletions: Job;
};

/**
 * Deletes expired rows and finishes interrupted deletions, now and once an hour. A job that fails is logged and runs
 * again an hour later. Several processes may run the jobs at the same time.
 * @returns a function that stops them
 */
export function startCleanupJobs(needs: Needs): () => Promise<void> {
  const { now, retentionMonths: months, finishDeletions, ...databases } = needs;
  const stopping = new AbortController();
  const jobs: Job[] = [
    () => deleteEndedRows(databases.database, now()),
    deleteByClock,
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

/** Deletes expired verifications, unfinished sign-ups and rate limits. */
export async function deleteEndedRows(database: MainDatabase, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.deleteFrom('verifications').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('unfinishedSignUps').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('rateLimits').where('endsAt', '<=', instant).execute();
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
