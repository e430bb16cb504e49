import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { FieldProblem } from './field-problem.tsx';
import css from './segmented-control.module.css';

type SegmentedControlProps<Value extends string> = {
  label: string;
  hint?: string;
  segments: readonly { value: Value; label: string }[];
  /** The value of the selected option; null: none. */
  value: Value | null;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
  onChange: (value: Value) => void;
};

/** A radio group with a few short options in a row. */
export function SegmentedControl<Value extends string>({
  label,
  hint,
  segments,
  error,
  onChange,
  ...rest
}: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      className={css.group}
      orientation="horizontal"
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...rest}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <Label className={css.label}>{label}</Label>
      {hint && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
      <div className={css.segments}>
        {segments.map((segment) => (
          <RadioField key={segment.value} value={segment.value} className={css.field}>
            <RadioButton className={css.segment}>{segment.label}</RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldProblem>{error}</FieldProblem>
    </RadioGroup>
  );
}
