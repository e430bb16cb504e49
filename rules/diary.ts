import { isCalendarDay } from './calendar.ts';

/** The numbers of the diary. */
export const DIARY = {
  titleMostCharacters: 120,
  thoughtsMostCharacters: 10_000,
  entriesPerPage: 20,
} as const;

/** What the learner types. */
export type DiaryWords = { title: string; thoughts: string };

/** Something written into the diary. It stays on the device. */
export type DiaryEntry = DiaryWords & {
  id: string;
  /** The day of the learner's own calendar at writing, such as 2026-11-20; it stays as written. */
  date: string;
  /** The time of the learner's own clock at writing, such as 18:40; it stays as written. */
  time: string;
  /** The instant of writing in UTC, by which entries are sorted. */
  writtenAt: string;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The words without the blanks around them. */
export function trimmedWords({ title, thoughts }: DiaryWords): DiaryWords {
  return { title: title.trim(), thoughts: thoughts.trim() };
}

/** The first field that holds nothing but blanks, or null: only then there is something to keep. */
export function emptyField(words: DiaryWords): keyof DiaryWords | null {
  const { title, thoughts } = trimmedWords(words);
  if (title === '') return 'title';
  return thoughts === '' ? 'thoughts' : null;
}

/** Whether something found in the store can be shown as an entry. Fields that a later version adds do no harm. */
export function isDiaryEntry(found: unknown): found is DiaryEntry {
  if (typeof found !== 'object' || found === null) return false;
  const { id, title, thoughts, date, time, writtenAt } = found as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (![id, title, thoughts, date, time, writtenAt].every(isText)) return false;
  return isCalendarDay(date as string) && TIME.test(time as string) && INSTANT.test(writtenAt as string);
}

/** Whether both hold the same text, whatever else became of them. */
export function hasSameWords(one: DiaryWords, other: DiaryWords): boolean {
  return one.title === other.title && one.thoughts === other.thoughts;
}

/** Whether the words are somewhere in an entry; capitals make no difference. */
export function mentions({ title, thoughts }: DiaryWords, words: string): boolean {
  const wanted = words.toLocaleLowerCase();
  return title.toLocaleLowerCase().includes(wanted) || thoughts.toLocaleLowerCase().includes(wanted);
}
