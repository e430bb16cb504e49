import { containsText, DIARY, type DiaryEntry, isDiaryEntry } from '#rules/diary.ts';
import { deviceStore } from './device-store.ts';
import { findUnreadable, keepAside } from './diary-kept-aside.ts';

/** Some of the entries, the newest first, and how many there are in all; the first page is 0. */
export type DiaryPage = { entries: DiaryEntry[]; page: number; count: number };

/** So many rows are read at a time, where all of them are looked through. */
const ROWS_AT_ONCE = 500;

/** One page of the diary; past the last one there is the last one. What is found and cannot be read is kept aside. */
export async function diaryPage(wantedPage: number): Promise<DiaryPage> {
  const { rows, count, unsorted, ...at } = await readPage(wantedPage);
  const unreadable = unsorted > 0 ? await findUnreadable() : rows.filter((row) => !isDiaryEntry(row));
  if (unreadable.length === 0) return { entries: rows, count, ...at };
  await keepAside(unreadable);
  return diaryPage(wantedPage);
}

async function readPage(wantedPage: number) {
  const { store } = (await deviceStore()).transaction('diary');
  const index = store.index('byInstant');
  const [count, sorted] = await Promise.all([store.count(), index.count()]);
  const { page, first } = placeOf(wantedPage, count);
  const rows: DiaryEntry[] = [];
  let cursor = await index.openCursor(null, 'prev');
  if (cursor && first > 0) cursor = await cursor.advance(first);
  while (cursor && rows.length < DIARY.entriesPerPage) {
    rows.push(cursor.value);
    cursor = await cursor.continue();
  }
  return { rows, page, count, unsorted: count - sorted };
}

/** One page of the entries that hold the words. */
export async function searchDiary(words: string, wantedPage: number): Promise<DiaryPage> {
  const found: DiaryEntry[] = [];
  for await (const entries of allEntries()) found.push(...entries.filter((entry) => containsText(entry, words)));
  const { page, first } = placeOf(wantedPage, found.length);
  return { entries: found.slice(first, first + DIARY.entriesPerPage), page, count: found.length };
}

/** All entries, the newest first, some at a time. */
export async function* allEntries(): AsyncGenerator<DiaryEntry[]> {
  let range: IDBKeyRange | undefined;
  for (;;) {
    const { index } = await openIndex();
    const cursor = await index.openKeyCursor(range, 'prev');
    if (!cursor) return;
    const newest = cursor.key;
    const oldest = (await cursor.advance(ROWS_AT_ONCE - 1))?.key;
    const rows = await index.getAll(oldest ? IDBKeyRange.bound(oldest, newest) : IDBKeyRange.upperBound(newest));
    yield rows.filter(isDiaryEntry).reverse();
    if (!oldest) return;
    range = IDBKeyRange.upperBound(oldest, true);
  }
}

/** The newest entry, or null where there is none. */
export async function lastEntry(): Promise<DiaryEntry | null> {
  const { index } = await openIndex();
  let cursor = await index.openCursor(null, 'prev');
  while (cursor && !isDiaryEntry(cursor.value)) cursor = await cursor.continue();
  return cursor?.value ?? null;
}

async function openIndex() {
  return { index: (await deviceStore()).transaction('diary').store.index('byInstant') };
}

function placeOf(wantedPage: number, count: number): { page: number; first: number } {
  const lastPage = Math.max(0, Math.ceil(count / DIARY.entriesPerPage) - 1);
  const page = Math.min(wantedPage, lastPage);
  return { page, first: page * DIARY.entriesPerPage };
}
