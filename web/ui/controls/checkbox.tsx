import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../icons.ts';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { FieldProblem } from './field-problem.tsx';
import css from './option.module.css';

type CheckboxProps = Pick<CheckboxFieldProps, 'isSelected' | 'onChange' | 'isRequired' | 'name'> & {
  label: string;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
};

/** A checkbox with a sentence. The whole row can be pressed. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={layout.field} isInvalid={error !== undefined} validationBehavior="aria">
      <CheckboxButton className={classNames(css.option, css.checkbox)}>
        <span className={classNames(css.mark, css.box)} aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{label}</span>
      </CheckboxButton>
      <FieldProblem>{error}</FieldProblem>
    </CheckboxField>
  );
}
