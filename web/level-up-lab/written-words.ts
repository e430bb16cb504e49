import { m } from '#messages';
import type { DiaryEntry } from '#rules/days/diary.ts';
import { dayWords, isSameDay } from '../ui/words/dates.ts';

type Written = Pick<DiaryEntry, 'date' | 'time'>;

/** When an entry was written, in local time: "today, 18:40" or "18 November, 16:05". */
export function writtenWords(entry: Written, now: Date): string {
  return m['level_up_lab.diary.entry.written'](whenWritten(entry, now));
}

/** The same at the beginning of a sentence: "Today, 18:40". */
export function firstWrittenWords(entry: Written, now: Date): string {
  return m['level_up_lab.diary.entry.written_first'](whenWritten(entry, now));
}

function whenWritten({ date, time }: Written, now: Date) {
  // Without a time zone the date is parsed as local, so the day stays the same.
  const noon = new Date(`${date}T12:00`);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const when = isSameDay(noon, now) ? 'today' : isSameDay(noon, yesterday) ? 'yesterday' : 'earlier';
  return { when, day: dayWords(`${date}T12:00`, now), time };
}
