import type { CSSProperties } from 'react';
import type { Place } from '#rules/games/spot-the-difference.ts';
import { SPOT_THE_DIFFERENCE } from '#rules/games/spot-the-difference.ts';

/** Custom properties for a mark at a place of a picture. */
export function markAt({ x, y }: Place): CSSProperties {
  return {
    '--x': `${(100 * x) / SPOT_THE_DIFFERENCE.width}%`,
    '--y': `${(100 * y) / SPOT_THE_DIFFERENCE.height}%`,
  } as CSSProperties;
}
