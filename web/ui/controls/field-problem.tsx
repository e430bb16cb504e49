import { useId } from 'react';
import { WarningCircleIcon } from '../icons.ts';
import css from './field-problem.module.css';

type FieldTexts = { hint?: string | undefined; error?: string | undefined };

/** The ids of a field, its hint and its error, and the attributes that describe the field by both. */
export function useFieldTexts({ hint, error }: FieldTexts) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = {
    'aria-describedby': [hint && hintId, error !== undefined && problemId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined || undefined,
  };
  return { id, hintId, problemId, described };
}

/** The error of a field, if there is one. */
export function FieldProblem({ id, children }: { id: string; children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <span id={id} className={css.problem}>
      <WarningCircleIcon />
      <span>{children}</span>
    </span>
  );
}
