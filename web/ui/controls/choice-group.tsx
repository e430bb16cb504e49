import { usePointerMoved } from '../focus/use-pointer-moved.ts';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import css from './option.module.css';
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx';

type ChoiceGroupProps<Value extends string> = RadioGroupProps<Value> & {
  choices: readonly { value: Value; label: string }[];
};

/** A radio group with its options in a column. */
export function ChoiceGroup<Value extends string>({ choices, ...group }: ChoiceGroupProps<Value>) {
  const pointerMoved = usePointerMoved();
  return (
    <RadioGroup {...group} className={layout.field}>
      <div {...pointerMoved} className={css.choices}>
        {choices.map(({ value, label }) => (
          <Radio key={value} value={value} className={classNames(css.option, css.choice)}>
            <span className={classNames(css.mark, css.dot)} aria-hidden="true" />
            <span>{label}</span>
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
