import type { RefObject } from 'react';
import { FieldError, Input, Label, TextField } from 'react-aria-components/TextField';
import type { BoxReminder } from '#rules/screening/letter-quiz-reducer.ts';
import { classNames } from '../../ui/class-names.ts';
import { InfoIcon } from '../../ui/icons.ts';
import css from './letter-quiz.module.css';

const REMINDERS: Record<BoxReminder, string> = {
  empty: 'Type the letter you heard. A guess is fine.',
  several: 'The box takes one letter. Type only the letter you heard.',
};

type LetterBoxProps = {
  ref: RefObject<HTMLInputElement | null>;
  typed: string;
  reminder: BoxReminder | null;
  /** The id of what is asked for, which is read out with the box. */
  describedBy: string;
  onType: (text: string) => void;
};

/** The box for one letter. The newest letter replaces the one before, so nothing has to be rubbed out. */
export function LetterStore({ ref, typed, reminder, describedBy, onType }: LetterBoxProps) {
  return (
    <TextField
      className={classNames(css.field)}
      value={typed}
      onChange={onType}
      isInvalid={reminder !== null}
      validationBehavior="aria"
      aria-describedby={describedBy}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
    >
      <Label className={css.label}>Type the letter you hear</Label>
      <Input ref={ref} className={classNames(css.box)} autoCapitalize="off" enterKeyHint="next" />
      <div role="status" className={css.status}>
        <FieldError className={classNames(css.reminder)}>
          <InfoIcon />
          <span>{reminder && REMINDERS[reminder]}</span>
        </FieldError>
      </div>
    </TextField>
  );
}
