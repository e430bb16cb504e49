import { joinWithAnd } from '#rules/number-words.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { dayWords, isSameDay } from '../../ui/dates.ts';

export type DonePart = { title: string; timestamp: string };

/** The headline over the newest result of all; today's is said to the learner by name. */
export function reportHeadline(done: readonly DonePart[], name: string | null, now: Date): string {
  const newest = newestFirst(done)[0]?.timestamp ?? now.toISOString();
  if (!isSameDay(new Date(newest), now)) return `What showed up on ${dayWords(newest, now)}`;
  const [firstName] = name?.trim().split(/\s+/) ?? [];
  return firstName ? `What showed up today, ${firstName}` : 'What showed up today';
}

/** Which parts were done, and when; the newest day first. */
export function reportLead(done: readonly DonePart[], now: Date): string {
  const days = [...new Set(newestFirst(done).map(({ timestamp }) => dayWords(timestamp, now)))];
  const titlesOn = (day: string) => titlesOf(done.filter(({ timestamp }) => dayWords(timestamp, now) === day));
  return days.length === 1
    ? `${days[0]}, ${partsOfOneDay(done)}. This is a snapshot of one day, not a diagnosis.`
    : `${days.map((day) => `${titlesOn(day)} on ${day}`).join(', ')}. This is a snapshot of single days, not a diagnosis.`;
}

function partsOfOneDay(done: readonly DonePart[]): string {
  if (done.length === SCREENING_PARTS.length) return 'all three parts';
  return `${done.length === 1 ? 'one part' : 'two parts'} of three: ${titlesOf(done)}`;
}

function titlesOf(parts: readonly DonePart[]): string {
  return joinWithAnd(parts.map(({ title }) => title));
}

function newestFirst(done: readonly DonePart[]): DonePart[] {
  return [...done].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}
