import type { DiaryEntry } from '#rules/diary.ts';
import { dayWords, isSameDay } from '../ui/dates.ts';

/** When an entry was written, as its writer's calendar and clock had it: "today, 18:40" or "18 November, 16:05". */
export function writtenWords({ date, time }: Pick<DiaryEntry, 'date' | 'time'>, now: Date): string {
  // Without a zone it is read as local: the day stays the one that was written down.
  const noon = `${date}T12:00`;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(new Date(noon), now)) return `today, ${time}`;
  return `${isSameDay(new Date(noon), yesterday) ? 'yesterday' : dayWords(noon, now)}, ${time}`;
}
