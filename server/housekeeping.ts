import { deleteEndedRows, deleteEndedSessions, deleteOldMails } from './database/queries/ended-rows.ts';
import { log } from './log/logger.ts';
import { finishDeletions } from './my-data/delete-learner.ts';
import { deleteUnusedResults } from './retention.ts';
import type { ScreeningDatabases } from './screening/both-databases.ts';
import { isClockSteady } from './steady-clock.ts';

export const HOUSEKEEPING = { everyMs: 24 * 60 * 60 * 1000 } as const;

type Needs = ScreeningDatabases & { now: () => Date; retentionMonths: number };

/**
 * Deletes what has ended or is too old and finishes what was left half done, now and once a day. What fails is logged
 * and done on the next day. Gives what stops it.
 */
export function keepHouse({ now, retentionMonths: months, ...databases }: Needs): () => Promise<void> {
  const stopping = new AbortController();
  const chores = [
    () => deleteEndedRows(databases.database, now()),
    cleanByClock,
    () => finishDeletions(databases),
    () => deleteUnusedResults(databases, { now: now(), months, signal: stopping.signal }),
  ];
  let cleaning = clean();
  const timer = setInterval(() => {
    cleaning = cleaning.then(clean);
  }, HOUSEKEEPING.everyMs).unref();

  /** A clock that jumped ahead would take sessions that go on for ended ones, and mails of a minute ago for old ones. */
  async function cleanByClock(): Promise<void> {
    if (!(await isClockSteady(databases.database, now()))) return;
    await deleteEndedSessions(databases.database, now());
    await deleteOldMails(databases.database, now());
  }

  async function clean(): Promise<void> {
    for (const chore of chores)
      await chore().catch((error) => {
        log.error({ from: 'housekeeping', error });
      });
  }
  return () => {
    stopping.abort();
    clearInterval(timer);
    return cleaning;
  };
}
