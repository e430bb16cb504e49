/** How the pictures differ; `presence`: a thing is missing in one of them, or replaced. */
export type DifferenceKind = 'colour' | 'size' | 'place' | 'presence' | 'turn';

/** What a level asks for. Lengths are CSS pixels of an unscaled picture. All numbers are our own. */
export type LevelRules = {
  /** Whether groups have their most things. */
  isCrowded: boolean;
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
};

/** Level 1 is the game of the product specification. The others have more things and smaller differences. */
export const SCENE_LEVELS = {
  1: {
    isCrowded: false,
    fewestThings: 15,
    kinds: ['colour', 'colour', 'presence', 'presence', 'size', 'place', 'turn'],
    smallSize: 0.6,
    leastMove: 0.65,
    maxMovePx: 64,
    maxMissingPx: Number.POSITIVE_INFINITY,
  },
  2: {
    isCrowded: true,
    fewestThings: 17,
    kinds: ['colour', 'presence', 'presence', 'size', 'size', 'place', 'place', 'turn', 'turn'],
    smallSize: 0.68,
    leastMove: 0.5,
    maxMovePx: 44,
    maxMissingPx: 64,
  },
  3: {
    isCrowded: true,
    fewestThings: 18,
    kinds: ['presence', 'presence', 'size', 'size', 'place', 'place', 'turn', 'turn'],
    smallSize: 0.75,
    leastMove: 0.4,
    maxMovePx: 32,
    maxMissingPx: 48,
  },
} as const satisfies Record<number, LevelRules>;

export type SceneLevel = keyof typeof SCENE_LEVELS;
