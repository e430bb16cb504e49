import { useId } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { classNames } from './class-names.ts';
import css from './switch.module.css';

type SwitchProps = Pick<SwitchFieldProps, 'isSelected' | 'onChange' | 'isDisabled' | 'name'> & {
  label: string;
  hint?: string;
};

/** A setting that is on or off. The whole row can be pressed; the state is written beside the track. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <SwitchField
      {...rest}
      className={classNames(css.field)}
      aria-labelledby={`${id}-label`}
      {...(hint && { 'aria-describedby': `${id}-hint` })}
    >
      <SwitchButton className={classNames(css.switch)}>
        {({ isSelected }) => (
          <>
            <span className={css.text} id={`${id}-label`}>
              {label}
            </span>
            {hint && (
              <span className={css.hint} id={`${id}-hint`}>
                {hint}
              </span>
            )}
            <span className={css.set} aria-hidden="true">
              <span className={css.word}>{isSelected ? 'On' : 'Off'}</span>
              <span className={css.track} />
            </span>
          </>
        )}
      </SwitchButton>
    </SwitchField>
  );
}
