import { m } from '#messages';
import type { DiaryEntry } from '#rules/days/diary.ts';
import type { UnreadableRow } from '../../device/device-store.ts';
import { allEntries, unreadableRows } from '../../device/texts/diary-reading.ts';
import { saveFile } from '../../ui/focus/save-file.ts';
import { fullDayWords } from '../../ui/words/dates.ts';
import { formatCount } from '../../ui/words/number-words.ts';

const RULE = '-'.repeat(40);

/** Downloads the whole diary as a text file. */
export async function downloadDiary(name: string): Promise<void> {
  const batches: Blob[] = [];
  let count = 0;
  for await (const entries of allEntries()) {
    batches.push(new Blob([entries.map(entryText).join('')]));
    count += entries.length;
  }
  saveFile(name, new Blob([headText(count), ...batches], { type: 'text/plain;charset=utf-8' }));
}

/** Downloads the invalid rows of the diary as JSON. */
export async function downloadUnreadable(): Promise<void> {
  const text = unreadableText(await unreadableRows());
  saveFile(m['level_up_lab.diary.file.unreadable_name'](), new Blob([text], { type: 'application/json' }));
}

function headText(count: number): string {
  const summary = m['level_up_lab.diary.file.count']({ count, number: formatCount(count) });
  return `${m['level_up_lab.diary.file.title']()}\n${summary}\n\n${RULE}\n\n`;
}

/** One entry as text: the stored date and time, title, thoughts, and a separator line. */
function entryText({ title, thoughts, date, time }: DiaryEntry): string {
  const written = m['shared.day_and_time']({ day: fullDayWords(new Date(`${date}T12:00`)), time });
  return `${written}\n${title}\n\n${thoughts}\n\n${RULE}\n\n`;
}

/** A JSON list of all rows; a row that cannot be serialized is converted to a string. */
export function unreadableText(rows: readonly UnreadableRow[]): string {
  return `[\n${rows.map(rowText).join(',\n')}\n]\n`;
}

function rowText(row: UnreadableRow): string {
  try {
    return JSON.stringify(row, toJsonValue, 2);
  } catch {
    return JSON.stringify({ keptAsideAt: row.keptAsideAt, found: String(row.found) });
  }
}

function toJsonValue(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
