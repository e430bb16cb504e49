import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import css from './diary.module.css';

/** Of a longer text, so many characters show at first. */
const FIRST_CHARACTERS = 600;

/** What was written, with its lines as they were typed. A long text can be opened. */
export function EntryThoughts({ thoughts }: { thoughts: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = thoughts.length > FIRST_CHARACTERS * 1.5;
  return (
    <>
      <p className={css.thoughts}>{isLong && !isOpen ? `${beginning(thoughts)} …` : thoughts}</p>
      {isLong && (
        <div className={css.more}>
          <Button look="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Show less' : 'Show the whole entry'}
          </Button>
        </div>
      )}
    </>
  );
}

/** The first characters, up to the end of a word. */
function beginning(thoughts: string): string {
  const cut = thoughts.slice(0, FIRST_CHARACTERS);
  const lastBlank = cut.search(/\s\S*$/);
  return lastBlank > 0 ? cut.slice(0, lastBlank) : cut;
}
