import type { MainDatabase } from '../database/connect.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any mail waits; older ones remain when mails are no longer sent. */
const OLDEST_MAIL_MS = 7 * DAY_MS;
const OLDEST_REPORT_DAY_MS = 7 * DAY_MS;

/** Deletes expired verifications, unfinished sign-ups and rate limits. */
export async function deleteEndedRows(database: MainDatabase, now: Date): Promise<void> {
  const instant = now.toISOString();
  await database.deleteFrom('verifications').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('unfinishedSignUps').where('expiresAt', '<=', instant).execute();
  await database.deleteFrom('rateLimits').where('endsAt', '<=', instant).execute();
}

/** Deletes expired sessions. Call it only when the clock is steady, because a jump would end all sessions. */
export async function deleteEndedSessions(database: MainDatabase, now: Date): Promise<void> {
  await database.deleteFrom('sessions').where('expiresAt', '<=', now.toISOString()).execute();
}

/** Deletes mails and report days older than a week. Call it only when the clock is steady. */
export async function deleteOldMails(database: MainDatabase, now: Date): Promise<void> {
  await database.deleteFrom('mails').where('createdAt', '<=', before(now, OLDEST_MAIL_MS)).execute();
  await database.deleteFrom('dailyReportDays').where('queuedAt', '<=', before(now, OLDEST_REPORT_DAY_MS)).execute();
}

function before(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
