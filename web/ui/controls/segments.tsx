import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { FieldFault } from './field-fault.tsx';
import css from './segments.module.css';

type SegmentsProps<Value extends string> = {
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
export function Segments<Value extends string>({
  label,
  hint,
  segments,
  error,
  onChange,
  ...rest
}: SegmentsProps<Value>) {
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
      <FieldFault>{error}</FieldFault>
    </RadioGroup>
  );
}
