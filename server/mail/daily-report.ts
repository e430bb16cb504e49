import { type Day, type Done, daySummary } from '#rules/day-summary.ts';
import { findDone, findReportReaders } from '../database/queries/daily-reports.ts';
import type { Composing } from './compose.ts';
import type { Letter } from './letter.ts';
import { dailyReportLetter } from './letters/daily-report.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The day that was over last, as in `2026-11-21`. */
export function dayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** From one midnight to the next, in UTC. */
export function dayOf(day: string): Day {
  const from = new Date(`${day}T00:00:00.000Z`);
  return { from: from.toISOString(), until: new Date(from.getTime() + DAY_MS).toISOString() };
}

/** What a learner did on a day; null when they no longer want to know, or did nothing. */
export async function composeDailyReport(needs: Composing, learnerId: string, day: string): Promise<Letter | null> {
  const [learner] = await findReportReaders(needs.database, [learnerId]);
  const done = await findDone(needs, learnerId, dayOf(day));
  if (!learner || isNothing(done)) return null;
  const date = DATE.format(new Date(dayOf(day).from));
  return dailyReportLetter({
    learner: { ...learner, emailVerified: true },
    date,
    summary: daySummary(done, dayOf(day), `On ${date}`),
    profileUrl: `${needs.publicUrl}/profile`,
  });
}

function isNothing({ attempts, runs }: Done): boolean {
  return [...Object.values(attempts), ...Object.values(runs)].every((list) => list.length === 0);
}
