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
