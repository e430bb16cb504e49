import { Fragment, memo, type RefObject, useEffect, useState } from 'react';
import { keepInView } from '../read-aloud/keep-in-view.ts';
import { readingKey } from '../ui/focus/reading-keys.ts';
import { classNames } from '../ui/layout/layout.tsx';
import type { SpokenText, TextWord } from './spoken-text.ts';
import css from './text-words.module.css';
import type { WordKind } from './words/kind-names.ts';
import kindsCss from './words/kinds.module.css';
import { type SyllablesOf, WordSyllables } from './words/word-syllables.tsx';

type TextWordsProps = {
  ref: RefObject<HTMLDivElement | null>;
  spoken: SpokenText;
  /** The word that is being read aloud. */
  onWord: TextWord | null;
  isReading: boolean;
  parts: SyllablesOf | null;
  /** The part of speech of each word; null while they are not marked. */
  kinds: readonly (WordKind | null)[] | null;
  /** Called when a word is pressed. */
  onOpen: (word: TextWord) => void;
  /** Called when a word gets the focus. */
  onReach: (word: TextWord) => void;
};

/** The words of a passage. One word is in the tab order; arrow keys reach the others. */
export function TextWords({ ref, spoken, onWord, isReading, parts, kinds, onOpen, onReach }: TextWordsProps) {
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the pressable elements are the words inside
    <div
      ref={ref}
      className={css.text}
      // Not translated, because the voice, the syllables and the meanings belong to these words.
      translate="no"
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
        else elements[wordByKey(readingKey(event.key, directionAt(event.target)), word.index, elements)]?.focus();
        if (/^(Arrow|Home|End|Enter| )/.test(event.key)) event.preventDefault();
      }}
    >
      {spoken.paragraphs.map(({ isBreak, language, direction, stretches }, index) =>
        isBreak ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change
          <hr key={index} className={css.break} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change
          <p key={index} lang={language} dir={direction}>
            {stretches.map(({ isEmphasized, pieces }, place) => {
              const Stretch = isEmphasized ? 'em' : Fragment;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change
                <Stretch key={place}>
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
                        parts={language === undefined ? parts : null}
                        kind={kinds?.[piece.index] ?? null}
                      />
                    ),
                  )}
                </Stretch>
              );
            })}
          </p>
        ),
      )}
    </div>
  );
}

type WordProps = {
  index: number;
  text: string;
  isSpoken: boolean;
  isTabStop: boolean;
  parts: SyllablesOf | null;
  kind: WordKind | null;
};

/**
 * Only the word in the tab order has the role button: otherwise a screen reader would announce every word as a button.
 */
const Word = memo(function Word({ index, text, isSpoken, isTabStop, parts, kind }: WordProps) {
  return (
    <span
      className={classNames(css.word, kind !== null && kindsCss.word)}
      data-word={index}
      data-kind={kind ?? undefined}
      data-on={isSpoken || undefined}
      tabIndex={isTabStop ? 0 : -1}
      {...(isTabStop && { role: 'button' })}
    >
      {parts ? <WordSyllables parts={parts(text) ?? [text]} /> : text}
    </span>
  );
});

/** The direction of the paragraph of an element. */
function directionAt(target: EventTarget): 'ltr' | 'rtl' {
  return target instanceof Element && getComputedStyle(target).direction === 'rtl' ? 'rtl' : 'ltr';
}

/** The index of the word that a key moves to: left, right, in the line above or below, the first or the last. */
function wordByKey(key: string, from: number, words: readonly Element[]): number {
  const last = words.length - 1;
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowDown') return nearestInNextLine(words, from, 1);
  if (key === 'ArrowUp') return nearestInNextLine(words, from, -1);
  return from;
}

function nearestInNextLine(words: readonly Element[], from: number, step: 1 | -1): number {
  const boxes = words.map((word) => word.getBoundingClientRect());
  const current = boxes[from];
  if (!current) return from;
  const isBeyond = ({ top }: DOMRect) => (top - current.top) * step > current.height / 2;
  const first = step > 0 ? boxes.findIndex(isBeyond) : boxes.map(isBeyond).lastIndexOf(true);
  const line = boxes[first];
  if (!line) return from;
  const centre = ({ left, right }: DOMRect) => (left + right) / 2;
  const isInLine = ({ top }: DOMRect) => Math.abs(top - line.top) < line.height / 2;
  const inLine = boxes.flatMap((box, word) =>
    isInLine(box) ? [{ word, distance: Math.abs(centre(box) - centre(current)) }] : [],
  );
  return inLine.sort((a, b) => a.distance - b.distance)[0]?.word ?? from;
}
