import { memo } from 'react';
import css from './passage-text.module.css';
import type { PartsOf } from './syllables.ts';
import { WordParts } from './word-parts.tsx';

type PassageWordButtonProps = {
  index: number;
  text: string;
  /** Whether it is being read aloud. */
  isOn: boolean;
  /** Whether Tab leads to it. */
  isEntry: boolean;
  parts: PartsOf | null;
};

/** A word that can be pressed. Only the one that Tab leads to says so: a hundred buttons would drown the text. */
export const PassageWordButton = memo(function PassageWordButton({
  index,
  text,
  isOn,
  isEntry,
  parts,
}: PassageWordButtonProps) {
  return (
    <span
      className={css.word}
      data-word={index}
      data-on={isOn || undefined}
      tabIndex={isEntry ? 0 : -1}
      {...(isEntry && { role: 'button', 'aria-haspopup': 'dialog' })}
    >
      {parts ? <WordParts parts={parts(text)} /> : text}
    </span>
  );
});
