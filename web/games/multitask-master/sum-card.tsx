import type { Ref } from 'react';
import { m } from '#messages';
import { formatSum, type Sum, sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import { pressStart } from '../../play/frame/press-start.ts';
import { ArrowBendUpRightIcon, BackspaceIcon, CheckCircleIcon, CheckIcon } from '../../ui/icons.ts';
import { Card, classNames } from '../../ui/layout/layout.tsx';
import game from './multitask-master.module.css';
import { spokenSum, sumWords } from './multitask-words.ts';
import css from './sum-card.module.css';

type SumCardProps = Omit<KeypadProps, 'canSend'> & {
  /** The text box of the answer. */
  ref: Ref<HTMLInputElement>;
  sum: Sum;
  typed: string;
  answered: number | null;
  isOpen: boolean;
  /** Called when the text changes by other means than the game's keys, such as dictation. */
  onText: (text: string, stamp: number) => void;
};

/**
 * A sum, a text box for its answer, and a keypad. A given answer stays in the box; the correct one is shown beside it.
 */
export function SumCard({ ref, sum, typed, answered, isOpen, onText, ...keys }: SumCardProps) {
  const right = sumAnswer(sum);
  const isRight = answered === right;
  const mark = isOpen ? undefined : isRight ? 'right' : 'other';
  return (
    <Card isFree className={game.card}>
      {/* Sums and keypads run from left to right in every language of the app. */}
      <div className={css.sum} dir="ltr" data-mark={mark}>
        <span className={css.written}>{`${formatSum(sum)} =`}</span>
        <input
          ref={ref}
          className={css.box}
          inputMode="none"
          autoComplete="off"
          aria-label={m['games.multitask_master.your_answer']({ sum: spokenSum(sum) })}
          readOnly={!isOpen}
          value={typed}
          onChange={(event) => onText(event.target.value, event.timeStamp)}
        />
        {mark === 'right' && <CheckCircleIcon />}
        {mark === 'other' && answered !== null && <ArrowBendUpRightIcon />}
      </div>
      <div className={css.keys} data-mark={mark}>
        <Keypad canSend={isOpen && typed !== ''} {...keys} />
        {mark === 'other' && <p className={css.words}>{sumWords(sum, formatSum(sum), answered)}</p>}
      </div>
    </Card>
  );
}

type KeypadProps = {
  canSend: boolean;
  onDigit: (digit: number, stamp: number) => void;
  onDelete: (stamp: number) => void;
  onSend: (stamp: number) => void;
};

/** An on-screen keypad, so that the on-screen keyboard of the system does not cover the game. */
function Keypad({ canSend, onDigit, onDelete, onSend }: KeypadProps) {
  const digit = (value: number) => (
    <button key={value} type="button" className={css.key} {...pressStart((stamp) => onDigit(value, stamp))}>
      {value}
    </button>
  );
  return (
    // The focus stays in the text box, where Enter sends the answer.
    // biome-ignore lint/a11y/useSemanticElements: these keys are not form controls
    <div
      role="group"
      aria-label={m['games.multitask_master.number_keys']()}
      className={css.keypad}
      dir="ltr"
      onMouseDown={(event) => event.preventDefault()}
    >
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      <button
        type="button"
        className={css.key}
        aria-label={m['games.multitask_master.rub_out']()}
        {...pressStart(onDelete)}
      >
        <BackspaceIcon />
      </button>
      {digit(0)}
      <button
        type="button"
        className={classNames(css.key, css.send)}
        aria-label={m['games.multitask_master.send_answer']()}
        aria-disabled={!canSend || undefined}
        onClick={(event) => onSend(event.timeStamp)}
      >
        <CheckIcon />
      </button>
    </div>
  );
}
