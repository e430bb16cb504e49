import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import {
  Slider as AriaSlider,
  Label,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderTrackRenderProps,
} from 'react-aria-components/Slider';
import { classNames } from './class-names.ts';
import css from './slider.module.css';

type SliderProps = {
  label: string;
  value: number;
  onChange: (value: number) => void;
  /** Once, when a drag, a press on the track or a key has ended. */
  onChangeEnd?: (value: number) => void;
  min: number;
  max: number;
  step: number;
  /** The value as a learner would say it. */
  words: string;
  /** What the left and the right end mean. */
  ends: readonly [string, string];
};

/** A setting between two named ends; arrow keys and a press on the track move it as well as dragging does. */
export function Slider({ label, min, max, words, ends, ...rest }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  // React Aria says the bare figure and has no option for words. It writes first, so this runs after every render.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words));
  return (
    <AriaSlider {...rest} minValue={min} maxValue={max} className={classNames(css.slider)}>
      <div className={css.head}>
        <Label className={css.label}>{label}</Label>
        <SliderOutput className={classNames(css.value)}>{words}</SliderOutput>
      </div>
      <SliderTrack className={classNames(css.track)} style={filled}>
        <SliderThumb className={classNames(css.thumb)} inputRef={input} />
      </SliderTrack>
      <div className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </AriaSlider>
  );
}

function filled({ state }: SliderTrackRenderProps): CSSProperties {
  return { '--at': state.getThumbPercent(0) } as CSSProperties;
}
