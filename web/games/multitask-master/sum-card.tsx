import type { Ref } from 'react';
import { m } from '#messages';
import { formatSum, type Sum, sumAnswer } from '#rules/games/multitask-master/arithmetic.ts';
import { ArrowBendUpRightIcon, CheckCircleIcon } from '../../ui/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Keypad, type KeypadProps } from './keypad.tsx';
import game from './multitask-master.module.css';
import { spokenSum, sumWords } from './multitask-words.ts';
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

/** A sum, a box for its answer and keys to type it. An answer stays in the box; the right one is said beside it. */
export function SumCard({ ref, sum, typed, answered, isOpen, onText, ...keys }: SumCardProps) {
  const right = sumAnswer(sum);
  const isRight = answered === right;
  const mark = isOpen ? undefined : isRight ? 'right' : 'other';
  return (
    <Card isFree className={game.card}>
      {/* Sums and keys of digits run from left to right in every language of the app. */}
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
