import { m } from '#messages';
import { DIARY } from '#rules/days/diary.ts';
import { formatCount } from '../../ui/words/number-words.ts';

/** `1 entry`, `10,000 entries`. */
export function entryCount(count: number): string {
  return m['level_up_lab.diary.earlier.count']({ count, number: formatCount(count) });
}

/** A summary of the list: the number of entries, the range if there are several pages, and the search term. */
export function listSummary({ count, page, search }: { count: number; page: number; search: string }): string {
  if (search && count === 0) return m['level_up_lab.diary.earlier.none_found']({ search });
  const number = formatCount(count);
  if (count <= DIARY.entriesPerPage)
    return search ? m['level_up_lab.diary.earlier.found']({ count, number, search }) : entryCount(count);
  const firstIndex = page * DIARY.entriesPerPage;
  const first = formatCount(firstIndex + 1);
  const last = formatCount(Math.min(count, firstIndex + DIARY.entriesPerPage));
  return search
    ? m['level_up_lab.diary.earlier.found_range']({ count, number, search, first, last })
    : m['level_up_lab.diary.earlier.range']({ count, number, first, last });
}
