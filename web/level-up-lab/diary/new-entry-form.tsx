import type { FormEvent } from 'react';
import { firstEmptyField } from '#rules/diary.ts';
import { Button } from '../../ui/button.tsx';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { Note } from '../../ui/note.tsx';
import css from './diary.module.css';
import { EntryFields, focusField } from './entry-fields.tsx';
import { useNewEntry } from './use-new-entry.ts';

type NewEntryFormProps = {
  onAdded: () => void;
  /** No longer when something else was looked for since. */
  saysAdded: boolean;
};

/** The boxes for a new entry. With one of them empty nothing happens, and the focus moves to it. */
export function NewEntryForm({ onAdded, saysAdded }: NewEntryFormProps) {
  const { words, adding, type, add } = useNewEntry();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = firstEmptyField(words);
    if (empty) focusField(event.currentTarget, empty);
    else void add().then((isAdded) => isAdded && onAdded());
  };
  return (
    <form
      className={classNames(card.card, card.roomy, layout.stack, layout.stackWide)}
      aria-label="New entry"
      noValidate
      onSubmit={submit}
    >
      <EntryFields words={words} onChange={type} />
      {adding === 'refused' && (
        <Note tone="danger">This window cannot keep your entry. Your text is still here, in the boxes.</Note>
      )}
      <div className={layout.row}>
        <Button size="l" type="submit">
          Add to my diary
        </Button>
        <p className={css.done} role="status">
          {adding === 'added' && saysAdded && (
            <>
              <CheckIcon />
              Your entry is in the diary.
            </>
          )}
        </p>
      </div>
    </form>
  );
}
