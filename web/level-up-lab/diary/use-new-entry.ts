import { useEffect, useRef, useState } from 'react';
import { type DiaryText, firstEmptyField } from '#rules/diary.ts';
import { addEntry } from '../../api/diary.ts';
import { onDiaryChange } from '../../api/diary-changes.ts';
import { storedText } from './stored-text.ts';

const title = storedText(() => localStorage, 'diary-title');
const thoughts = storedText(() => localStorage, 'diary-thoughts');

/** `refused` when the browser keeps nothing; what was typed stays in the boxes. */
type Adding = 'typing' | 'added' | 'refused';

/** A new entry as it is typed. What is typed survives a reload, and stays until it is in the diary. */
export function useNewEntry() {
  const words: DiaryText = { title: title.use(), thoughts: thoughts.use() };
  const [adding, setAdding] = useState<Adding>('typing');
  const isBusy = useRef(false);
  // The next change of the diary is about another entry.
  useEffect(() => onDiaryChange(() => setAdding((now) => (now === 'added' ? 'typing' : now))), []);

  const type = (change: Partial<DiaryText>) => {
    if (change.title !== undefined) title.write(change.title);
    if (change.thoughts !== undefined) thoughts.write(change.thoughts);
    setAdding('typing');
  };
  /** @returns whether it is in the diary now */
  const add = async (): Promise<boolean> => {
    if (isBusy.current || firstEmptyField(words)) return false;
    isBusy.current = true;
    const outcome = await addEntry(words, new Date()).then(
      () => 'added' as const,
      () => 'refused' as const,
    );
    if (outcome === 'added') clear(words);
    setAdding(outcome);
    isBusy.current = false;
    return outcome === 'added';
  };
  return { words, adding, type, add };
}

/** Empties the boxes, unless more was typed meanwhile. */
function clear(added: DiaryText): void {
  if (title.read() === added.title) title.write('');
  if (thoughts.read() === added.thoughts) thoughts.write('');
}
