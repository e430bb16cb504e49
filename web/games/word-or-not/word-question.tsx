import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { WORD_OR_NOT_ANSWERS, type WordOrNotAnswer } from '#rules/games/word-or-not/word-or-not.ts';
import questionCard from '../../play/choices/question-card.module.css';
import { pressStart } from '../../play/frame/press-start.ts';
import { useKeys } from '../../play/frame/use-keys.ts';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { readingKey } from '../../ui/focus/reading-keys.ts';
import { ArrowLeftIcon, ArrowRightIcon, KeyboardIcon } from '../../ui/icons.ts';
import layout from '../../ui/layout.module.css';
import css from './word-or-not.module.css';

/** Alternatives to the arrow keys: the home keys of both index fingers. */
const HAND_KEYS: Record<string, string> = { f: 'ArrowLeft', j: 'ArrowRight' };
const ANSWERS_BY_ARROW: Record<string, WordOrNotAnswer> = { ArrowLeft: 'word', ArrowRight: 'not-a-word' };

type WordQuestionProps = {
  word: string;
  /** The number of the trial; a new one takes the focus. */
  at: number;
  /** The given answer; null before it. */
  answer: WordOrNotAnswer | null;
  /** Whether presses are accepted. */
  isOpen: boolean;
  onAnswer: (answer: WordOrNotAnswer, stamp: number) => void;
};

/** A word and two answers with fixed sides. With role="application" screen readers pass the keys to the game. */
export function WordQuestion({ word, at, answer, isOpen, onAnswer }: WordQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const keys = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves for each new word
  useEffect(() => {
    if (isOpen) question.current?.focus({ preventScroll: true });
  }, [at, isOpen]);
  useKeys(isOpen, (event) => {
    const arrow = readingKey(HAND_KEYS[event.key.toLowerCase()] ?? event.key);
    const pressed = ANSWERS_BY_ARROW[arrow] ?? WORD_OR_NOT_ANSWERS[(digitOf(event) ?? 0) - 1];
    if (!pressed) return;
    event.preventDefault();
    if (!event.repeat) onAnswer(pressed, event.timeStamp);
  });
  return (
    <div
      key={at}
      ref={question}
      role="application"
      tabIndex={-1}
      aria-label={m['games.word_or_not.question']({ word })}
      aria-describedby={keys}
      className={css.question}
    >
      <p className={css.task}>
        <ParaglideMessage
          message={m['games.word_or_not.question']}
          inputs={{ word }}
          markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
        />
      </p>
      <p className={css.word} data-answered={answer !== null || undefined} aria-hidden="true" translate="no">
        {word}
      </p>
      <div className={css.answers}>
        {WORD_OR_NOT_ANSWERS.map((value, place) => (
          <button
            key={value}
            type="button"
            aria-keyshortcuts={String(place + 1)}
            className={css.answer}
            data-chosen={value === answer || undefined}
            // A press does not move the focus to the button.
            onMouseDown={(event) => event.preventDefault()}
            {...pressStart((stamp) => isOpen && onAnswer(value, stamp))}
          >
            {value === 'word' && <ArrowLeftIcon />}
            <span>{m['games.word_or_not.answer']({ answer: value })}</span>
            {value === 'not-a-word' && <ArrowRightIcon />}
          </button>
        ))}
      </div>
      <p id={keys} className={questionCard.keys}>
        <KeyboardIcon />
        {m['games.word_or_not.running_keys']()}
      </p>
    </div>
  );
}
