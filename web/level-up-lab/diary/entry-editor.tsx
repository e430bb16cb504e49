import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DiaryText, firstEmptyField } from '#rules/diary.ts';
import { addEntry, changeEntry } from '../../api/diary.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { EntryFields, focusField } from './entry-fields.tsx';
import type { Editing } from './use-editing.ts';

type EntryEditorProps = {
  editing: Editing;
  /** The entry that takes the focus as soon as it is there. */
  focusOn: RefObject<string | null>;
  onType: (change: Partial<DiaryText>) => void;
  /** @param saved the id of the entry that holds now what was typed */
  onEnd: (saved: string | null) => void;
};

/** `crossed` when another tab changed or deleted the entry meanwhile. */
type NotSaved = 'crossed' | 'refused';
type Saving = 'typing' | NotSaved;

/** An entry in the place where it stands, with its words in boxes. */
export function EntryEditor({ editing, focusOn, onType, onEnd }: EntryEditorProps) {
  const { id } = editing.entry;
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const [saving, setSaving] = useState<Saving>('typing');
  useEffect(() => {
    if (focusOn.current !== id || !form.current) return;
    focusOn.current = null;
    focusField(form.current, 'title');
  }, [focusOn, id]);
  const save = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const outcome = await saveWords(editing, saving === 'crossed');
    isBusy.current = false;
    if (typeof outcome === 'string') setSaving(outcome);
    else onEnd(outcome.id);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = firstEmptyField(editing);
    if (empty) focusField(event.currentTarget, empty);
    else void save();
  };
  return (
    <form
      ref={form}
      className={classNames(layout.stack, layout.stackWide)}
      aria-label={`Change “${editing.entry.title}”`}
      noValidate
      onSubmit={submit}
    >
      <EntryFields words={editing} onChange={onType} />
      <SavingNote saving={saving} />
      <div className={layout.row}>
        <Button type="submit">{saving === 'crossed' ? 'Save as a new entry' : 'Save'}</Button>
        <Button look="quiet" onPress={() => onEnd(null)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

async function saveWords({ entry, ...words }: Editing, asNew: boolean): Promise<{ id: string } | NotSaved> {
  try {
    if (asNew) return { id: await addEntry(words, new Date()) };
    return (await changeEntry(entry, words)) ? entry : 'crossed';
  } catch {
    return 'refused';
  }
}

function SavingNote({ saving }: { saving: Saving }) {
  if (saving === 'typing') return null;
  return (
    <div role="alert">
      {saving === 'crossed' ? (
        <Note tone="caution">
          This entry was changed or deleted in another window. Your text is still here. You can save it as a new entry.
        </Note>
      ) : (
        <Note tone="danger">This window cannot keep your change. Your text is still here, in the boxes.</Note>
      )}
    </div>
  );
}
