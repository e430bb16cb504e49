import type { DiaryEntry } from '#rules/diary.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './diary.module.css';
import { EntryCard } from './entry-card.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { placeNear } from './entry-focus.ts';
import { useDeleting } from './use-deleting.ts';
import type { Edits } from './use-editing.ts';

type EntryListProps = { entries: readonly DiaryEntry[]; edits: Edits; onAdded: () => void };

/** Entries one below the other; one of them may be open to be changed, and then it alone can be worked on. */
export function EntryList({ entries, edits, onAdded }: EntryListProps) {
  const { editing, savedId, focusOn, begin, type, end } = edits;
  const deleteWithUndo = useDeleting(entries, focusOn);
  const endWith = (saved: string | null) => {
    end(saved);
    if (saved && saved !== editing?.entry.id) onAdded();
    // Another tab may have deleted it, and a new one comes a little later.
    requestAnimationFrame(() => document.activeElement === document.body && placeNear(undefined)?.focus());
  };
  return (
    <ul className={classNames(layout.stack, layout.stackWide)}>
      {withOpenOne(entries, editing?.entry).map((entry) => (
        <li key={entry.id} className={classNames(card.card, layout.stack, layout.stackS, layout.stackWide)}>
          {editing?.entry.id === entry.id ? (
            <EntryEditor editing={editing} focusOn={focusOn} onType={type} onEnd={endWith} />
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
        </li>
      ))}
    </ul>
  );
}

/** It stands there while the boxes are open: only what is put into it later is read out. */
function Saved({ isSaved }: { isSaved: boolean }) {
  return (
    <p className={css.done} role="status">
      {isSaved && (
        <>
          <CheckIcon />
          Saved.
        </>
      )}
    </p>
  );
}

/** What is being typed stays on the page, also when another tab moved its entry to another page or deleted it. */
function withOpenOne(entries: readonly DiaryEntry[], open: DiaryEntry | undefined): readonly DiaryEntry[] {
  return !open || entries.some(({ id }) => id === open.id) ? entries : [open, ...entries];
}
