import { type DiaryEntry, isDiaryEntry } from '#rules/diary.ts';
import { deviceStore, type KeptAside } from './device-store.ts';
import { diaryChanged } from './diary-changes.ts';

/** So many rows are looked through at a time. */
const ROWS_AT_ONCE = 500;

/** What was found in the diary, and is no entry, from the first to the last. */
export async function keptAside(): Promise<KeptAside[]> {
  return (await deviceStore()).getAll('diaryKeptAside');
}

export async function countKeptAside(): Promise<number> {
  return (await deviceStore()).count('diaryKeptAside');
}

/** Moves what is no entry out of the diary, just as it is; an entry among the rows stays where it is. */
export async function keepAside(rows: readonly DiaryEntry[]): Promise<void> {
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

/** Looks through the whole diary for what is no entry; needed for rows that no index knows of. */
export async function findUnreadable(): Promise<DiaryEntry[]> {
  const store = await deviceStore();
  const unreadable: DiaryEntry[] = [];
  let range: IDBKeyRange | undefined;
  for (;;) {
    const rows = await store.getAll('diary', range, ROWS_AT_ONCE);
    unreadable.push(...rows.filter((row) => !isDiaryEntry(row)));
    const last = rows.at(-1);
    if (!last) return unreadable;
    range = IDBKeyRange.lowerBound(last.id, true);
  }
}
