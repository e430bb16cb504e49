import { m } from '#messages';
import { firstName } from '../../learner/first-name.ts';
import { dayWords, isSameDay } from '../../ui/words/dates.ts';
import { joinWithAnd } from '../../ui/words/number-words.ts';

export type DonePart = { title: string; timestamp: string };

/** The headline with the day of the newest result; if that is today, with the learner's first name. */
export function reportHeadline(done: readonly DonePart[], name: string | null, now: Date): string {
  const newest = newestFirst(done)[0]?.timestamp ?? now.toISOString();
  if (!isSameDay(new Date(newest), now)) return m['report.headline.other_day']({ day: dayWords(newest, now) });
  const first = firstName(name ?? '');
  return first ? m['report.headline.today_with_name']({ name: first }) : m['report.headline.today']();
}

/** Which parts were done on which day, the newest day first. */
export function reportLead(done: readonly DonePart[], now: Date): string {
  const days = [...new Set(newestFirst(done).map(({ timestamp }) => dayWords(timestamp, now)))];
  const partsOn = (day: string) =>
    joinWithAnd(done.filter(({ timestamp }) => dayWords(timestamp, now) === day).map(({ title }) => title));
  const [newestDay = '', secondDay, thirdDay] = days;
  const newestParts = partsOn(newestDay);
  if (secondDay === undefined) {
    return m['report.lead.one_day']({ count: done.length, day: newestDay, parts: newestParts });
  }
  const newest = { newestDay, newestParts };
  if (thirdDay === undefined) {
    return m['report.lead.two_days']({ ...newest, oldestDay: secondDay, oldestParts: partsOn(secondDay) });
  }
  return m['report.lead.three_days']({
    ...newest,
    middleDay: secondDay,
    middleParts: partsOn(secondDay),
    oldestDay: thirdDay,
    oldestParts: partsOn(thirdDay),
  });
}

function newestFirst(done: readonly DonePart[]): DonePart[] {
  return [...done].sort((a, b) => b.timestamp.localeCompare(a.timestamp));
}
