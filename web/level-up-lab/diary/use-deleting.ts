import type { DiaryEntry } from '#rules/diary.ts';
import { deleteEntry, restoreEntry } from '../../api/diary.ts';
import { useNotify } from '../../ui/notices.ts';

const MOST_NAMED_CHARACTERS = 40;

/** Deletes an entry and says so, with a way to have it back just as it was. */
export function useDeleting(): (entry: DiaryEntry) => Promise<void> {
  const notify = useNotify();

  const restore = (entry: DiaryEntry) =>
    restoreEntry(entry).then(
      () => void notify({ sentence: `${nameOf(entry)} is back in your diary.` }),
      () => offerUndo(entry, 'The entry could not be brought back.', 'Try again'),
    );
  const offerUndo = (entry: DiaryEntry, sentence: string, label: string) =>
    void notify({ sentence, takesFocus: true, action: { label, onPress: () => void restore(entry) } });

  return async ({ id }) => {
    try {
      const deleted = await deleteEntry(id);
      if (deleted) offerUndo(deleted, `${nameOf(deleted)} is deleted.`, 'Undo');
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
