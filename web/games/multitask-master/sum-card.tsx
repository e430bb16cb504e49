import type { Ref } from 'react';
import { answerTo, type Sum, spokenSum, writtenSum } from '#rules/games/arithmetic.ts';
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
  isOpen: boolean;
  /** The box was filled in some other way than by a key. */
  onText: (text: string, stamp: number) => void;
};

/** A sum, a box for its answer and keys to type it. Once that is over, the right answer stands in the box. */
export function SumCard({ ref, sum, typed, answered, isOpen, onText, ...keys }: SumCardProps) {
  const right = answerTo(sum);
  const isOther = answered !== null && answered !== right;
  return (
    <section className={classNames(card.card, css.card)}>
      <div className={css.sum} data-mark={isOpen ? undefined : answered === right ? 'right' : 'other'}>
        <span className={css.written}>{`${writtenSum(sum)} =`}</span>
        <input
          ref={ref}
          className={css.box}
          inputMode="none"
          autoComplete="off"
          aria-label={`Your answer to ${spokenSum(sum)}`}
          readOnly={!isOpen}
          value={isOpen ? typed : right}
          onChange={(event) => onText(event.target.value, event.timeStamp)}
        />
        {answered === right && <CheckCircleIcon />}
        {isOther && <span className={css.other}>not {answered}</span>}
      </div>
      <Keypad canSend={isOpen && typed !== ''} {...keys} />
    </section>
  );
}
