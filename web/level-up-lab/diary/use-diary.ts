import { countUnreadable, type DiaryPage, diaryPage, searchDiary } from '../../device/texts/diary-reading.ts';
import { onDiaryChange } from '../../device/texts/diary-writing.ts';
import { useDeviceData } from '../../device/use-device-data.ts';

/** The wanted page; with `search`, of the entries that contain these words. */
export type Wanted = { page: number; search: string };

/** `unreadable` is the number of entries that could not be read. */
export type DiaryView = DiaryPage & { search: string; unreadable: number };

/** The wanted page; null until it was read. `isRefused`: the browser does not let us read it. */
export function useDiary({ page, search }: Wanted): { view: DiaryView | null; isRefused: boolean } {
  const read = async () => {
    const found = await (search ? searchDiary(search, page) : diaryPage(page));
    return { ...found, search, unreadable: await countUnreadable() };
  };
  const { data, isRefused } = useDeviceData(`${page} ${search}`, read, onDiaryChange);
  return { view: data ?? null, isRefused };
}
