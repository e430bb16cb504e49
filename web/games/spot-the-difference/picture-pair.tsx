import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { type Place, SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { imageWords, MISS_WORDS, underWords, whereWords } from './game-words.ts';
import css from './picture-pair.module.css';
import { Ring } from './ring.tsx';
import { SceneDrawing } from './scene-drawing.tsx';
import { CursorMark, SpotMark } from './spot-mark.tsx';
import { usePictureCursor } from './use-picture-cursor.ts';

type PicturePairProps = {
  round: SpotState;
  isPaused: boolean;
  onPress: (at: Place, stamp: number) => void;
};

const PRESS_IN_B = 'Press in Image B';
const KEYS = 'Arrow keys move a ring. Enter presses.';

/** Image A to look at and Image B to press in. */
export function PicturePair({ round, isPaused, onPress }: PicturePairProps) {
  const { scene, tally, miss } = round;
  const keys = useId();
  const imageB = useRef<HTMLDivElement>(null);
  const [pressedInA, pressInA] = useShortly();
  const cursor = usePictureCursor({ isOn: !isPaused, pressed: onPress });
  useEffect(() => {
    if (!isPaused) imageB.current?.focus({ preventScroll: true });
  }, [isPaused]);

  const down = (event: PointerEvent<HTMLDivElement>, pressed: (at: Place) => void) => {
    if (event.button !== 0) return;
    // The keys stay with Image B, wherever was pressed.
    event.preventDefault();
    imageB.current?.focus({ preventScroll: true });
    cursor.hide();
    pressed(placeIn(event));
  };
  const rings = scene.differences.map(
    ({ area, pair }, place) => tally.found.includes(place) && <Ring key={pair} area={area} isFound />,
  );
  return (
    <div className={css.pair}>
      <figure className={css.figure}>
        <figcaption className={css.caption}>
          <b>Image A: look here</b>
        </figcaption>
        <div
          className={css.picture}
          role="img"
          aria-label={imageWords('A', scene)}
          onPointerDown={(event) => down(event, pressInA)}
        >
          <SceneDrawing scene={scene} image="a" />
          {rings}
          {pressedInA && <SpotMark at={pressedInA}>{PRESS_IN_B}</SpotMark>}
        </div>
      </figure>
      <figure className={css.figure}>
        <figcaption className={css.caption}>
          <b>Image B: press here</b>
          <span className={classNames(!cursor.at && css.hint)} aria-hidden="true">
            {cursor.at ? cursor.rest && underWords(scene, cursor.rest) : KEYS}
          </span>
        </figcaption>
        <div
          ref={imageB}
          className={classNames(css.picture, css.live)}
          role="application"
          aria-label={imageWords('B', scene)}
          aria-describedby={keys}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here, and the focus has to stand somewhere
          tabIndex={0}
          onPointerDown={(event) => down(event, (at) => onPress(at, event.timeStamp))}
          {...cursor.keys}
        >
          <SceneDrawing scene={scene} image="b" />
          {rings}
          {miss && (
            <SpotMark key={miss.untilMs} at={miss}>
              {MISS_WORDS.pictures}
            </SpotMark>
          )}
          {cursor.at && <CursorMark at={cursor.at} />}
        </div>
        <p id={keys} className={layout.hidden}>
          {KEYS}
        </p>
      </figure>
      <p className={layout.hidden} role="status">
        {pressedInA && `${PRESS_IN_B}.`}
        {cursor.rest && whereWords(scene, cursor.rest)}
      </p>
    </div>
  );
}

/** A press on a picture, in its own pixels. */
function placeIn({ clientX, clientY, currentTarget: picture }: PointerEvent<HTMLDivElement>): Place {
  const box = picture.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = picture;
  return {
    x: ((clientX - box.left - clientLeft) / clientWidth) * SPOT_THE_DIFFERENCE.width,
    y: ((clientY - box.top - clientTop) / clientHeight) * SPOT_THE_DIFFERENCE.height,
  };
}

/** A place that is remembered for a moment. */
function useShortly(): [Place | null, (at: Place) => void] {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => setPlace(null), SPOT_THE_DIFFERENCE.missShownMs);
    return () => clearTimeout(timer);
  }, [place]);
  return [place, setPlace];
}
