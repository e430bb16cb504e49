import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import css from './choice-group.module.css';
import { FieldFault } from './field-fault.tsx';

type Choice<Value extends string> = { value: Value; label: string };

type ChoiceGroupProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  /** Nothing is chosen while this is null. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** What is missing and what to do; shown while it is given. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
} & ({ label: string } | { 'aria-label': string } | { 'aria-labelledby': string });

/** Answers or settings below each other, of which one can be chosen. */
export function ChoiceGroup<Value extends string>({ choices, onChange, error, ...rest }: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      className={css.group}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(value) => onChange(value as Value)}
    >
      {'label' in rest && <Label className={css.label}>{rest.label}</Label>}
      <div className={css.choices}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.value} {...choice} />
        ))}
      </div>
      <FieldFault>{error}</FieldFault>
    </RadioGroup>
  );
}

function ChoiceRow({ value, label }: Choice<string>) {
  return (
    <RadioField value={value}>
      <RadioButton className={css.choice}>
        <span className={css.dot} aria-hidden="true" />
        <span>{label}</span>
      </RadioButton>
    </RadioField>
  );
}
