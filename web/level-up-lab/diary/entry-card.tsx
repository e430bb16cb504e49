import { useEffect, useRef } from 'react';
import type { DiaryEntry } from '#rules/diary.ts';
import { sentenceCase } from '#rules/number-words.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PencilSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import { writtenWords } from '../written-words.ts';
import css from './diary.module.css';
import { EntryThoughts } from './entry-thoughts.tsx';

type EntryCardProps = {
  entry: DiaryEntry;
  /** While another entry is being changed, this one is only there to be read. */
  isReadOnly: boolean;
  /** Its boxes have just closed. */
  takesFocus: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** An entry to read, with what can be done with it. */
export function EntryCard({ entry, isReadOnly, takesFocus, onEdit, onDelete }: EntryCardProps) {
  const editButton = useRef<HTMLButtonElement>(null);
  const first = useRef(takesFocus);
  useEffect(() => {
    if (first.current) editButton.current?.focus();
  }, []);
  const { title, thoughts } = entry;
  return (
    <>
      <div className={css.head}>
        <h3>{title}</h3>
        <p className={classNames(layout.soft, layout.small)}>{sentenceCase(writtenWords(entry, new Date()))}</p>
      </div>
      <EntryThoughts thoughts={thoughts} />
      {!isReadOnly && (
        <div className={classNames(layout.row, layout.rowTight, css.actions)}>
          <Button ref={editButton} look="quiet" onPress={onEdit}>
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
