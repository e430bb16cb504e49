import { type DiaryEntry, type DiaryText, hasSameText, isDiaryEntry, trimText } from '#rules/diary.ts';
import { deviceStore } from './device-store.ts';
import { diaryChanged } from './diary-changes.ts';

/**
 * Writes new words into the diary, under the learner's own date and time. Rejects where the browser keeps nothing.
 * @returns the id of the entry
 */
export async function addEntry(words: DiaryText, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  const writing = await diaryWriting();
  await writing.store.add({ id, ...trimText(words), ...calendar(now) });
  await writing.done;
  diaryChanged();
  return id;
}

/**
 * Puts new words into an entry, whose date and time stay.
 * @param before the entry as it was when the learner began to change it
 * @returns whether it was done: it is not when another tab changed or deleted the entry meanwhile
 */
export async function changeEntry(before: DiaryEntry, words: DiaryText): Promise<boolean> {
  const writing = await diaryWriting();
  const stored = await writing.store.get(before.id);
  const isAsBefore = isDiaryEntry(stored) && hasSameText(stored, before);
  if (isAsBefore) await writing.store.put({ ...stored, ...trimText(words) });
  await writing.done;
  if (isAsBefore) diaryChanged();
  return isAsBefore;
}

/** @returns what was deleted, or null when another tab was first */
export async function deleteEntry(id: string): Promise<DiaryEntry | null> {
  const writing = await diaryWriting();
  const deleted = await writing.store.get(id);
  await writing.store.delete(id);
  await writing.done;
  diaryChanged();
  return deleted ?? null;
}

/** Brings back what was deleted, just as it was. */
export async function restoreEntry(entry: DiaryEntry): Promise<void> {
  const writing = await diaryWriting();
  if (!(await writing.store.get(entry.id))) await writing.store.add(entry);
  await writing.done;
  diaryChanged();
}

async function diaryWriting() {
  const writing = (await deviceStore()).transaction('diary', 'readwrite', { durability: 'strict' });
  // Where a step of it fails, nobody comes to wait for its end.
  writing.done.catch(() => undefined);
  return writing;
}

/** A day as the learner's own calendar has it, such as 2026-11-20. */
export function calendarDay(now: Date): string {
  return [String(now.getFullYear()).padStart(4, '0'), two(now.getMonth() + 1), two(now.getDate())].join('-');
}

/** What the calendar and the clock beside the learner show at an instant. */
function calendar(now: Date): Pick<DiaryEntry, 'date' | 'time' | 'writtenAt'> {
  return {
    date: calendarDay(now),
    time: `${two(now.getHours())}:${two(now.getMinutes())}`,
    writtenAt: now.toISOString(),
  };
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
