import { useId } from 'react';
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch';
import { m } from '#messages';
import css from './switch.module.css';

type SwitchProps = Pick<SwitchFieldProps, 'isSelected' | 'onChange' | 'name'> & {
  label: string;
  hint?: string;
};

/** A setting that is on or off. The whole row can be pressed; the state is written beside the track. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <SwitchField
      {...rest}
      className={css.field}
      aria-labelledby={`${id}-label`}
      {...(hint && { 'aria-describedby': `${id}-hint` })}
    >
      <SwitchButton className={css.switch}>
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
              <span className={css.word}>{isSelected ? m['shared.on']() : m['shared.off']()}</span>
              <span className={css.track} />
            </span>
          </>
        )}
      </SwitchButton>
    </SwitchField>
  );
}
