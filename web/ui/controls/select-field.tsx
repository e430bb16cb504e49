import { type ReactNode, useId } from 'react';
import { CaretDownIcon } from '../icons.ts';
import { Stack } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import css from './select-field.module.css';

type SelectFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The options. */
  children: ReactNode;
};

/** A labelled native `<select>`. */
export function SelectField({ label, value, onChange, children }: SelectFieldProps) {
  const id = useId();
  return (
    <Stack gap="s" isWide>
      <label className={layout.strong} htmlFor={id}>
        {label}
      </label>
      <div className={css.box}>
        <select className={css.select} id={id} value={value} onChange={({ target }) => onChange(target.value)}>
          {children}
        </select>
        <CaretDownIcon />
      </div>
    </Stack>
  );
}
