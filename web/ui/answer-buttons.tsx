import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import css from './answer-buttons.module.css';
import { classNames } from './class-names.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from './icons.ts';

type Answer<Value extends string> = {
  value: Value;
  label: string;
  /** Once it is answered: the right one, or another that was picked. */
  mark?: 'right' | 'other' | undefined;
  /** It was chosen before. */
  isChosen?: boolean;
};

type AnswerButtonsProps<Value extends string> = {
  'aria-labelledby': string;
  answers: readonly Answer<Value>[];
  onAnswer: (value: Value, stamp: number) => void;
  columns?: 1 | 2;
};

/** Answers that count as soon as they are pressed: by a press, by the number keys, or by arrow keys and Enter. */
export function AnswerButtons<Value extends string>({
  answers,
  onAnswer,
  columns = 1,
  ...rest
}: AnswerButtonsProps<Value>) {
  const group = useRef<HTMLDivElement>(null);
  const keyed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const answer = answers[Number(event.key) - 1];
    if (answer) onAnswer(answer.value, event.timeStamp);
  });
  useEffect(() => {
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers that act at once are no part of a form
    <div
      {...rest}
      ref={group}
      role="group"
      className={classNames(css.answers, columns === 2 && css.two)}
      onKeyDown={(event) => moveFocus(event, group.current)}
    >
      {answers.map(({ value, label, mark, isChosen = false }, place) => (
        <button
          key={value}
          type="button"
          className={classNames(css.answer)}
          aria-keyshortcuts={String(place + 1)}
          data-mark={mark}
          data-chosen={isChosen || undefined}
          onClick={(event) => onAnswer(value, event.timeStamp)}
        >
          <span className={css.key} aria-hidden="true">
            {place + 1}
          </span>
          <span>{label}</span>
          {mark === 'right' && <CheckCircleIcon />}
          {mark === 'other' && <ArrowBendUpRightIcon />}
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent, group: HTMLElement | null): void {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const at = buttons.findIndex((button) => button.matches(':focus'));
  if (!by || at < 0) return;
  event.preventDefault();
  buttons.at((at + by) % buttons.length)?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [role="dialog"]') !== null;
}
