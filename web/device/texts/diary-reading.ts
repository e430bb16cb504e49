import { containsText, DIARY, type DiaryEntry, isDiaryEntry } from '#rules/days/diary.ts';
import { deviceStore, type UnreadableRow } from '../device-store.ts';
import { diaryChanged } from './diary-writing.ts';

/** A page of entries, the newest first, and the total number; the first page is 0. */
export type DiaryPage = { entries: DiaryEntry[]; page: number; count: number };

const ROWS_PER_READ = 500;

/** One page of the diary; the last page if `wantedPage` is too high. Moves invalid rows to `diaryKeptAside`. */
export async function diaryPage(wantedPage: number): Promise<DiaryPage> {
  const { rows, count, unsorted, ...at } = await readPage(wantedPage);
  const unreadable = unsorted > 0 ? await findUnreadable() : rows.filter((row) => !isDiaryEntry(row));
  if (unreadable.length === 0) return { entries: rows, count, ...at };
  await moveUnreadable(unreadable);
  return diaryPage(wantedPage);
}

/** One page of the entries that contain the words. */
export async function searchDiary(words: string, wantedPage: number): Promise<DiaryPage> {
  const found: DiaryEntry[] = [];
  for await (const entries of allEntries()) found.push(...entries.filter((entry) => containsText(entry, words)));
  const { page, first } = clampPage(wantedPage, found.length);
  return { entries: found.slice(first, first + DIARY.entriesPerPage), page, count: found.length };
}

/** All entries, the newest first, in batches. */
export async function* allEntries(): AsyncGenerator<DiaryEntry[]> {
  let range: IDBKeyRange | undefined;
  for (;;) {
    const { index } = await openIndex();
    const cursor = await index.openKeyCursor(range, 'prev');
    if (!cursor) return;
    const newest = cursor.key;
    const oldest = (await cursor.advance(ROWS_PER_READ - 1))?.key;
    const rows = await index.getAll(oldest ? IDBKeyRange.bound(oldest, newest) : IDBKeyRange.upperBound(newest));
    yield rows.filter(isDiaryEntry).reverse();
    if (!oldest) return;
    range = IDBKeyRange.upperBound(oldest, true);
  }
}

/** The newest entry, or null without entries. */
export async function lastEntry(): Promise<DiaryEntry | null> {
  const { index } = await openIndex();
  let cursor = await index.openCursor(null, 'prev');
  while (cursor && !isDiaryEntry(cursor.value)) cursor = await cursor.continue();
  return cursor?.value ?? null;
}

/** The rows of the diary that were not valid entries, the oldest first. */
export async function unreadableRows(): Promise<UnreadableRow[]> {
  return (await deviceStore()).getAll('diaryKeptAside');
}

export async function countUnreadable(): Promise<number> {
  return (await deviceStore()).count('diaryKeptAside');
}

async function readPage(wantedPage: number) {
  const { store } = (await deviceStore()).transaction('diary');
  const index = store.index('byInstant');
  const [count, sorted] = await Promise.all([store.count(), index.count()]);
  const { page, first } = clampPage(wantedPage, count);
  const rows: DiaryEntry[] = [];
  let cursor = await index.openCursor(null, 'prev');
  if (cursor && first > 0) cursor = await cursor.advance(first);
  while (cursor && rows.length < DIARY.entriesPerPage) {
    rows.push(cursor.value);
    cursor = await cursor.continue();
  }
  return { rows, page, count, unsorted: count - sorted };
}

/** Moves invalid rows out of the diary, unchanged. */
async function moveUnreadable(rows: readonly DiaryEntry[]): Promise<void> {
  const store = await deviceStore();
  const moving = store.transaction(['diary', 'diaryKeptAside'], 'readwrite', { durability: 'strict' });
  for (const { id } of rows) {
    const found = await moving.objectStore('diary').get(id);
    if (found === undefined || isDiaryEntry(found)) continue;
    await moving.objectStore('diaryKeptAside').add({ keptAsideAt: new Date().toISOString(), found });
    await moving.objectStore('diary').delete(id);
  }
  await moving.done;
  diaryChanged();
}

/** Reads the whole diary, because rows without a valid key are not in the index. */
async function findUnreadable(): Promise<DiaryEntry[]> {
  const store = await deviceStore();
  const unreadable: DiaryEntry[] = [];
  let range: IDBKeyRange | undefined;
  for (;;) {
    const rows = await store.getAll('diary', range, ROWS_PER_READ);
    unreadable.push(...rows.filter((row) => !isDiaryEntry(row)));
    const last = rows.at(-1);
    if (!last) return unreadable;
    range = IDBKeyRange.lowerBound(last.id, true);
  }
}

async function openIndex() {
  return { index: (await deviceStore()).transaction('diary').store.index('byInstant') };
}

function clampPage(wantedPage: number, count: number): { page: number; first: number } {
  const lastPage = Math.max(0, Math.ceil(count / DIARY.entriesPerPage) - 1);
  const page = Math.min(wantedPage, lastPage);
  return { page, first: page * DIARY.entriesPerPage };
}
