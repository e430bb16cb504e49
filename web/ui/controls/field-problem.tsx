import { FieldError } from 'react-aria-components/FieldError';
import { WarningCircleIcon } from '../icons.ts';
import css from './field-problem.module.css';

/** The error of a field; React Aria shows it while the field is invalid. */
export function FieldProblem({ children }: { children: string | undefined }) {
  return (
    <FieldError className={css.problem}>
      <WarningCircleIcon />
      <span>{children}</span>
    </FieldError>
  );
}
