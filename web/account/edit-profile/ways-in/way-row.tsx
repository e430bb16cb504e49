import { useState } from 'react';
import type { LinkedSignInMethod } from '#contract/sign-in-methods.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { whenWords } from '../../../ui/dates.ts';
import { focus } from '../../../ui/focus.ts';
import layout from '../../../ui/layout.module.css';
import { signInMethodName, takeAwayWords } from './way-in-words.ts';
import css from './way-list.module.css';

type WayRowProps = {
  signInMethod: LinkedSignInMethod;
  /** Whether the focus goes on here when the row comes back. */
  isReturn: boolean;
  isBusy: boolean;
  /** Null for a way that has to stay. */
  onTakeAway: (() => void) | null;
};

/** A way in: since when it is there, and how it is taken away, which is asked first. */
export function WayRow({ signInMethod, isReturn, isBusy, onTakeAway }: WayRowProps) {
  const { way, addedAt } = signInMethod;
  const [step, setStep] = useState<'at-rest' | 'asked' | 'left'>(isReturn ? 'left' : 'at-rest');
  return (
    <li className={css.way}>
      <div className={css.words}>
        <p className={css.name}>{signInMethodName(way)}</p>
        <p className={classNames(layout.soft, layout.small)}>{`Added ${whenWords(addedAt, new Date())}.`}</p>
      </div>
      {onTakeAway && step !== 'asked' && (
        <Button
          look="line"
          ref={step === 'left' ? focus : null}
          aria-label={`Take away: ${signInMethodName(way)}`}
          onPress={() => setStep('asked')}
        >
          Take away
        </Button>
      )}
      {onTakeAway && step === 'asked' && (
        <div className={classNames(layout.stack, layout.stackS, css.asked)}>
          <p>{takeAwayWords(way)}</p>
          <div className={classNames(layout.row, layout.rowQuiet)}>
            <Button look="danger" ref={focus} isPending={isBusy} onPress={onTakeAway}>
              Yes, take it away
            </Button>
            <Button look="quiet" onPress={() => setStep('left')}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}
