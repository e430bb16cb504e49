import { isCalendarDay } from './calendar.ts';

/** Our own limits. */
export const DIARY = {
  titleMostCharacters: 120,
  thoughtsMostCharacters: 10_000,
  entriesPerPage: 20,
} as const;

/** The texts the learner types. */
export type DiaryText = { title: string; thoughts: string };

/** An entry of the diary. It is stored on the device only. */
export type DiaryEntry = DiaryText & {
  id: string;
  /** The local day of writing, such as 2026-11-20; a change of time zone does not change it. */
  date: string;
  /** The local time of writing, such as 18:40; a change of time zone does not change it. */
  time: string;
  /** The ISO instant of writing in UTC with milliseconds; entries are sorted by it. */
  writtenAt: string;
};

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The texts without white space around them. */
export function trimText({ title, thoughts }: DiaryText): DiaryText {
  return { title: title.trim(), thoughts: thoughts.trim() };
}

/** The first field that holds only white space; null when both have text, so that the entry can be saved. */
export function firstEmptyField(words: DiaryText): keyof DiaryText | null {
  const { title, thoughts } = trimText(words);
  if (title === '') return 'title';
  return thoughts === '' ? 'thoughts' : null;
}

/** Whether a stored value is a valid entry. Unknown fields, from a later version, are allowed. */
export function isDiaryEntry(stored: unknown): stored is DiaryEntry {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, title, thoughts, date, time, writtenAt } = stored as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string';
  if (![id, title, thoughts, date, time, writtenAt].every(isText)) return false;
  return isCalendarDay(date as string) && TIME.test(time as string) && INSTANT.test(writtenAt as string);
}

/** Whether both have the same title and thoughts. */
export function hasSameText(one: DiaryText, other: DiaryText): boolean {
  return one.title === other.title && one.thoughts === other.thoughts;
}

/** Whether title or thoughts contain the search words, ignoring case. */
export function containsText({ title, thoughts }: DiaryText, words: string): boolean {
  const wanted = words.toLocaleLowerCase();
  return title.toLocaleLowerCase().includes(wanted) || thoughts.toLocaleLowerCase().includes(wanted);
}
