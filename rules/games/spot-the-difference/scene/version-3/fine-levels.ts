/** What a level above 8 asks for. Lengths are CSS pixels of an unscaled picture. All numbers are our own. */
export type FineLevelRules = {
  differences: number;
  /** The longer side of a part. */
  partPx: number;
  /** The factor by which the size of a part changes. */
  smallSize: number;
};

/** From each level to the next there are smaller parts, more of them, and at least as many differences. */
export const FINE_LEVELS = {
  9: { differences: 5, partPx: 20, smallSize: 0.6 },
  10: { differences: 6, partPx: 18, smallSize: 0.62 },
  11: { differences: 6, partPx: 15, smallSize: 0.64 },
  12: { differences: 7, partPx: 13, smallSize: 0.66 },
} as const satisfies Record<number, FineLevelRules>;

export type FineLevel = keyof typeof FINE_LEVELS;

/** The levels of version 3, the easiest first. */
export const FINE_LEVEL_NUMBERS = Object.keys(FINE_LEVELS).map((level) => Number(level) as FineLevel);

/** The smallest and largest part, and the shortest move of one. */
export const FINE_SCENE = {
  minPartPx: 12,
  maxPartPx: 20,
  minMovePx: 8,
  /** The least gap between two parts, and from a part to the next one as they are placed. */
  partGap: 2,
  pitchGap: 6,
  /** The fewest pixels that change their lightness by `SPOT_SCENE.minContrast` in a difference. */
  minChangedPixels: 24,
} as const;
