import { useState } from 'react';
import type { DiaryEntry } from '#rules/diary.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { EntryCard } from './entry-card.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { useDeleting } from './use-deleting.ts';
import type { useEditing } from './use-editing.ts';

type EntryListProps = { entries: readonly DiaryEntry[] } & ReturnType<typeof useEditing>;

/** Entries one below the other; one of them may be open to be changed, and then it alone can be worked on. */
export function EntryList({ entries, editing, begin, type, end }: EntryListProps) {
  const [pressedOn, setPressedOn] = useState<string | null>(null);
  const deleteWithUndo = useDeleting();
  const edit = (entry: DiaryEntry) => {
    setPressedOn(entry.id);
    begin(entry);
  };
  return (
    <ul className={classNames(layout.stack, layout.stackWide)}>
      {withOpenOne(entries, editing?.entry).map((entry) => (
        <li key={entry.id} className={classNames(card.card, layout.stack, layout.stackS, layout.stackWide)}>
          {editing?.entry.id === entry.id ? (
            <EntryEditor editing={editing} takesFocus={pressedOn === entry.id} onType={type} onEnd={end} />
          ) : (
            <EntryCard
              entry={entry}
              isReadOnly={editing !== null}
              takesFocus={pressedOn === entry.id}
              onEdit={() => edit(entry)}
              onDelete={() => void deleteWithUndo(entry)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is being typed stays on the page, also when another tab moved its entry to another page or deleted it. */
function withOpenOne(entries: readonly DiaryEntry[], open: DiaryEntry | undefined): readonly DiaryEntry[] {
  return !open || entries.some(({ id }) => id === open.id) ? entries : [open, ...entries];
}
