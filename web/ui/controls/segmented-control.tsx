import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx';
import css from './segmented-control.module.css';

type SegmentedControlProps<Value extends string> = RadioGroupProps<Value> & {
  segments: readonly { value: Value; label: string }[];
};

/** A radio group with a few short options in a row. */
export function SegmentedControl<Value extends string>({ segments, ...group }: SegmentedControlProps<Value>) {
  return (
    <RadioGroup {...group} className={css.group}>
      <div className={css.segments}>
        {segments.map(({ value, label }) => (
          <Radio key={value} value={value} className={css.segment}>
            {label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
