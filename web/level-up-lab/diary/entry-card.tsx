import { type RefObject, useEffect, useRef } from 'react';
import type { DiaryEntry } from '#rules/diary.ts';
import { sentenceCase } from '#rules/number-words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PencilSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { writtenWords } from '../written-words.ts';
import css from './diary.module.css';
import { editButtonId } from './entry-focus.ts';
import { EntryThoughts } from './entry-thoughts.tsx';

type EntryCardProps = {
  entry: DiaryEntry;
  /** While another entry is being changed, this one is only there to be read. */
  isReadOnly: boolean;
  /** The entry that takes the focus as soon as it is there. */
  focusOn: RefObject<string | null>;
  onEdit: () => void;
  onDelete: () => void;
};

/** An entry to read, with what can be done with it. */
export function EntryCard({ entry, isReadOnly, focusOn, onEdit, onDelete }: EntryCardProps) {
  const { id, title, thoughts } = entry;
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusOn.current !== id || !editButton.current) return;
    focusOn.current = null;
    editButton.current.focus();
  }, [focusOn, id]);
  return (
    <>
      <div className={css.head}>
        <h3>{title}</h3>
        <p className={classNames(layout.soft, layout.small)}>{sentenceCase(writtenWords(entry, new Date()))}</p>
      </div>
      <EntryThoughts thoughts={thoughts} />
      {!isReadOnly && (
        <div className={classNames(layout.row, layout.rowTight, css.actions)}>
          <Button ref={editButton} id={editButtonId(id)} look="quiet" onPress={onEdit}>
            <PencilSimpleIcon />
            Edit
            <span className={layout.hidden}>{title}</span>
          </Button>
          <Button look="quiet" onPress={onDelete}>
            <TrashIcon />
            Delete
            <span className={layout.hidden}>{title}</span>
          </Button>
        </div>
      )}
    </>
  );
}
