import { type CSSProperties, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference/spot-constants.ts';
import type { Place } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference/spot-the-difference-reducer.ts';
import { classNames } from '../../ui/layout/layout.tsx';
import layout from '../../ui/layout.module.css';
import { Announced } from '../../ui/words/announced.tsx';
import css from './picture-pair.module.css';
import { Rings } from './ring.tsx';
import { SceneDrawing } from './scene-drawing.tsx';
import marks from './spot-mark.module.css';
import { imageWords, underWords, whereWords } from './spot-words.ts';
import { usePictureCursor } from './use-picture-cursor.ts';

type PicturePairProps = {
  state: SpotState;
  isPaused: boolean;
  onPress: (at: Place, stamp: number) => void;
};

/** Image A, and Image B, which receives the presses. */
export function PicturePair({ state, isPaused, onPress }: PicturePairProps) {
  const { scene, tally, miss } = state;
  const keys = useId();
  const keyHint = m['games.spot_the_difference.key_hint']();
  const imageB = useRef<HTMLDivElement>(null);
  const [pressedInA, pressInA] = useBriefPlace();
  const cursor = usePictureCursor({ isOn: !isPaused, pressed: onPress });
  useEffect(() => {
    if (!isPaused) imageB.current?.focus({ preventScroll: true });
  }, [isPaused]);

  const down = (event: PointerEvent<HTMLDivElement>, pressed: (at: Place) => void) => {
    if (event.button !== 0) return;
    // Image B keeps the focus, and so the keys.
    event.preventDefault();
    imageB.current?.focus({ preventScroll: true });
    cursor.hide();
    pressed(placeIn(event));
  };
  const rings = <Rings scene={scene} found={tally.found} />;
  return (
    <div className={css.space}>
      <div className={css.pair}>
        <figure className={css.figure}>
          <figcaption className={css.caption}>
            <b>{m['games.spot_the_difference.image_a']()}</b>
          </figcaption>
          <div
            className={css.picture}
            role="img"
            aria-label={imageWords('A', scene)}
            onPointerDown={(event) => down(event, pressInA)}
          >
            <SceneDrawing scene={scene} image="a" />
            {rings}
            {pressedInA && <SpotMark at={pressedInA}>{m['games.spot_the_difference.press_in_b']()}</SpotMark>}
          </div>
        </figure>
        <figure className={css.figure}>
          <figcaption className={css.caption}>
            <b>{m['games.spot_the_difference.image_b']()}</b>
            <span className={classNames(!cursor.at && css.hint)} aria-hidden="true">
              {cursor.at ? cursor.rest && underWords(scene, cursor.rest) : keyHint}
            </span>
          </figcaption>
          <div
            ref={imageB}
            className={classNames(css.picture, css.live)}
            role="application"
            aria-label={imageWords('B', scene)}
            aria-describedby={keys}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable for its arrow keys
            tabIndex={0}
            onPointerDown={(event) => down(event, (at) => onPress(at, event.timeStamp))}
            {...cursor.keys}
          >
            {/* Inside the element, because Orca passes no keys to an application without content. */}
            <p id={keys} className={layout.hidden}>
              {keyHint}
            </p>
            <SceneDrawing scene={scene} image="b" />
            {rings}
            {miss && (
              <SpotMark key={miss.untilMs} at={miss}>
                {m['games.spot_the_difference.miss']({ shown_as: 'pictures' })}
              </SpotMark>
            )}
            {cursor.at && <CursorMark at={cursor.at} />}
          </div>
        </figure>
      </div>
      <Announced>
        {pressedInA && m['games.spot_the_difference.press_in_b_spoken']()}
        {cursor.rest && whereWords(scene, cursor.rest)}
      </Announced>
    </div>
  );
}

/** The position of a press, in pixels of the picture. */
function placeIn({ clientX, clientY, currentTarget: picture }: PointerEvent<HTMLDivElement>): Place {
  const box = picture.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = picture;
  return {
    x: ((clientX - box.left - clientLeft) / clientWidth) * SPOT_THE_DIFFERENCE.width,
    y: ((clientY - box.top - clientTop) / clientHeight) * SPOT_THE_DIFFERENCE.height,
  };
}

/** A position that is reset after a short time. */
function useBriefPlace(): [Place | null, (at: Place) => void] {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    if (!place) return;
    const timer = setTimeout(() => setPlace(null), SPOT_THE_DIFFERENCE.missShownMs);
    return () => clearTimeout(timer);
  }, [place]);
  return [place, setPlace];
}

/** A short text at the position of a press. */
function SpotMark({ at, children }: { at: Place; children: string }) {
  return (
    <span className={marks.mark} style={markAt(at)} data-below={at.y < 60 || undefined} aria-hidden="true">
      <span className={marks.dot} />
      <span className={marks.words}>{children}</span>
    </span>
  );
}

/** The ring that the arrow keys move. */
function CursorMark({ at }: { at: Place }) {
  return <span className={marks.cursor} style={markAt(at)} aria-hidden="true" />;
}

/** Custom properties that place a mark at a position of a picture. */
function markAt({ x, y }: Place): CSSProperties {
  return {
    '--x': `${(100 * x) / SPOT_THE_DIFFERENCE.width}%`,
    '--y': `${(100 * y) / SPOT_THE_DIFFERENCE.height}%`,
  } as CSSProperties;
}
