import { m } from '#messages';
import { pressStart } from '../../play/frame/press-start.ts';
import { BackspaceIcon, CheckIcon } from '../../ui/icons.ts';
import { classNames } from '../../ui/layout/class-names.ts';
import css from './keypad.module.css';

export type KeypadProps = {
  canSend: boolean;
  onDigit: (digit: number, stamp: number) => void;
  onDelete: (stamp: number) => void;
  onSend: (stamp: number) => void;
};

/** An on-screen keypad, so that the on-screen keyboard of the system does not cover the game. */
export function Keypad({ canSend, onDigit, onDelete, onSend }: KeypadProps) {
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
