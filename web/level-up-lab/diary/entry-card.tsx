import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import type { DiaryEntry } from '#rules/days/diary.ts';
import { Button } from '../../ui/controls/button.tsx';
import { PencilSimpleIcon, TrashIcon } from '../../ui/icons.ts';
import { classNames, Row } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { firstWrittenWords } from '../written-words.ts';
import css from './diary.module.css';
import { editButtonId } from './entry-focus.ts';

/** The number of characters of a long text that are shown at first. */
const FIRST_CHARACTERS = 600;

const HIDDEN = {
  hidden: ({ children }: { children?: ReactNode }) => <span className={layout.hidden}>{children}</span>,
};

type EntryCardProps = {
  entry: DiaryEntry;
  /** Whether another entry is being edited. */
  isReadOnly: boolean;
  /** The entry that gets the focus when it appears. */
  focusOn: RefObject<string | null>;
  onEdit: () => void;
  onDelete: () => void;
};

/** An entry with its buttons. */
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
        <p className={classNames(layout.soft, layout.small)}>{firstWrittenWords(entry, new Date())}</p>
      </div>
      <Thoughts thoughts={thoughts} />
      {!isReadOnly && (
        <Row isTight className={css.actions}>
          <Button ref={editButton} id={editButtonId(id)} look="quiet" onPress={onEdit}>
            <PencilSimpleIcon />
            <ParaglideMessage message={m['level_up_lab.diary.entry.edit']} inputs={{ title }} markup={HIDDEN} />
          </Button>
          <Button look="quiet" onPress={onDelete}>
            <TrashIcon />
            <ParaglideMessage message={m['level_up_lab.diary.entry.delete']} inputs={{ title }} markup={HIDDEN} />
          </Button>
        </Row>
      )}
    </>
  );
}

/** The text with its line breaks. A long text is truncated until it is expanded. */
function Thoughts({ thoughts }: { thoughts: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = thoughts.length > FIRST_CHARACTERS * 1.5;
  return (
    <>
      <p className={css.thoughts}>
        {isLong && !isOpen ? m['level_up_lab.diary.entry.shortened']({ beginning: beginning(thoughts) }) : thoughts}
      </p>
      {isLong && (
        <div className={css.more}>
          <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? m['level_up_lab.diary.entry.show_less']() : m['level_up_lab.diary.entry.show_whole']()}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first characters of the text, cut at the end of a word. */
function beginning(thoughts: string): string {
  const cut = thoughts.slice(0, FIRST_CHARACTERS);
  const lastBlank = cut.search(/\s\S*$/);
  return lastBlank > 0 ? cut.slice(0, lastBlank) : cut;
}
