import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { digitOf } from '../../ui/controls/digit-keys.ts';
import { readingKey } from '../../ui/focus/reading-keys.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import layout from '../../ui/layout.module.css';
import { isOutsideMain } from '../frame/focus-loss.ts';
import { useKeys } from '../frame/use-keys.ts';
import css from './answer-buttons.module.css';

type Answer<Value extends string> = {
  value: Value;
  label: string;
  /** Stands in the place of the label, which then only screen readers get. */
  shown?: ReactNode;
  /** After the answer: the right one, or the wrong one that was picked. */
  mark?: 'right' | 'other' | undefined;
  /** Whether it was chosen before. */
  isChosen?: boolean;
};

type AnswerButtonsProps<Value extends string> = {
  ref?: RefObject<HTMLDivElement | null>;
  /**
   * `application`: it can take the focus, and screen readers leave its keys to the page. Describe the keys then. Without it
   * they read the buttons like any others.
   */
  role?: 'application' | 'group';
  'aria-describedby'?: string;
  answers: readonly Answer<Value>[];
  onAnswer: (value: Value, stamp: number) => void;
  /** Presses count this long after the answers appeared or opened; until then they look inactive. */
  readyAfterMs: number;
  /** Whether an answer is asked for, so not while the last one is shown. */
  isOpen?: boolean;
  columns?: 1 | 2 | 3;
  /** Whether Listen reads them. */
  isRead?: boolean;
  /** `no`: the answers are words or letters to be known. */
  translate?: 'no';
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * Answers that count at once when pressed, also with number keys, or arrow keys and Enter. New answers need a new component:
 * the second half of a double press must not answer the next question.
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
    // Other parts of the page, such as a text, have their own arrow keys.
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

/**
 * Marks an element from the first move of the mouse over it. Until then an answer that appeared under a resting pointer does
 * not look hovered, because that looks like chosen.
 */
function usePointerMoved() {
  const [hasMoved, setHasMoved] = useState(false);
  return {
    'data-pointer-moved': hasMoved || undefined,
    onMouseMove: ({ movementX, movementY }: MouseEvent) => {
      // Browsers can also send a move without a distance when the page changes under the pointer.
      if (movementX !== 0 || movementY !== 0) setHasMoved(true);
    },
  };
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

/** Moves the focus in the direction of an arrow key, in a circle; from elsewhere to the first or last answer. */
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
