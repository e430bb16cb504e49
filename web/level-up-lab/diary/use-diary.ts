import { countUnreadable, type DiaryPage, diaryPage, searchDiary } from '../../device/texts/diary-reading.ts';
import { onDiaryChange } from '../../device/texts/diary-writing.ts';
import { useDeviceData } from '../../device/use-device-data.ts';

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
