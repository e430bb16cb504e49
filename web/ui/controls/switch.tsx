import { m } from '#messages';
import layout from '../layout.module.css';
import { useFieldTexts } from './field-problem.tsx';
import css from './switch.module.css';

type SwitchProps = {
  label: string;
  hint?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  name?: string;
};

/** A setting that is on or off. The whole row can be pressed; the state is written beside the track. */
export function Switch({ label, hint, isSelected, onChange, name }: SwitchProps) {
  const { id, hintId, described } = useFieldTexts({ hint });
  return (
    <div className={css.field}>
      <label className={css.switch}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the browser tells the state of a checkbox itself
          role="switch"
          className={layout.hidden}
          name={name}
          checked={isSelected}
          onChange={({ target }) => onChange(target.checked)}
          aria-labelledby={id}
          {...described}
        />
        <span className={css.words}>
          <span className={css.text} id={id}>
            {label}
          </span>
          {hint && (
            <span className={css.hint} id={hintId}>
              {hint}
            </span>
          )}
        </span>
        <span className={css.set} aria-hidden="true">
          <span className={css.word}>{isSelected ? m['shared.on']() : m['shared.off']()}</span>
          <span className={css.track} />
        </span>
      </label>
    </div>
  );
}
