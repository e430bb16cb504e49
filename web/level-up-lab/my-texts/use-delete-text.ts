import type { RefObject } from 'react';
import { m } from '#messages';
import { titleFrom } from '#rules/reading/my-texts.ts';
import type { OwnText } from '../../device/device-store.ts';
import { deleteOwnText, restoreOwnText, type WholeText } from '../../device/texts/own-texts.ts';
import { useNotify } from '../../ui/focus/notices.ts';

/** Longer titles are cut, because the notice would cover too much of the page. */
const MOST_TITLE_CHARACTERS = 40;

/**
 * Deletes a text and shows a notice with Undo.
 * @param focusOn is set to the restored text, which then gets the focus
 */
export function useDeleteText(texts: readonly OwnText[], focusOn: RefObject<string | null>) {
  const notify = useNotify();

  const restore = (whole: WholeText) => {
    const { id, title } = whole.text;
    focusOn.current = id;
    return restoreOwnText(whole).then(
      () => {
        notify({ sentence: m['my_texts.list.restored']({ title: short(title) }), returnFocus: () => linkOf(id) });
      },
      () => offerRestore(whole, undefined, m['my_texts.list.not_restored'](), m['shared.try_again']()),
    );
  };

  const offerRestore = (whole: WholeText, nextId: string | undefined, sentence: string, label: string) => {
    const action = { label, onPress: () => void restore(whole) };
    notify({ sentence, takesFocus: true, action, returnFocus: () => linkOf(nextId) });
  };

  return async ({ id }: OwnText): Promise<void> => {
    const at = texts.findIndex((text) => text.id === id);
    const nextId = (texts[at + 1] ?? texts[at - 1])?.id;
    try {
      const deleted = await deleteOwnText(id);
      if (!deleted) return;
      const sentence = m['my_texts.list.deleted']({ title: short(deleted.text.title) });
      offerRestore(deleted, nextId, sentence, m['shared.undo']());
    } catch {
      notify({ sentence: m['my_texts.list.not_deleted']() });
    }
  };
}

function short(title: string): string {
  return titleFrom(title, MOST_TITLE_CHARACTERS);
}

/** The link of a text, or the heading of the list. */
function linkOf(id: string | undefined): HTMLElement | null {
  return (
    document.getElementById(id === undefined ? 'your-texts' : `text-${id}`) ?? document.getElementById('your-texts')
  );
}
