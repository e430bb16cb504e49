import { useEffect, useState } from 'react';
import { onDiaryChange } from '../../api/diary-changes.ts';
import { countKeptAside } from '../../api/diary-kept-aside.ts';
import { type DiaryPage, diaryPage, searchDiary } from '../../api/diary-reading.ts';

/** Which part of the diary is wanted; with words in `search`, only entries that hold them. */
export type Wanted = { page: number; search: string };

/** What there is to show, and how much was found that cannot be read. */
export type DiaryView = DiaryPage & { search: string; keptAside: number };

/** The wanted part of the diary, kept up to date with every tab; null until it was read, or where it cannot be. */
export function useDiary({ page, search }: Wanted): { view: DiaryView | null; isRefused: boolean } {
  const [view, setView] = useState<DiaryView | null>(null);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let newest = 0;
    const read = async () => {
      newest += 1;
      const turn = newest;
      const found = await readDiary({ page, search }).catch(() => null);
      if (turn !== newest) return;
      if (found) setView(found);
      setRefused(found === null);
    };
    const stopListening = onDiaryChange(() => void read());
    void read();
    return () => {
      newest = -1;
      stopListening();
    };
  }, [page, search]);

  return { view, isRefused };
}

async function readDiary({ page, search }: Wanted): Promise<DiaryView> {
  const found = await (search ? searchDiary(search, page) : diaryPage(page));
  return { ...found, search, keptAside: await countKeptAside() };
}
