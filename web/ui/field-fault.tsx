import { FieldError } from 'react-aria-components/FieldError';
import { classNames } from './class-names.ts';
import css from './field-fault.module.css';
import { WarningCircleIcon } from './icons.ts';

/** What is wrong with what somebody filled in; shown by React Aria where the field around it is invalid. */
export function FieldFault({ children }: { children: string | undefined }) {
  return (
    <FieldError className={classNames(css.fault)}>
      <WarningCircleIcon />
      <span>{children}</span>
    </FieldError>
  );
}
