import { CheckIcon } from '../icons.ts';
import { classNames } from '../layout/layout.tsx';
import layout from '../layout.module.css';
import { FieldProblem, useFieldTexts } from './field-problem.tsx';
import css from './option.module.css';

type CheckboxProps = {
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
};

/** A checkbox with a sentence. The whole row can be pressed. */
export function Checkbox({ label, isSelected, onChange, error, name, isRequired }: CheckboxProps) {
  const { problemId, described } = useFieldTexts({ error });
  return (
    <div className={layout.field}>
      <label className={classNames(css.option, css.checkbox)}>
        <input
          type="checkbox"
          className={layout.hidden}
          name={name}
          checked={isSelected}
          onChange={({ target }) => onChange(target.checked)}
          aria-required={isRequired}
          {...described}
        />
        <span className={classNames(css.mark, css.box)} aria-hidden="true">
          <CheckIcon />
        </span>
        <span>{label}</span>
      </label>
      <FieldProblem id={problemId}>{error}</FieldProblem>
    </div>
  );
}
