import { type DayRange, daySummary, type LearnerActivity } from '#rules/day-summary.ts';
import type { AutismDatabase, MainDatabase } from '../database/connect.ts';
import type { Letter } from '../mail/letter.ts';
import type { LetterWriters } from '../mail/mails.ts';
import { dailyReportLetter } from './daily-report-letter.ts';
import { findActivity, findReportRecipients } from './daily-report-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The previous day in UTC, as `2026-11-21`. */
export function previousDay(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** A day, such as `2026-11-21`, from midnight to midnight in UTC. */
export function dayRangeOf(day: string): DayRange {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from: from.toISOString(), until: new Date(from.getTime() + DAY_MS).toISOString() };
}

/** `day`: such as `2026-11-21`. */
export type DailyReportMail = { kind: 'daily-report'; recipient: string; learnerId: string; details: { day: string } };

type Context = { database: MainDatabase; autismDatabase: AutismDatabase; publicUrl: string };

export function dailyReportLetters(context: Context): LetterWriters<DailyReportMail> {
  return { 'daily-report': ({ learnerId, details }) => composeDailyReport(context, learnerId, details.day) };
}

/** The daily report of a learner; null when they turned it off or did nothing on that day. */
async function composeDailyReport(context: Context, learnerId: string, day: string): Promise<Letter | null> {
  const [learner] = await findReportRecipients(context.database, [learnerId]);
  const activity = await findActivity(context, learnerId, dayRangeOf(day));
  if (!learner || isEmpty(activity)) return null;
  const date = DATE.format(new Date(dayRangeOf(day).from));
  return dailyReportLetter({
    learner: { ...learner, emailVerified: true },
    date,
    summary: daySummary(activity, dayRangeOf(day), `On ${date}`),
    profileUrl: `${context.publicUrl}/profile`,
  });
}

function isEmpty({ attempts, runs }: LearnerActivity): boolean {
  return [...Object.values(attempts), ...Object.values(runs)].every((list) => list.length === 0);
}
