import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { FieldProblem } from './field-problem.tsx';
import css from './option.module.css';

type Choice<Value extends string> = { value: Value; label: string };

type ChoiceGroupProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  /** The value of the selected option; null: none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
} & ({ label: string } | { 'aria-label': string } | { 'aria-labelledby': string });

/** A radio group with its options in a column. */
export function ChoiceGroup<Value extends string>({ choices, onChange, error, ...rest }: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      className={layout.field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(value) => onChange(value as Value)}
    >
      {'label' in rest && <Label className={layout.strong}>{rest.label}</Label>}
      <div className={css.choices}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.value} {...choice} />
        ))}
      </div>
      <FieldProblem>{error}</FieldProblem>
    </RadioGroup>
  );
}

function ChoiceRow({ value, label }: Choice<string>) {
  return (
    <RadioField value={value}>
      <RadioButton className={classNames(css.option, css.choice)}>
        <span className={classNames(css.mark, css.dot)} aria-hidden="true" />
        <span>{label}</span>
      </RadioButton>
    </RadioField>
  );
}
