import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DiaryWords, emptyField } from '#rules/diary.ts';
import { addEntry, changeEntry } from '../../api/diary.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import { EntryFields, focusField } from './entry-fields.tsx';
import type { Editing } from './use-editing.ts';

type EntryEditorProps = {
  editing: Editing;
  takesFocus: boolean;
  onType: (change: Partial<DiaryWords>) => void;
  onEnd: () => void;
};

/** `crossed` when another tab changed or deleted the entry meanwhile. */
type Saving = 'typing' | 'crossed' | 'refused';

/** An entry in the place where it stands, with its words in boxes. */
export function EntryEditor({ editing, takesFocus, onType, onEnd }: EntryEditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const first = useRef(takesFocus);
  const [saving, setSaving] = useState<Saving>('typing');
  useEffect(() => {
    if (first.current && form.current) focusField(form.current, 'title');
  }, []);
  const save = async () => {
    const isDone = await saveWords(editing, saving === 'crossed').catch(() => null);
    if (isDone) onEnd();
    else setSaving(isDone === null ? 'refused' : 'crossed');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = emptyField(editing);
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
        <Button look="quiet" onPress={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

async function saveWords({ entry, ...words }: Editing, asNew: boolean): Promise<boolean> {
  if (!asNew) return changeEntry(entry, words);
  await addEntry(words, new Date());
  return true;
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
