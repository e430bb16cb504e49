import { createContext, type ReactNode, use, useEffect, useEffectEvent, useId, useRef } from 'react';
import layout from '../layout.module.css';
import { FieldProblem, useFieldTexts } from './field-problem.tsx';
import css from './radio-group.module.css';

export type RadioGroupProps<Value extends string> = {
  hint?: string;
  /** The value of the selected option; null: none. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The error: what is missing and what to do. */
  error?: string | undefined;
  name?: string;
  isRequired?: boolean;
} & ({ label: string } | { 'aria-label': string } | { 'aria-labelledby': string });

type Group = {
  name: string;
  value: string | null;
  choose: (value: string) => void;
  describedBy: string | undefined;
};

const GroupContext = createContext<Group>({ name: '', value: null, choose: () => {}, describedBy: undefined });

/** A group of the browser's radio buttons; its options are `Radio`. */
export function RadioGroup<Value extends string>({
  hint,
  value,
  onChange,
  error,
  name,
  isRequired,
  className,
  children,
  ...named
}: RadioGroupProps<Value> & { className: string | undefined; children: ReactNode }) {
  const { id, hintId, problemId, described } = useFieldTexts({ hint, error });
  const label = 'label' in named && named.label;
  const ownName = useId();
  const group = {
    name: name ?? ownName,
    value,
    choose: (chosen: string) => onChange(chosen as Value),
    describedBy: described['aria-describedby'],
  };
  return (
    <div
      role="radiogroup"
      className={className}
      {...(label ? { 'aria-labelledby': id } : named)}
      {...described}
      aria-required={isRequired}
    >
      {label && (
        <span id={id} className={layout.strong}>
          {label}
        </span>
      )}
      {hint && (
        <span id={hintId} className={css.hint}>
          {hint}
        </span>
      )}
      <GroupContext value={group}>{children}</GroupContext>
      <FieldProblem id={problemId}>{error}</FieldProblem>
    </div>
  );
}

type RadioProps = { value: string; className: string | undefined; children: ReactNode };

/** An option, which can be pressed anywhere. CSS shows its states: `:has(:checked)` and `:has(:focus-visible)`. */
export function Radio({ value, className, children }: RadioProps) {
  const group = use(GroupContext);
  const input = useRef<HTMLInputElement>(null);
  const isChosen = group.value === value;
  // React does not report what was chosen before hydration.
  const reportChosen = useEffectEvent(() => {
    if (input.current?.checked && !isChosen) group.choose(value);
  });
  useEffect(() => reportChosen(), []);
  return (
    <label className={className}>
      <input
        ref={input}
        type="radio"
        className={layout.hidden}
        name={group.name}
        value={value}
        checked={isChosen}
        onChange={() => group.choose(value)}
        aria-describedby={group.describedBy}
      />
      {children}
    </label>
  );
}
