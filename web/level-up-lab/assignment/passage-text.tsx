import { Fragment, memo, type RefObject, useEffect, useState } from 'react';
import { keepInView } from '../../read-aloud/keep-in-view.ts';
import { readingKey } from '../../ui/reading-keys.ts';
import css from './passage-text.module.css';
import type { PassageWord, SpokenPassage } from './spoken-passage.ts';
import { wordByKey } from './word-keys.ts';
import { type PartsOf, WordParts } from './word-parts.tsx';

type PassageTextProps = {
  ref: RefObject<HTMLDivElement | null>;
  spoken: SpokenPassage;
  /** The word that is being read aloud. */
  onWord: PassageWord | null;
  isReading: boolean;
  parts: PartsOf | null;
  /** A word was pressed. */
  onOpen: (word: PassageWord) => void;
  /** A word got the focus. */
  onReach: (word: PassageWord) => void;
};

/** The words of a passage. One of them is in the tab order, the others are reached with the arrow keys. */
export function PassageText({ ref, spoken, onWord, isReading, parts, onOpen, onReach }: PassageTextProps) {
  const [tabStop, setTabStop] = useState(0);
  const spokenIndex = onWord?.index;

  useEffect(() => {
    const element = spokenIndex === undefined ? null : ref.current?.querySelector(`[data-word="${spokenIndex}"]`);
    if (isReading && element) keepInView(element);
  }, [ref, spokenIndex, isReading]);

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
        setTabStop(word.index);
        onReach(word);
      }}
      onKeyDown={(event) => {
        const word = wordFrom(event.target);
        if (!word) return;
        const elements = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-word]')];
        if (event.key === 'Enter' || event.key === ' ') onOpen(word);
        else elements[wordByKey(readingKey(event.key), word.index, elements)]?.focus();
        if (/^(Arrow|Home|End|Enter| )/.test(event.key)) event.preventDefault();
      }}
    >
      {spoken.paragraphs.map((sentences) => (
        <p key={sentences[0]?.sentence}>
          {sentences.map(({ sentence, pieces }, place) => (
            <Fragment key={sentence}>
              {place > 0 && ' '}
              {pieces.map((piece) =>
                typeof piece === 'string' ? (
                  piece
                ) : (
                  <Word
                    key={piece.index}
                    index={piece.index}
                    text={piece.text}
                    isSpoken={piece.index === spokenIndex}
                    isTabStop={piece.index === tabStop}
                    parts={parts}
                  />
                ),
              )}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}

type WordProps = { index: number; text: string; isSpoken: boolean; isTabStop: boolean; parts: PartsOf | null };

/** Only the word in the tab order has the role of a button: a screen reader would announce a hundred of them. */
const Word = memo(function Word({ index, text, isSpoken, isTabStop, parts }: WordProps) {
  return (
    <span
      className={css.word}
      data-word={index}
      data-on={isSpoken || undefined}
      tabIndex={isTabStop ? 0 : -1}
      {...(isTabStop && { role: 'button' })}
    >
      {parts ? <WordParts parts={parts(text)} /> : text}
    </span>
  );
});
