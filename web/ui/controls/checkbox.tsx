import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import { CheckIcon } from '../icons.ts';
import layout from '../layout.module.css';
import css from './checkbox.module.css';
import { FieldProblem } from './field-problem.tsx';

type CheckboxProps = Pick<CheckboxFieldProps, 'isSelected' | 'onChange' | 'isRequired' | 'name'> & {
  label: string;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
};

/** A checkbox with a sentence. The whole row can be pressed. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField {...rest} className={layout.field} isInvalid={error !== undefined} validationBehavior="aria">
      <CheckboxButton className={css.checkbox}>
        <span className={css.box} aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{label}</span>
      </CheckboxButton>
      <FieldProblem>{error}</FieldProblem>
    </CheckboxField>
  );
}
