import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import {
  Slider as AriaSlider,
  Label,
  SliderThumb,
  SliderTrack,
  type SliderTrackRenderProps,
} from 'react-aria-components/Slider';
import layout from '../layout.module.css';
import css from './slider.module.css';

type SliderProps = {
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

/** A setting between two named ends; arrow keys and a press on the track move it as well as dragging does. */
export function Slider({ label, min, max, words, ends, ...rest }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  // React Aria moves the thumb in the direction of its own locale; the bar and the labels follow it.
  const { direction } = useLocale();
  // React Aria sets the bare number as aria-valuetext and has no option for words, so this sets it after every render.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words));
  return (
    <AriaSlider {...rest} minValue={min} maxValue={max} className={css.slider} render={withoutGroup}>
      {/* The thumb has the label as its name and the words as its value. */}
      <div className={css.head} aria-hidden="true">
        <Label className={layout.strong}>{label}</Label>
        <span className={layout.soft}>{words}</span>
      </div>
      <SliderTrack dir={direction} className={css.track} style={filled}>
        <SliderThumb className={css.thumb} inputRef={input} />
      </SliderTrack>
      <div dir={direction} className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </AriaSlider>
  );
}

/** Removes the group role: screen readers would announce the same name for the group and for its only slider. */
function withoutGroup({ role: _, 'aria-labelledby': __, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

function filled({ state }: SliderTrackRenderProps): CSSProperties {
  return { '--at': state.getThumbPercent(0) } as CSSProperties;
}
