import type { CSSProperties, ReactNode } from 'react';
import { type Box, centreOf, SPOT_SCENE } from '#rules/games/spot-scene/spot-scene.ts';
import { CheckIcon } from '../../ui/icons.ts';
import css from './ring.module.css';

/** Distance between a thing and its ring, in pixels of the picture. */
const DISTANCE = 9;
/** Smallest width and height of a ring. */
const SMALLEST = 62;
/** Distance between a ring and the edge of the picture. */
const EDGE = 4;

type RingProps = {
  /** The area of the difference. */
  area: Box;
  isFound: boolean;
  /** The number of the difference in the list. */
  children?: ReactNode;
};

/** A ring round a difference: solid with a tick when it was found, else dashed. */
export function Ring({ area, isFound, children }: RingProps) {
  return (
    <span className={css.ring} data-found={isFound || undefined} data-sign={signOf(area)} style={placeOf(area)}>
      {(children || isFound) && (
        <span className={css.sign}>
          {children}
          {isFound && <CheckIcon />}
        </span>
      )}
    </span>
  );
}

/** The corner of the ring nearest to the middle of the picture, where its sign is never cut off. */
function signOf(area: Box): string {
  const { x, y } = centreOf(area);
  return `${y > SPOT_SCENE.height / 2 ? 'top' : 'bottom'}-${x > SPOT_SCENE.width / 2 ? 'left' : 'right'}`;
}

function placeOf(area: Box): CSSProperties {
  const { x, y } = centreOf(area);
  const width = Math.max(SMALLEST, area.right - area.left + 2 * DISTANCE);
  const height = Math.max(SMALLEST, area.bottom - area.top + 2 * DISTANCE);
  return {
    '--x': percent(clampToField(x - width / 2, SPOT_SCENE.width - EDGE - width), SPOT_SCENE.width),
    '--y': percent(clampToField(y - height / 2, SPOT_SCENE.height - EDGE - height), SPOT_SCENE.height),
    '--width': percent(width, SPOT_SCENE.width),
    '--height': percent(height, SPOT_SCENE.height),
  } as CSSProperties;
}

function clampToField(length: number, most: number): number {
  return Math.min(Math.max(EDGE, length), most);
}

function percent(length: number, all: number): string {
  return `${(100 * length) / all}%`;
}
