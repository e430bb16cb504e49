import type { CSSProperties, ReactNode } from 'react';
import type { BadgePlace } from '#rules/games/spot-the-difference/scene/badge-places.ts';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import { type Box, SPOT_SCENE } from '#rules/games/spot-the-difference/scene/spot-scene.ts';
import { CheckIcon } from '../../ui/icons.ts';
import css from './ring.module.css';

type RingsProps = {
  scene: Scene;
  /** The indexes of the differences found. */
  found: readonly number[];
  /** Whether the other differences have a ring too, and all of them their number in the list. */
  isSolution?: boolean;
};

/** Rings around differences: solid if found, otherwise dashed. Badges are beside the differences. */
export function Rings({ scene, found, isSolution = false }: RingsProps) {
  return scene.differences.map(({ area, pair }, place) => {
    const isFound = found.includes(place);
    if (!isFound && !isSolution) return null;
    return (
      <Ring key={pair} area={area} badge={scene.badges[place] as BadgePlace} isFound={isFound}>
        {isSolution ? place + 1 : <CheckIcon />}
      </Ring>
    );
  });
}

type RingProps = { area: Box; badge: BadgePlace; isFound: boolean; children: ReactNode };

function Ring({ area, badge, isFound, children }: RingProps) {
  return (
    <>
      <span className={css.ring} data-found={isFound || undefined} style={ringPlace(area)} />
      <span className={css.badge} data-found={isFound || undefined} style={badgePlace(badge)}>
        {children}
      </span>
    </>
  );
}

function ringPlace({ left, top, right, bottom }: Box): CSSProperties {
  return {
    '--x': percent(left, SPOT_SCENE.width),
    '--y': percent(top, SPOT_SCENE.height),
    '--width': percent(right - left, SPOT_SCENE.width),
    '--height': percent(bottom - top, SPOT_SCENE.height),
  } as CSSProperties;
}

/** Aligns the badge by the corner or side that is next to the difference, so that its size does not matter. */
function badgePlace({ x, y, towards }: BadgePlace): CSSProperties {
  return {
    '--x': percent(x, SPOT_SCENE.width),
    '--y': percent(y, SPOT_SCENE.height),
    translate: `${(towards.x - 1) * 50}% ${(towards.y - 1) * 50}%`,
  } as CSSProperties;
}

function percent(length: number, all: number): string {
  return `${(100 * length) / all}%`;
}
