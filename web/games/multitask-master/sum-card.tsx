import type { Ref } from 'react';
import { m } from '#messages';
import { formatSum, type Sum, sumAnswer } from '#rules/games/arithmetic.ts';
import { Card } from '../../ui/card.tsx';
import { CheckCircleIcon } from '../../ui/icons.ts';
import { Keypad, type KeypadProps } from './keypad.tsx';
import game from './multitask-master.module.css';
import { spokenSum } from './multitask-words.ts';
import css from './sum-card.module.css';

type SumCardProps = Omit<KeypadProps, 'canSend'> & {
  /** The box of the answer. */
  ref: Ref<HTMLInputElement>;
  sum: Sum;
  typed: string;
  answered: number | null;
  isOpen: boolean;
  /** Called when the text of the box changes without one of the keys. */
  onText: (text: string, stamp: number) => void;
};

/** A sum, a box for its answer and keys to type it. When the task is over, the box contains the right answer. */
export function SumCard({ ref, sum, typed, answered, isOpen, onText, ...keys }: SumCardProps) {
  const right = sumAnswer(sum);
  const isOther = answered !== null && answered !== right;
  return (
    <Card isFree className={game.card}>
      {/* Sums and keys of digits run from left to right in every language of the app. */}
      <div className={css.sum} dir="ltr" data-mark={isOpen ? undefined : answered === right ? 'right' : 'other'}>
        <span className={css.written}>{`${formatSum(sum)} =`}</span>
        <input
          ref={ref}
          className={css.box}
          inputMode="none"
          autoComplete="off"
          aria-label={m['games.multitask_master.your_answer']({ sum: spokenSum(sum) })}
          readOnly={!isOpen}
          value={isOpen ? typed : right}
          onChange={(event) => onText(event.target.value, event.timeStamp)}
        />
        {answered === right && <CheckCircleIcon />}
        {isOther && <span className={css.other}>{m['games.multitask_master.other_answer']({ answer: answered })}</span>}
      </div>
      <Keypad canSend={isOpen && typed !== ''} {...keys} />
    </Card>
  );
}
