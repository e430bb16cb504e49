import type { Ref } from 'react';
import { formatSum, type Sum, spokenSum, sumAnswer } from '#rules/games/arithmetic.ts';
import card from '../../ui/card.module.css';
import { classNames } from '../../ui/class-names.ts';
import { CheckCircleIcon } from '../../ui/icons.ts';
import { Keypad, type KeypadProps } from './keypad.tsx';
import css from './sum-card.module.css';

type SumCardProps = Omit<KeypadProps, 'canSend'> & {
  /** The box of the answer. */
  ref: Ref<HTMLInputElement>;
  sum: Sum;
  typed: string;
  answered: number | null;
  openTasks: boolean;
  /** The box was filled in some other way than by a key. */
  onText: (text: string, stamp: number) => void;
};

/** A sum, a box for its answer and keys to type it. Once that is over, the right answer stands in the box. */
export function SumCard({ ref, sum, typed, answered, openTasks, onText, ...keys }: SumCardProps) {
  const right = sumAnswer(sum);
  const isOther = answered !== null && answered !== right;
  return (
    <section className={classNames(card.card, css.card)}>
      <div className={css.sum} data-mark={openTasks ? undefined : answered === right ? 'right' : 'other'}>
        <span className={css.written}>{`${formatSum(sum)} =`}</span>
        <input
          ref={ref}
          className={css.box}
          inputMode="none"
          autoComplete="off"
          aria-label={`Your answer to ${spokenSum(sum)}`}
          readOnly={!openTasks}
          value={openTasks ? typed : right}
          onChange={(event) => onText(event.target.value, event.timeStamp)}
        />
        {answered === right && <CheckCircleIcon />}
        {isOther && <span className={css.other}>not {answered}</span>}
      </div>
      <Keypad canSend={openTasks && typed !== ''} {...keys} />
    </section>
  );
}
