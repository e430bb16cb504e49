import { type RefObject, useEffect, useState } from 'react';
import { m } from '#messages';
import type { DiaryEntry, DiaryText } from '#rules/days/diary.ts';
import { addEntry, changeEntry, deleteEntry, restoreEntry } from '../../device/texts/diary-writing.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useNotify } from '../../ui/focus/notices.ts';
import { CheckIcon } from '../../ui/icons.ts';
import { Card, Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { LIVE_REGION } from '../../ui/words/live-region.ts';
import css from './diary.module.css';
import { EntryCard } from './entry-card.tsx';
import { EntryFields, emptyField } from './entry-fields.tsx';
import { focusTargetNear } from './entry-focus.ts';
import type { Editing, Edits } from './use-editing.ts';

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

type EntryEditorProps = {
  editing: Editing;
  /** The entry that gets the focus when it appears. */
  focusOn: RefObject<string | null>;
  onType: (change: Partial<DiaryText>) => void;
  /** @param saved the id of the saved entry, null if it was cancelled */
  onEnd: (saved: string | null) => void;
};

/** The form for editing an existing entry. */
function EntryEditor({ editing, focusOn, onType, onEnd }: EntryEditorProps) {
  const { entry, ...words } = editing;
  /** Whether another tab has changed or deleted the entry since. */
  const [hasConflict, setHasConflict] = useState(false);

  const save = async () => {
    if (hasConflict) onEnd(await addEntry(words, new Date()));
    else if (await changeEntry(entry, words)) onEnd(entry.id);
    else setHasConflict(true);
  };
  const { form, submit, problem } = useSubmit<keyof DiaryText>(save, {
    check: () => emptyField(words),
    sentence: () => m['level_up_lab.diary.change.not_kept'](),
  });

  useEffect(() => {
    if (focusOn.current !== entry.id || !form.current) return;
    focusOn.current = null;
    form.current.querySelector<HTMLElement>('[name="title"]')?.focus();
  }, [focusOn, entry.id, form]);
  return (
    <Stack
      ref={form}
      as="form"
      isWide
      aria-label={m['level_up_lab.diary.change.label']({ title: entry.title })}
      noValidate
      onSubmit={submit}
    >
      <EntryFields words={words} onChange={onType} />
      {(problem || hasConflict) && (
        <div role="alert">
          {problem ? (
            <Note tone="danger">{problem}</Note>
          ) : (
            <Note tone="caution">{m['level_up_lab.diary.change.conflict']()}</Note>
          )}
        </div>
      )}
      <Row>
        <Button type="submit">
          {hasConflict ? m['level_up_lab.diary.change.save_as_new']() : m['level_up_lab.diary.change.save']()}
        </Button>
        <Button look="quiet" onPress={() => onEnd(null)}>
          {m['shared.cancel']()}
        </Button>
      </Row>
    </Stack>
  );
}
