import { useId } from 'react';
import { m } from '#messages';
import { CaretDownIcon } from '../../ui/icons.ts';
import css from './my-texts.module.css';

type PartChoiceProps = { headings: readonly (string | null)[]; section: number; onChoose: (section: number) => void };

/** Selects a section of a long text. A native `<select>` stays fast with hundreds of options. */
export function PartChoice({ headings, section, onChoose }: PartChoiceProps) {
  const id = useId();
  return (
    <div className={css.parts}>
      <label htmlFor={id}>{m['my_texts.reading.parts']()}</label>
      <div className={css.box}>
        <select
          id={id}
          className={css.select}
          value={section}
          onChange={({ target }) => onChoose(Number(target.value))}
        >
          {headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a text never change
            <option key={at} value={at}>
              {heading === null
                ? m['my_texts.reading.part']({ part: at + 1, count: headings.length })
                : m['my_texts.reading.part_with_heading']({ part: at + 1, heading })}
            </option>
          ))}
        </select>
        <CaretDownIcon />
      </div>
    </div>
  );
}
