import { type CSSProperties, Suspense } from 'react';
import layout from '../../layout.module.css';
import { ChunkMissing } from '../../loading/chunk-missing.tsx';
import { useIsHydrated } from '../../loading/hydrated.ts';
import { lazyChunk } from '../../loading/lazy-chunk.ts';
import css from './slider.module.css';
import { type SliderProps, SliderTexts } from './slider-texts.tsx';

const MovableSlider = lazyChunk(
  () => import('./movable-slider.tsx').then((module) => module.MovableSlider),
  ChunkMissing,
);

/** A setting between two named ends. It can be moved once its script has loaded. */
export function Slider(props: SliderProps) {
  const { label, value, min, max } = props;
  const track = <div className={css.track} style={{ '--at': (value - min) / (max - min) } as CSSProperties} />;
  const still = (
    <div className={css.slider}>
      <SliderTexts {...props} label={<span className={layout.strong}>{label}</span>} track={track} />
    </div>
  );
  return useIsHydrated() ? (
    <Suspense fallback={still}>
      <MovableSlider {...props} />
    </Suspense>
  ) : (
    still
  );
}
