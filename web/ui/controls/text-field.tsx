import { type ChangeEvent, type InputHTMLAttributes, useState } from 'react';
import { m } from '#messages';
import { EyeIcon, EyeSlashIcon } from '../icons.ts';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { FieldProblem, useFieldTexts } from './field-problem.tsx';
import css from './text-field.module.css';

type WhichPassword = 'new' | 'current' | 'own';

type InputProps = Pick<
  InputHTMLAttributes<HTMLElement>,
  | 'name'
  | 'type'
  | 'maxLength'
  | 'autoComplete'
  | 'autoCorrect'
  | 'autoFocus'
  | 'enterKeyHint'
  | 'inputMode'
  | 'spellCheck'
>;

type TextFieldProps = InputProps & {
  label: string;
  hint?: string | undefined;
  value: string;
  onChange?: (value: string) => void;
  /** The error: what is wrong and what to do. */
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
  multiline?: boolean;
  /** Which password it is, for the name of the button that shows it. */
  whichPassword?: WhichPassword;
};

/** A text field with label, hint, input and error, in this order. A password can be shown. */
export function TextField({
  label,
  hint,
  onChange,
  error,
  isRequired,
  isReadOnly,
  multiline = false,
  whichPassword,
  ...rest
}: TextFieldProps) {
  const { id, hintId, problemId, described } = useFieldTexts({ hint, error });
  const box = {
    ...rest,
    ...described,
    id,
    className: css.input,
    readOnly: isReadOnly,
    'aria-required': isRequired,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(target.value),
  };
  return (
    <div className={layout.field}>
      <label className={layout.strong} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className={classNames(layout.soft, layout.small)}>
          {hint}
        </span>
      )}
      {multiline && <textarea {...box} />}
      {!multiline && (
        <span className={css.box}>
          {rest.type === 'password' ? <PasswordBox {...box} which={whichPassword} /> : <input {...box} />}
        </span>
      )}
      <FieldProblem id={problemId}>{error}</FieldProblem>
    </div>
  );
}

type PasswordBoxProps = InputHTMLAttributes<HTMLInputElement> & { which: WhichPassword | 'only' | undefined };

function PasswordBox({ which = 'only', ...box }: PasswordBoxProps) {
  const [isShown, setIsShown] = useState(false);
  const name = isShown ? m['shared.hide_password']({ which }) : m['shared.show_password']({ which });
  return (
    <>
      <input {...box} type={isShown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <button type="button" className={css.inside} aria-label={name} onClick={() => setIsShown(!isShown)}>
        {isShown ? <EyeSlashIcon /> : <EyeIcon />}
        {isShown ? m['shared.hide']() : m['shared.show']()}
      </button>
    </>
  );
}
