import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { readingKey } from '../../ui/focus/reading-keys.ts';
import { usePointerMoved } from '../../ui/focus/use-pointer-moved.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { isOutsideMain } from '../frame/focus-loss.ts';
import { useKeys } from '../frame/use-keys.ts';
import css from './answer-buttons.module.css';

type Answer<Value extends string> = {
  value: Value;
  label: string;
  /** Shown instead of the label, which then is for screen readers only. */
  shown?: ReactNode;
  /** After an answer: marks the right option, or the wrong option that was picked. */
  mark?: 'right' | 'other' | undefined;
  /** Whether it was the learner's earlier answer. */
  isChosen?: boolean;
};

type AnswerButtonsProps<Value extends string> = {
  ref?: RefObject<HTMLDivElement | null>;
  /**
   * `application`: the group can be focused, and screen readers pass its keys to the page; describe the keys then.
   * With `group` screen readers handle the buttons as usual.
   */
  role?: 'application' | 'group';
  'aria-describedby'?: string;
  answers: readonly Answer<Value>[];
  onAnswer: (value: Value, stamp: number) => void;
  /**
   * Presses are accepted this long after the answers appeared or were enabled; until then the buttons look inactive.
   */
  readyAfterMs: number;
  /** Whether an answer is expected; false while the result of the last one is shown. */
  isOpen?: boolean;
  columns?: 1 | 2 | 3;
  /** Whether Listen reads the answers. */
  isRead?: boolean;
  /** `no` if the answers are words or letters that the learner has to know. */
  translate?: 'no';
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * Answer buttons for presses, number keys, or arrow keys and Enter; a press submits at once. Use a new `key` for new
 * answers: the second half of a double press must not answer the next question.
 */
export function AnswerButtons<Value extends string>({
  answers,
  onAnswer,
  readyAfterMs,
  isOpen = true,
  columns = 1,
  isRead = false,
  ref,
  role = 'group',
  ...rest
}: AnswerButtonsProps<Value>) {
  const own = useRef<HTMLDivElement>(null);
  const group = ref ?? own;
  const isReady = useIsReady(isOpen, readyAfterMs);
  const pointerMoved = usePointerMoved();
  useKeys(true, (event) => {
    // Other elements, such as a text, handle arrow keys themselves.
    if (event.defaultPrevented || isOutsideMain(event.target)) return;
    if (moveFocus(group.current, event.key)) return event.preventDefault();
    const answer = answers[(digitOf(event) ?? 0) - 1];
    if (answer && isReady && !event.repeat) onAnswer(answer.value, event.timeStamp);
  });
  return (
    <div
      {...rest}
      {...pointerMoved}
      ref={group}
      role={role}
      {...(role === 'application' && { tabIndex: -1 })}
      data-pictured={answers.some(({ shown }) => shown) || undefined}
      className={classNames(css.answers, columns === 2 && css.two, columns === 3 && css.three)}
    >
      {answers.map(({ value, label, shown, mark, isChosen = false }, place) => (
        <button
          key={value}
          type="button"
          className={css.answer}
          aria-keyshortcuts={String(place + 1)}
          data-read={isRead || undefined}
          data-mark={mark}
          data-chosen={isChosen || undefined}
          aria-disabled={!isReady || undefined}
          onClick={(event) => isReady && onAnswer(value, event.timeStamp)}
        >
          <span className={css.key} aria-hidden="true">
            {place + 1}
          </span>
          {shown && (
            <span className={css.shown} aria-hidden="true">
              {shown}
            </span>
          )}
          <span className={shown ? layout.hidden : css.label}>
            {isChosen ? (
              <ParaglideMessage
                message={m['play.chosen']}
                inputs={{ answer: label }}
                markup={{ hidden: ({ children }) => <span className={layout.hidden}>{children}</span> }}
              />
            ) : (
              label
            )}
          </span>
          {mark === 'right' && <CheckCircleIcon />}
          {mark === 'other' && <ArrowBendUpRightIcon />}
        </button>
      ))}
    </div>
  );
}

/** Whether `afterMs` have passed since the answers opened. */
function useIsReady(isOpen: boolean, afterMs: number): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsReady(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsReady(false);
    };
  }, [isOpen, afterMs]);
  return isOpen && isReady;
}

/** Moves the focus in the direction of an arrow key, wrapping around; without focus, to the first or last answer. */
function moveFocus(group: HTMLElement | null, key: string): boolean {
  const buttons = [...(group?.querySelectorAll('button') ?? [])];
  const columns = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length;
  const by = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns }[readingKey(key)];
  if (!by) return false;
  const at = buttons.findIndex((button) => button.matches(':focus'));
  const to = at < 0 ? (by > 0 ? 0 : -1) : (at + by) % buttons.length;
  buttons.at(to)?.focus();
  return true;
}
