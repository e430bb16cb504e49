import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import { classNames } from './class-names.ts';
import css from './segments.module.css';

type SegmentsProps<Value extends string> = {
  label: string;
  segments: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A setting with a few short choices beside each other. */
export function Segments<Value extends string>({ label, segments, value, onChange }: SegmentsProps<Value>) {
  return (
    <RadioGroup
      className={classNames(css.group)}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
    >
      <Label className={css.label}>{label}</Label>
      <div className={css.segments}>
        {segments.map((segment) => (
          <RadioField key={segment.value} value={segment.value} className={classNames(css.field)}>
            <RadioButton className={classNames(css.segment)}>{segment.label}</RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
