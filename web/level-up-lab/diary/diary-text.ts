import type { DiaryEntry } from '#rules/diary.ts';
import { allEntries } from '../../api/diary-reading.ts';
import { fullDayWords } from '../../ui/dates.ts';
import { entriesWord } from './count-words.ts';

const RULE = '-'.repeat(40);

/** The whole diary as a text file. The text of the entries goes into it piece by piece, however many there are. */
export async function diaryFile(): Promise<Blob> {
  const pieces: Blob[] = [];
  let count = 0;
  for await (const entries of allEntries()) {
    pieces.push(new Blob([entries.map(entryText).join('')]));
    count += entries.length;
  }
  return new Blob([headText(count), ...pieces], { type: 'text/plain;charset=utf-8' });
}

export function headText(count: number): string {
  return `My Diary\n${entriesWord(count)}, the newest first\n\n${RULE}\n\n`;
}

/** One entry: date and time as written, title, thoughts, and a line below. */
export function entryText({ title, thoughts, date, time }: DiaryEntry): string {
  return `${fullDayWords(new Date(`${date}T12:00`))}, ${time}\n${title}\n\n${thoughts}\n\n${RULE}\n\n`;
}
