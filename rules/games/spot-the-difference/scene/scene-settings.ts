import type { PictureName } from './pictures.ts';
import type { Box } from './spot-scene.ts';

/** What holds a thing. On the ground it has a shadow, on water a ripple. */
export type Hold = 'air' | 'ground' | 'water' | 'perch';

/** A group of things that belong in the same places of a setting. */
export type ThingGroup = {
  on: Hold;
  /** The areas for the middle of their lower edge. */
  stands: readonly Box[];
  pictures: readonly PictureName[];
  /** How many are drawn at level 1, and at most. */
  count: number;
  most?: number;
  /** Whether it lights the scene; then it is the same in both pictures, as the shadows are. */
  isLight?: boolean;
  /** The factor on the size of its pictures; things on the ground and on water also shrink with the distance. */
  scale: number;
};

/**
 * The settings of scenes; their backdrops are the files of the same names in
 * web/games/spot-the-difference/backdrops, which also draw the light behind the sun
 * and the perches. Large things are placed first. Each picture is in one group.
 */
export const SCENE_SETTINGS = {
  meadow: [
    sunAt(376, 92),
    { on: 'ground', stands: [box(190, 320, 184, 194)], pictures: ['house', 'hut', 'castle'], count: 1, scale: 1.15 },
    {
      on: 'ground',
      stands: [box(160, 412, 180, 192)],
      pictures: ['deciduous-tree', 'deciduous-tree', 'evergreen-tree', 'evergreen-tree'],
      count: 2,
      scale: 1.1,
    },
    { on: 'perch', stands: [box(52, 128, 126, 126)], pictures: ['owl', 'bird', 'chipmunk'], count: 2, scale: 0.9 },
    { on: 'air', stands: [box(150, 305, 48, 84)], pictures: ['cloud', 'cloud'], count: 2, scale: 0.85 },
    {
      on: 'air',
      stands: [box(150, 412, 82, 140)],
      pictures: ['balloon', 'kite', 'airplane', 'helicopter', 'dove'],
      count: 1,
      scale: 0.95,
    },
    {
      on: 'water',
      stands: [box(322, 416, 244, 274)],
      pictures: ['sailboat', 'duck', 'swan', 'canoe'],
      count: 2,
      scale: 1,
    },
    {
      on: 'ground',
      stands: [box(50, 242, 228, 250)],
      pictures: ['rabbit', 'cat', 'dog', 'goose', 'deer'],
      count: 2,
      most: 3,
      scale: 1.15,
    },
    {
      on: 'ground',
      stands: [box(50, 242, 228, 250)],
      pictures: ['bicycle', 'basket', 'soccer-ball', 'backpack', 'bucket'],
      count: 1,
      most: 2,
      scale: 1,
    },
    { on: 'air', stands: [box(110, 280, 200, 266)], pictures: ['butterfly', 'honeybee'], count: 1, scale: 0.9 },
    {
      on: 'ground',
      stands: [box(40, 420, 298, 308)],
      pictures: ['hedgehog', 'turtle', 'snail', 'mouse'],
      count: 2,
      most: 3,
      scale: 1,
    },
    {
      on: 'ground',
      stands: [box(40, 420, 298, 308)],
      pictures: ['tulip', 'tulip', 'sunflower', 'blossom', 'mushroom', 'mushroom'],
      count: 3,
      most: 4,
      scale: 0.95,
    },
  ],
  beach: [
    sunAt(376, 86),
    { on: 'ground', stands: [box(62, 104, 240, 250)], pictures: ['palm-tree'], count: 1, scale: 1.3 },
    { on: 'air', stands: [box(90, 305, 46, 80)], pictures: ['cloud', 'cloud'], count: 2, scale: 0.85 },
    {
      on: 'air',
      stands: [box(40, 410, 74, 112)],
      pictures: ['kite', 'balloon', 'airplane', 'helicopter', 'dove'],
      count: 1,
      most: 2,
      scale: 0.95,
    },
    { on: 'perch', stands: [box(352, 420, 186, 186)], pictures: ['bird'], count: 1, scale: 0.95 },
    {
      on: 'water',
      stands: [box(150, 330, 168, 194)],
      pictures: ['sailboat', 'ship', 'speedboat', 'dolphin', 'spouting-whale'],
      count: 3,
      scale: 1.2,
    },
    { on: 'ground', stands: [box(170, 400, 244, 256)], pictures: ['umbrella-on-ground'], count: 1, scale: 1.15 },
    { on: 'ground', stands: [box(40, 410, 300, 308)], pictures: ['ring-buoy'], count: 1, scale: 1.15 },
    {
      on: 'ground',
      stands: [box(130, 412, 242, 258), box(36, 412, 298, 308)],
      pictures: ['crab', 'turtle', 'seal', 'dog', 'flamingo'],
      count: 3,
      most: 4,
      scale: 1,
    },
    {
      on: 'ground',
      stands: [box(130, 412, 246, 258), box(36, 412, 298, 308)],
      pictures: [
        'bucket',
        'volleyball',
        'backpack',
        'basket',
        'tropical-drink',
        'soft-ice-cream',
        'watermelon',
        'spiral-shell',
      ],
      count: 3,
      most: 4,
      scale: 0.95,
    },
  ],
  snow: [
    sunAt(376, 94),
    { on: 'ground', stands: [box(150, 330, 184, 194)], pictures: ['house', 'castle'], count: 1, scale: 1.15 },
    {
      on: 'ground',
      stands: [box(45, 412, 180, 192)],
      pictures: ['evergreen-tree', 'evergreen-tree', 'evergreen-tree'],
      count: 2,
      scale: 1.1,
    },
    { on: 'ground', stands: [box(180, 400, 182, 194)], pictures: ['christmas-tree'], count: 1, scale: 1.1 },
    { on: 'air', stands: [box(50, 305, 48, 84)], pictures: ['cloud', 'cloud'], count: 2, scale: 0.85 },
    {
      on: 'air',
      stands: [box(50, 412, 82, 132)],
      pictures: ['airplane', 'helicopter', 'balloon', 'dove'],
      count: 1,
      scale: 0.95,
    },
    { on: 'perch', stands: [box(42, 132, 222, 222)], pictures: ['owl', 'bird', 'chipmunk'], count: 2, scale: 0.9 },
    {
      on: 'ground',
      stands: [box(205, 412, 232, 254)],
      pictures: ['snowman-without-snow', 'deer', 'sled', 'tent'],
      count: 3,
      scale: 1.15,
    },
    {
      on: 'ground',
      stands: [box(36, 414, 296, 308)],
      pictures: ['penguin', 'penguin', 'seal', 'hedgehog', 'dog'],
      count: 3,
      most: 4,
      scale: 1,
    },
    {
      on: 'ground',
      stands: [box(36, 414, 296, 308)],
      pictures: ['wrapped-gift', 'wrapped-gift', 'wood', 'backpack', 'bucket', 'ice-skate'],
      count: 3,
      most: 4,
      scale: 0.95,
    },
  ],
  farm: [
    sunAt(376, 92),
    { on: 'ground', stands: [box(70, 330, 178, 188)], pictures: ['house', 'hut'], count: 1, scale: 1.15 },
    {
      on: 'ground',
      stands: [box(45, 412, 174, 186)],
      pictures: ['deciduous-tree', 'deciduous-tree', 'evergreen-tree'],
      count: 2,
      most: 3,
      scale: 1.1,
    },
    { on: 'air', stands: [box(50, 305, 48, 82)], pictures: ['cloud', 'cloud'], count: 2, scale: 0.85 },
    {
      on: 'air',
      stands: [box(50, 412, 80, 124)],
      pictures: ['balloon', 'helicopter', 'kite', 'airplane', 'dove'],
      count: 1,
      scale: 0.95,
    },
    {
      on: 'ground',
      stands: [box(45, 405, 222, 236)],
      pictures: ['tractor', 'pickup-truck', 'automobile', 'motor-scooter', 'bicycle'],
      count: 2,
      most: 3,
      scale: 1.1,
    },
    {
      on: 'perch',
      stands: [box(322, 416, 262, 262)],
      pictures: ['rooster', 'bird', 'cat', 'owl'],
      count: 2,
      scale: 0.95,
    },
    {
      on: 'ground',
      stands: [box(40, 290, 250, 308)],
      pictures: ['cow', 'pig', 'ewe', 'goat', 'horse'],
      count: 3,
      scale: 1.05,
    },
    {
      on: 'ground',
      stands: [box(36, 416, 296, 308)],
      pictures: ['hatching-chick', 'goose', 'mouse', 'rabbit'],
      count: 2,
      most: 3,
      scale: 0.95,
    },
    {
      on: 'ground',
      stands: [box(36, 416, 296, 308)],
      pictures: ['sunflower', 'basket', 'bucket', 'red-apple', 'carrot', 'ear-of-corn', 'wood'],
      count: 2,
      most: 3,
      scale: 0.9,
    },
  ],
} as const satisfies Record<string, readonly ThingGroup[]>;

export type SceneSettingName = keyof typeof SCENE_SETTINGS;

/** The box with these edges, in CSS pixels. */
export function box(left: number, right: number, top: number, bottom: number): Box {
  return { left, top, right, bottom };
}

/** The group of the sun alone. */
export function sunAt(x: number, y: number) {
  return { on: 'air', stands: [box(x, x, y, y)], pictures: ['sun'], count: 1, isLight: true, scale: 1 } as const;
}
