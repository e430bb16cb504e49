import { useEffect, useState } from 'react';
import type { DiaryEntry } from '#rules/diary.ts';
import { onDiaryChange } from '../api/diary-changes.ts';
import { lastEntry } from '../api/diary-reading.ts';
import { writtenWords } from './written-words.ts';

const UNREAD = 'unread';

/** When something was last written into the diary of this device. */
export function LastEntryWords() {
  const last = useLastEntry();
  if (last === UNREAD) return 'A diary that stays on this device.';
  return last ? `Last entry: ${writtenWords(last, new Date())}` : 'No entries yet.';
}

/** `unread` until the diary was read, or where the browser does not let us. */
function useLastEntry(): DiaryEntry | null | typeof UNREAD {
  const [last, setLast] = useState<DiaryEntry | null | typeof UNREAD>(UNREAD);
  useEffect(() => {
    let isGone = false;
    const show = (found: DiaryEntry | null | typeof UNREAD) => !isGone && setLast(found);
    const read = () => void lastEntry().then(show, () => show(UNREAD));
    const stopListening = onDiaryChange(read);
    read();
    return () => {
      isGone = true;
      stopListening();
    };
  }, []);
  return last;
}
