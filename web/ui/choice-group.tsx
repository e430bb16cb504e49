import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import css from './choice-group.module.css';
import { classNames } from './class-names.ts';
import { FieldFault } from './field-fault.tsx';
import { ArrowBendUpRightIcon, CheckCircleIcon } from './icons.ts';

type Answer = 'right' | 'other';
type Choice<Value extends string> = { value: Value; label: string; answer?: Answer | undefined };

type ChoiceGroupProps<Value extends string> = {
  choices: readonly Choice<Value>[];
  /** Nothing is chosen while this is null. */
  value: Value | null;
  onChange: (value: Value) => void;
  columns?: 1 | 2;
  isDisabled?: boolean;
  /** What is missing and what to do; shown while it is given. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
} & ({ label: string } | { 'aria-label': string } | { 'aria-labelledby': string });

/** Answers or settings below each other, of which one can be chosen. */
export function ChoiceGroup<Value extends string>({
  choices,
  onChange,
  columns = 1,
  error,
  ...rest
}: ChoiceGroupProps<Value>) {
  return (
    <RadioGroup
      {...rest}
      className={css.group}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      onChange={(value) => onChange(value as Value)}
    >
      {'label' in rest && <Label className={css.label}>{rest.label}</Label>}
      <div className={classNames(css.choices, columns === 2 && css.two)}>
        {choices.map((choice) => (
          <ChoiceRow key={choice.value} {...choice} />
        ))}
      </div>
      <FieldFault>{error}</FieldFault>
    </RadioGroup>
  );
}

function ChoiceRow({ value, label, answer }: Choice<string>) {
  return (
    <RadioField value={value}>
      <RadioButton className={css.choice} data-answer={answer}>
        <span className={css.dot} aria-hidden="true" />
        <span>{label}</span>
        {answer === 'right' && <CheckCircleIcon />}
        {answer === 'other' && <ArrowBendUpRightIcon />}
      </RadioButton>
    </RadioField>
  );
}
