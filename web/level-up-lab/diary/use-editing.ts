import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type DiaryEntry, type DiaryText, isDiaryEntry } from '#rules/days/diary.ts';
import { IN_THIS_TAB, onStoredChange, storedText } from '../../device/stored.ts';
import { countUnreadable, type DiaryPage, diaryPage, searchDiary } from '../../device/texts/diary-reading.ts';
import { onDiaryChange } from '../../device/texts/diary-writing.ts';
import { useDeviceData } from '../../device/use-device-data.ts';

/** An entry that is being edited: its stored version, and the typed text. */
export type Editing = DiaryText & { entry: DiaryEntry };

export type Edits = ReturnType<typeof useEditing>;

/** Per tab: another tab may have another entry open. */
const stored = storedDraft('diary-edit', IN_THIS_TAB);

/** The entry that is being edited, or null. It survives a reload. */
export function useEditing() {
  const text = stored.use();
  const editing = useMemo(() => editingIn(text), [text]);
  const [savedId, setSavedId] = useState<string | null>(null);
  /** The entry whose card or form gets the focus when it appears. */
  const focusOn = useRef<string | null>(null);
  // Later changes of the diary concern other entries.
  useEffect(() => onDiaryChange(() => setSavedId(null)), []);
  const write = (next: Editing) => stored.write(JSON.stringify(next));
  return {
    editing,
    savedId,
    focusOn,
    begin: (entry: DiaryEntry) => {
      focusOn.current = entry.id;
      setSavedId(null);
      write({ entry, title: entry.title, thoughts: entry.thoughts });
    },
    type: (change: Partial<DiaryText>) => editing && write({ ...editing, ...change }),
    /** @param saved the id of the saved entry, null if it was cancelled */
    end: (saved: string | null) => {
      focusOn.current = saved ?? editing?.entry.id ?? null;
      setSavedId(saved);
      stored.write('');
    },
  };
}

function editingIn(text: string): Editing | null {
  try {
    const { entry, title, thoughts } = JSON.parse(text);
    return isDiaryEntry({ ...entry, title, thoughts }) && isDiaryEntry(entry) ? { entry, title, thoughts } : null;
  } catch {
    return null;
  }
}

/** The requested page; with `search`, of the entries that contain these words. */
export type Wanted = { page: number; search: string };

/** `unreadable` is the number of invalid rows. */
export type DiaryView = DiaryPage & { search: string; unreadable: number };

/** The requested page; null until it has loaded. `isRefused`: the browser blocks storage. */
export function useDiary({ page, search }: Wanted): { view: DiaryView | null; isRefused: boolean } {
  const read = async () => {
    const found = await (search ? searchDiary(search, page) : diaryPage(page));
    return { ...found, search, unreadable: await countUnreadable() };
  };
  const { data, isRefused } = useDeviceData(`${page} ${search}`, read, onDiaryChange);
  return { view: data ?? null, isRefused };
}

/** A draft that survives a reload, and that the tabs which share the storage share. */
export function storedDraft(key: string, storage?: () => Storage) {
  const kept = storedText(key, storage);
  /** Without storage the text is lost when the page is left. */
  let notKept: string | null = null;
  const read = () => notKept ?? kept.read() ?? '';
  const write = (text: string) => {
    notKept = text;
    if (kept.write(text === '' ? null : text)) notKept = null;
  };
  return { use: () => useSyncExternalStore(onStoredChange, read, () => ''), read, write };
}
