import { type DiaryEntry, type DiaryText, hasSameText, isDiaryEntry, trimText } from '#rules/days/diary.ts';
import { deviceChanges } from '../device-changes.ts';
import { deviceStore } from '../device-store.ts';

/** Notifies this tab and the others of changes of the diary. */
export const { changed: diaryChanged, onChange: onDiaryChange } = deviceChanges('diary');

/**
 * Adds an entry with the local date and time. Rejects if the browser blocks storage.
 * @returns the id of the entry
 */
export async function addEntry(words: DiaryText, now: Date): Promise<string> {
  const id = crypto.randomUUID();
  const writing = await diaryWriting();
  await writing.store.add({ id, ...trimText(words), ...localTime(now) });
  await writing.done;
  diaryChanged();
  return id;
}

/**
 * Changes the text of an entry; its date and time stay.
 * @param before the entry when the learner started to edit it
 * @returns false if another tab has changed or deleted the entry since
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

/** @returns the deleted entry, or null if another tab has deleted it already */
export async function deleteEntry(id: string): Promise<DiaryEntry | null> {
  const writing = await diaryWriting();
  const deleted = await writing.store.get(id);
  await writing.store.delete(id);
  await writing.done;
  diaryChanged();
  return deleted ?? null;
}

/** Stores a deleted entry again, unchanged. */
export async function restoreEntry(entry: DiaryEntry): Promise<void> {
  const writing = await diaryWriting();
  if (!(await writing.store.get(entry.id))) await writing.store.add(entry);
  await writing.done;
  diaryChanged();
}

/** A day of the local calendar, such as 2026-11-20. */
export function calendarDay(now: Date): string {
  return [String(now.getFullYear()).padStart(4, '0'), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join(
    '-',
  );
}

async function diaryWriting() {
  const writing = (await deviceStore()).transaction('diary', 'readwrite', { durability: 'strict' });
  // When a step fails, `done` is never awaited: without this its rejection would be unhandled.
  writing.done.catch(() => undefined);
  return writing;
}

function localTime(now: Date): Pick<DiaryEntry, 'date' | 'time' | 'writtenAt'> {
  return {
    date: calendarDay(now),
    time: `${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`,
    writtenAt: now.toISOString(),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
