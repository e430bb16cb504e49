import type { CSSProperties, ReactNode } from 'react';
import { type Box, centreOf, SPOT_SCENE } from '#rules/games/spot-scene/spot-scene.ts';
import { CheckIcon } from '../../ui/icons.ts';
import css from './ring.module.css';

/** Room between a thing and the ring round it, in CSS pixels of a picture at its own size. */
const ROOM = 9;
const LEAST = 62;
/** Between a ring and the edge of the picture. */
const EDGE = 4;

type RingProps = {
  /** What is drawn of the difference. */
  area: Box;
  isFound: boolean;
  /** The number that its sentence has in a list. */
  children?: ReactNode;
};

/** A ring round a difference: whole with a tick when it was found, else dashed. */
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

/** The corner of the ring that lies towards the middle of the picture: there its sign is never cut off. */
function signOf(area: Box): string {
  const { x, y } = centreOf(area);
  return `${y > SPOT_SCENE.height / 2 ? 'top' : 'bottom'}-${x > SPOT_SCENE.width / 2 ? 'left' : 'right'}`;
}

function placeOf(area: Box): CSSProperties {
  const { x, y } = centreOf(area);
  const width = Math.max(LEAST, area.right - area.left + 2 * ROOM);
  const height = Math.max(LEAST, area.bottom - area.top + 2 * ROOM);
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
