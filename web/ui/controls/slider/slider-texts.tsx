import type { ReactNode } from 'react';
import layout from '../../layout.module.css';
import css from './slider.module.css';

export type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Called once at the end of a drag, a press on the track or a key press. */
  onChangeEnd?: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value as text. */
  words: string;
  /** The labels of the minimum and the maximum. */
  ends: readonly [string, string];
};

type SliderTextsProps = Pick<SliderProps, 'words' | 'ends'> & { label: ReactNode; track: ReactNode };

/** The track between its texts. Of these, screen readers read only the name and the value of the thumb. */
export function SliderTexts({ label, words, ends, track }: SliderTextsProps) {
  return (
    <>
      <div className={css.head} aria-hidden="true">
        {label}
        <span className={layout.soft}>{words}</span>
      </div>
      {track}
      <div className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}
