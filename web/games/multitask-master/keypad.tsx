import { pressStart } from '../../sitting/press-start.ts';
import { classNames } from '../../ui/class-names.ts';
import { BackspaceIcon, CheckIcon } from '../../ui/icons.ts';
import css from './keypad.module.css';

export type KeypadProps = {
  canSend: boolean;
  onDigit: (digit: number, stamp: number) => void;
  onRubOut: (stamp: number) => void;
  onSend: (stamp: number) => void;
};

/** The game's own keys, so that no keyboard of the system comes up over the round. */
export function Keypad({ canSend, onDigit, onRubOut, onSend }: KeypadProps) {
  const digit = (value: number) => (
    <button key={value} type="button" className={css.key} {...pressStart((stamp) => onDigit(value, stamp))}>
      {value}
    </button>
  );
  return (
    // The focus stays in the box, where Enter sends the answer.
    // biome-ignore lint/a11y/useSemanticElements: keys are no part of a form
    <div role="group" aria-label="Number keys" className={css.keypad} onMouseDown={(event) => event.preventDefault()}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map(digit)}
      <button type="button" className={css.key} aria-label="Rub out" {...pressStart(onRubOut)}>
        <BackspaceIcon />
      </button>
      {digit(0)}
      <button
        type="button"
        className={classNames(css.key, css.send)}
        aria-label="Send answer"
        aria-disabled={!canSend || undefined}
        onClick={(event) => onSend(event.timeStamp)}
      >
        <CheckIcon />
      </button>
    </div>
  );
}
