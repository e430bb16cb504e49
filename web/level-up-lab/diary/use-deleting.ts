import type { RefObject } from 'react';
import type { DiaryEntry } from '#rules/diary.ts';
import { deleteEntry, restoreEntry } from '../../api/diary.ts';
import { useNotify } from '../../ui/notices.ts';
import { placeNear } from './entry-focus.ts';

const MOST_NAMED_CHARACTERS = 40;

/**
 * Deletes an entry and says so, with a way to have it back just as it was.
 * @param focusOn is told which entry takes the focus as soon as it is back
 */
export function useDeleting(
  entries: readonly DiaryEntry[],
  focusOn: RefObject<string | null>,
): (entry: DiaryEntry) => Promise<void> {
  const notify = useNotify();

  const restore = (entry: DiaryEntry) => {
    focusOn.current = entry.id;
    return restoreEntry(entry).then(
      () => {
        notify({ sentence: `${nameOf(entry)} is back in your diary.`, returnFocus: () => placeNear(entry.id) });
      },
      () => offerUndo(entry, undefined, 'The entry could not be brought back.', 'Try again'),
    );
  };
  const offerUndo = (entry: DiaryEntry, next: string | undefined, sentence: string, label: string) => {
    const action = { label, onPress: () => void restore(entry) };
    notify({ sentence, takesFocus: true, action, returnFocus: () => placeNear(next) });
  };

  return async ({ id }) => {
    const place = entries.findIndex((entry) => entry.id === id);
    const next = (entries[place + 1] ?? entries[place - 1])?.id;
    try {
      const deleted = await deleteEntry(id);
      if (deleted) offerUndo(deleted, next, `${nameOf(deleted)} is deleted.`, 'Undo');
    } catch {
      notify({ sentence: 'The entry could not be deleted. It is still here.' });
    }
  };
}

/** Its title, or the beginning of a long one: a notice lies over the page. */
function nameOf({ title }: DiaryEntry): string {
  const isLong = title.length > MOST_NAMED_CHARACTERS;
  return `“${isLong ? `${title.slice(0, MOST_NAMED_CHARACTERS).trimEnd()} …` : title}”`;
}
