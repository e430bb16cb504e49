import type { RefObject } from 'react';
import { m } from '#messages';
import type { DiaryEntry } from '#rules/days/diary.ts';
import { deleteEntry, restoreEntry } from '../../device/texts/diary-writing.ts';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './diary.module.css';
import { EntryCard } from './entry-card.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { focusTargetNear } from './entry-focus.ts';
import type { Edits } from './use-editing.ts';

/** Longer titles are cut, because the notice would cover too much of the page. */
const MOST_TITLE_CHARACTERS = 40;

type EntryListProps = { entries: readonly DiaryEntry[]; edits: Edits; onAdded: () => void };

/** The entries of a page. While one is being edited, the others are read-only. */
export function EntryList({ entries, edits, onAdded }: EntryListProps) {
  const { editing, savedId, focusOn, begin, type, end } = edits;
  const deleteWithUndo = useDeleteWithUndo(entries, focusOn);
  const endEditing = (saved: string | null) => {
    end(saved);
    if (saved && saved !== editing?.entry.id) onAdded();
    // The focus is lost if another tab has deleted the entry, or while a new one is not rendered yet.
    requestAnimationFrame(() => document.activeElement === document.body && focusTargetNear(undefined)?.focus());
  };
  return (
    <Stack as="ul" isWide>
      {withEntry(entries, editing?.entry).map((entry) => (
        <Card key={entry.id} as="li" gap="s" isWide>
          {editing?.entry.id === entry.id ? (
            <EntryEditor editing={editing} focusOn={focusOn} onType={type} onEnd={endEditing} />
          ) : (
            <EntryCard
              entry={entry}
              isReadOnly={editing !== null}
              focusOn={focusOn}
              onEdit={() => begin(entry)}
              onDelete={() => void deleteWithUndo(entry)}
            />
          )}
          {[editing?.entry.id, savedId].includes(entry.id) && <Saved isSaved={savedId === entry.id} />}
        </Card>
      ))}
    </Stack>
  );
}

/** Rendered before its text: screen readers announce only changes of a live region. */
function Saved({ isSaved }: { isSaved: boolean }) {
  return (
    <p className={css.done} {...LIVE_REGION}>
      {isSaved && (
        <>
          <CheckIcon />
          {m['level_up_lab.diary.entry.saved']()}
        </>
      )}
    </p>
  );
}

/**
 * Adds the entry that is being edited if another tab moved it to another page or deleted it, so that its text is not
 * lost.
 */
function withEntry(entries: readonly DiaryEntry[], open: DiaryEntry | undefined): readonly DiaryEntry[] {
  return !open || entries.some(({ id }) => id === open.id) ? entries : [open, ...entries];
}

/**
 * Deletes an entry and shows a notice with Undo.
 * @param focusOn is set to the restored entry, which then gets the focus
 */
function useDeleteWithUndo(entries: readonly DiaryEntry[], focusOn: RefObject<string | null>) {
  const notify = useNotify();

  const restore = (entry: DiaryEntry) => {
    focusOn.current = entry.id;
    return restoreEntry(entry).then(
      () => {
        const returnFocus = () => focusTargetNear(entry.id);
        notify({ sentence: m['level_up_lab.diary.entry.restored']({ title: shortTitle(entry) }), returnFocus });
      },
      () => offerRestore(entry, undefined, m['level_up_lab.diary.entry.not_restored'](), m['shared.try_again']()),
    );
  };

  const offerRestore = (entry: DiaryEntry, nextId: string | undefined, sentence: string, label: string) => {
    const action = { label, onPress: () => void restore(entry) };
    notify({ sentence, takesFocus: true, action, returnFocus: () => focusTargetNear(nextId) });
  };

  return async ({ id }: DiaryEntry): Promise<void> => {
    const place = entries.findIndex((entry) => entry.id === id);
    const nextId = (entries[place + 1] ?? entries[place - 1])?.id;
    try {
      const deleted = await deleteEntry(id);
      if (!deleted) return;
      const sentence = m['level_up_lab.diary.entry.deleted']({ title: shortTitle(deleted) });
      offerRestore(deleted, nextId, sentence, m['shared.undo']());
    } catch {
      notify({ sentence: m['level_up_lab.diary.entry.not_deleted']() });
    }
  };
}

function shortTitle({ title }: DiaryEntry): string {
  if (title.length <= MOST_TITLE_CHARACTERS) return title;
  return m['level_up_lab.diary.entry.shortened']({ beginning: title.slice(0, MOST_TITLE_CHARACTERS).trimEnd() });
}
