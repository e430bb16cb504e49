import { useMemo } from 'react';
import { type DiaryEntry, type DiaryWords, isDiaryEntry } from '#rules/diary.ts';
import { storedText } from './stored-text.ts';

/** An entry that is being changed: as it was, and what is typed in its place. */
export type Editing = DiaryWords & { entry: DiaryEntry };

/** Of this tab alone: another one may have another entry open. */
const stored = storedText(() => sessionStorage, 'diary-edit');

/** The entry that is being changed, or null. It survives a reload. */
export function useEditing() {
  const text = stored.use();
  const editing = useMemo(() => editingIn(text), [text]);
  const write = (next: Editing) => stored.write(JSON.stringify(next));
  return {
    editing,
    begin: (entry: DiaryEntry) => write({ entry, title: entry.title, thoughts: entry.thoughts }),
    type: (change: Partial<DiaryWords>) => editing && write({ ...editing, ...change }),
    end: () => stored.write(''),
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
