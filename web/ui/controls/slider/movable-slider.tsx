import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  Slider as AriaSlider,
  Label,
  SliderThumb,
  SliderTrack,
  type SliderTrackRenderProps,
} from 'react-aria-components/Slider';
import layout from '../../layout.module.css';
import { formatLocale } from '../../words/language.ts';
import css from './slider.module.css';
import { type SliderProps, SliderTexts } from './slider-texts.tsx';

/** Arrow keys and a press on the track move it as well as dragging does. */
export function MovableSlider({ label, min, max, words, ends, ...rest }: SliderProps) {
  const input = useRef<HTMLInputElement>(null);
  // React Aria sets the bare number as aria-valuetext and has no option for words, so this sets it after every render.
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words));
  const track = (
    <SliderTrack className={css.track} style={filled}>
      <SliderThumb className={css.thumb} inputRef={input} />
    </SliderTrack>
  );
  return (
    // React Aria moves the thumb in the direction of this locale.
    <I18nProvider locale={formatLocale()}>
      <AriaSlider {...rest} minValue={min} maxValue={max} className={css.slider} render={withoutGroup}>
        <SliderTexts label={<Label className={layout.strong}>{label}</Label>} {...{ words, ends, track }} />
      </AriaSlider>
    </I18nProvider>
  );
}

/** Removes the group role: screen readers would announce the same name for the group and for its only slider. */
function withoutGroup({ role: _, 'aria-labelledby': __, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

function filled({ state }: SliderTrackRenderProps): CSSProperties {
  return { '--at': state.getThumbPercent(0) } as CSSProperties;
}
