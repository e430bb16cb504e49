import { type RefObject, useEffect, useState } from 'react';
import { m } from '#messages';
import type { DiaryText } from '#rules/days/diary.ts';
import { addEntry, changeEntry } from '../../device/texts/diary-writing.ts';
import { useSubmit } from '../../http/use-submit.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Note } from '../../ui/layout/note.tsx';
import { Row, Stack } from '../../ui/layout/stack.tsx';
import { EntryFields, emptyField } from './entry-fields.tsx';
import type { Editing } from './use-editing.ts';

type EntryEditorProps = {
  editing: Editing;
  /** The entry that gets the focus when it appears. */
  focusOn: RefObject<string | null>;
  onType: (change: Partial<DiaryText>) => void;
  /** @param saved the id of the saved entry, null if it was cancelled */
  onEnd: (saved: string | null) => void;
};

/** The form for editing an existing entry. */
export function EntryEditor({ editing, focusOn, onType, onEnd }: EntryEditorProps) {
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
