import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutsideTask } from '../sitting/on-looking-away.ts';
import { classNames } from '../ui/class-names.ts';
import { figureOf } from '../ui/figure-keys.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../ui/icons.ts';
import layout from '../ui/layout.module.css';
import css from './answer-buttons.module.css';

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
  const keyed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isOutsideTask(event.target)) return;
    if (moveFocus(group.current, event.key)) return event.preventDefault();
    const answer = answers[(figureOf(event) ?? 0) - 1];
    if (answer && !event.repeat) onAnswer(answer.value, event.timeStamp);
  });
  useEffect(() => {
    document.addEventListener('keydown', keyed);
    return () => document.removeEventListener('keydown', keyed);
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: answers that act at once are no part of a form
    <div {...rest} ref={group} role="group" className={classNames(css.answers, columns === 2 && css.two)}>
      {answers.map(({ value, label, mark, isChosen = false }, place) => (
        <button
          key={value}
          type="button"
          className={classNames(css.answer)}
          aria-keyshortcuts={String(place + 1)}
          data-mark={mark}
          data-chosen={isChosen || undefined}
          // The second press of a double one would answer what comes next.
          onClick={(event) => event.detail < 2 && onAnswer(value, event.timeStamp)}
        >
          <span className={css.key} aria-hidden="true">
            {place + 1}
          </span>
          <span>
            {label}
            {isChosen && <span className={layout.hidden}>, chosen</span>}
          </span>
          {mark === 'right' && <CheckCircleIcon />}
          {mark === 'other' && <ArrowBendUpRightIcon />}
        </button>
      ))}
    </div>
  );
}

/** From answer to answer the way an arrow key points, round and round; from elsewhere to the first one, or to the last. */
function moveFocus(group: HTMLElement | null, key: string): boolean {
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const by = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns }[key];
  if (!by) return false;
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const to = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % buttons.length;
  buttons.at(to)?.focus();
  return true;
}
