import { Fragment, type RefObject, useEffect, useState } from 'react';
import { keepInView } from '../../read-aloud/keep-in-view.ts';
import css from './passage-text.module.css';
import { PassageWordButton } from './passage-word-button.tsx';
import type { PassageWord, SpokenPassage } from './spoken-passage.ts';
import type { PartsOf } from './syllables.ts';
import { wordByKey } from './word-keys.ts';

type PassageTextProps = {
  ref: RefObject<HTMLDivElement | null>;
  spoken: SpokenPassage;
  /** The word that is being read aloud. */
  onWord: PassageWord | null;
  isReading: boolean;
  parts: PartsOf | null;
  /** A word was pressed. */
  onOpen: (word: PassageWord) => void;
  /** A word was reached by the keyboard. */
  onReach: (word: PassageWord) => void;
};

/** The words of a passage. One of them can be reached with Tab, the others from there with the arrow keys. */
export function PassageText({ ref, spoken, onWord, isReading, parts, onOpen, onReach }: PassageTextProps) {
  const [entry, setEntry] = useState(0);
  const elementOf = (index: number) => ref.current?.querySelector<HTMLElement>(`[data-word="${index}"]`);

  const on = onWord?.index;
  useEffect(() => {
    const element = on === undefined ? null : ref.current?.querySelector(`[data-word="${on}"]`);
    if (isReading && element) keepInView(element);
  }, [ref, on, isReading]);

  const wordFrom = (target: EventTarget) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-word]') : null;
    return element && spoken.words[Number(element.dataset.word)];
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the words in it are what is pressed
    <div
      ref={ref}
      className={css.text}
      onClick={({ target }) => {
        const word = wordFrom(target);
        if (word && getSelection()?.isCollapsed !== false) onOpen(word);
      }}
      onFocus={({ target }) => {
        const word = wordFrom(target);
        if (!word) return;
        setEntry(word.index);
        onReach(word);
      }}
      onKeyDown={(event) => {
        const word = wordFrom(event.target);
        if (!word) return;
        if (event.key === 'Enter' || event.key === ' ') onOpen(word);
        else
          elementOf(
            wordByKey(event.key, word.index, [...(ref.current?.querySelectorAll('[data-word]') ?? [])]),
          )?.focus();
        if (/^(Arrow|Home|End|Enter| )/.test(event.key)) event.preventDefault();
      }}
    >
      {spoken.paragraphs.map((sentences) => (
        <p key={sentences[0]?.sentence}>
          {sentences.map(({ sentence, pieces }, place) => (
            <Fragment key={sentence}>
              {place > 0 && ' '}
              <span className={css.sentence} data-said={onWord?.place.sentence === sentence || undefined}>
                {pieces.map((piece) =>
                  typeof piece === 'string' ? (
                    piece
                  ) : (
                    <PassageWordButton
                      key={piece.index}
                      index={piece.index}
                      text={piece.text}
                      isOn={piece.index === on}
                      isEntry={piece.index === entry}
                      parts={parts}
                    />
                  ),
                )}
              </span>
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
