/** How the pictures differ; `presence`: a thing is missing in one of them, or replaced. */
export type DifferenceKind = 'colour' | 'size' | 'place' | 'presence' | 'turn';

/** What a level asks for. Lengths are CSS pixels of an unscaled picture. All numbers are our own. */
export type LevelRules = {
  /** 0: groups have their usual number of things; 1: their most; each step above adds one thing to every group. */
  crowding: number;
  /** The factor by which all things but the sun are smaller than at level 1, so that more of them fit. */
  scale: number;
  fewestThings: number;
  /** Five of these are drawn, so that a scene has at least three kinds and none more than twice. */
  kinds: readonly DifferenceKind[];
  /** The factor by which the size of a thing changes. */
  smallSize: number;
  /** The shortest move, as a part of the thing's own size. It is never shorter than `SPOT_SCENE.minChangePx`. */
  leastMove: number;
  /** The longest distance that a thing moves. */
  maxMovePx: number;
  /** The largest width and height of a thing that is missing in one of the pictures; larger ones are replaced. */
  maxMissingPx: number;
  /** The largest area of the bounding box of a difference, in square pixels. */
  maxArea: number;
};

const WITH_COLOUR = ['colour', 'presence', 'presence', 'size', 'size', 'place', 'place', 'turn', 'turn'] as const;
const WITHOUT_COLOUR = ['presence', 'presence', 'size', 'size', 'place', 'place', 'turn', 'turn'] as const;
/** A moved thing changes most pixels. */
const FEW_MOVES = ['presence', 'presence', 'size', 'size', 'place', 'turn', 'turn'] as const;

/**
 * Level 1 is the game of the product specification. From each level to the next, scenes have more things and differences
 * change fewer pixels; docs/measurement.md has the figures. Things are never smaller than at level 8: below 0.88, some
 * changes would be smaller than `SPOT_SCENE.minChangePx`.
 */
export const SCENE_LEVELS = {
  1: {
    crowding: 0,
    scale: 1,
    fewestThings: 15,
    kinds: ['colour', 'colour', 'presence', 'presence', 'size', 'place', 'turn'],
    smallSize: 0.6,
    leastMove: 0.65,
    maxMovePx: 64,
    maxMissingPx: Number.POSITIVE_INFINITY,
    maxArea: Number.POSITIVE_INFINITY,
  },
  2: {
    crowding: 1,
    scale: 1,
    fewestThings: 17,
    kinds: WITH_COLOUR,
    smallSize: 0.68,
    leastMove: 0.5,
    maxMovePx: 40,
    maxMissingPx: 60,
    maxArea: 6000,
  },
  3: {
    crowding: 1,
    scale: 0.98,
    fewestThings: 18,
    kinds: WITHOUT_COLOUR,
    smallSize: 0.7,
    leastMove: 0.45,
    maxMovePx: 34,
    maxMissingPx: 58,
    maxArea: 5100,
  },
  4: {
    crowding: 2,
    scale: 0.96,
    fewestThings: 19,
    kinds: WITHOUT_COLOUR,
    smallSize: 0.72,
    leastMove: 0.4,
    maxMovePx: 32,
    maxMissingPx: 56,
    maxArea: 4900,
  },
  5: {
    crowding: 2,
    scale: 0.94,
    fewestThings: 20,
    kinds: WITHOUT_COLOUR,
    smallSize: 0.74,
    leastMove: 0.4,
    maxMovePx: 30,
    maxMissingPx: 54,
    maxArea: 4500,
  },
  6: {
    crowding: 3,
    scale: 0.92,
    fewestThings: 20,
    kinds: WITHOUT_COLOUR,
    smallSize: 0.76,
    leastMove: 0.35,
    maxMovePx: 28,
    maxMissingPx: 52,
    maxArea: 4100,
  },
  7: {
    crowding: 3,
    scale: 0.9,
    fewestThings: 21,
    kinds: FEW_MOVES,
    smallSize: 0.77,
    leastMove: 0.35,
    maxMovePx: 27,
    maxMissingPx: 50,
    maxArea: 3800,
  },
  8: {
    crowding: 4,
    scale: 0.88,
    fewestThings: 21,
    kinds: FEW_MOVES,
    smallSize: 0.78,
    leastMove: 0.35,
    maxMovePx: 26,
    maxMissingPx: 48,
    maxArea: 3500,
  },
} as const satisfies Record<number, LevelRules>;

export type SceneLevel = keyof typeof SCENE_LEVELS;

/** The levels of scenes, the easiest first. */
export const SCENE_LEVEL_NUMBERS = Object.keys(SCENE_LEVELS).map((level) => Number(level) as SceneLevel);
