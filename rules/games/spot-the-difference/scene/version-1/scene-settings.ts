import type { PictureName } from '../pictures.ts';
import type { Box } from '../spot-scene.ts';

/** A group of things: its pictures, how many are drawn, and the areas for the middle of their lower edge. */
export type ThingGroup = { stands: readonly Box[]; pictures: readonly PictureName[]; count: number };

/** The settings of scenes. Large things are placed first. */
export const SCENE_SETTINGS = {
  meadow: [
    { stands: [box(355, 405, 86, 98)], pictures: ['sun'], count: 1 },
    { stands: [box(60, 390, 180, 196)], pictures: ['house', 'hut', 'castle', 'tent'], count: 1 },
    { stands: [box(40, 410, 180, 196)], pictures: ['deciduous-tree', 'evergreen-tree'], count: 2 },
    { stands: [box(45, 310, 58, 98)], pictures: ['cloud', 'cloud'], count: 2 },
    {
      stands: [box(40, 410, 68, 136)],
      pictures: ['kite', 'balloon', 'bird', 'butterfly', 'airplane', 'helicopter', 'dove', 'honeybee'],
      count: 3,
    },
    { stands: [box(316, 418, 260, 286)], pictures: ['sailboat', 'duck', 'swan', 'canoe'], count: 2 },
    {
      stands: [box(32, 255, 240, 256), box(32, 250, 300, 313)],
      pictures: ['rabbit', 'fox', 'hedgehog', 'turtle', 'snail', 'cat', 'chipmunk', 'mouse', 'lady-beetle', 'goose'],
      count: 3,
    },
    {
      stands: [box(32, 255, 240, 256), box(32, 250, 300, 313)],
      pictures: ['tulip', 'sunflower', 'blossom', 'hibiscus', 'mushroom'],
      count: 3,
    },
    {
      stands: [box(40, 255, 240, 256), box(40, 250, 300, 313)],
      pictures: ['basket', 'bicycle', 'backpack', 'soccer-ball', 'bucket', 'teapot'],
      count: 1,
    },
  ],
  beach: [
    { stands: [box(355, 405, 82, 92)], pictures: ['sun'], count: 1 },
    { stands: [box(55, 105, 232, 250)], pictures: ['palm-tree'], count: 1 },
    { stands: [box(45, 310, 56, 76)], pictures: ['cloud', 'cloud'], count: 2 },
    {
      stands: [box(40, 410, 64, 112)],
      pictures: ['kite', 'balloon', 'bird', 'airplane', 'helicopter', 'dove'],
      count: 2,
    },
    {
      stands: [box(140, 412, 170, 196)],
      pictures: ['sailboat', 'ship', 'speedboat', 'canoe', 'dolphin', 'spouting-whale', 'ring-buoy'],
      count: 3,
    },
    { stands: [box(150, 410, 250, 262)], pictures: ['umbrella-on-ground', 'tent'], count: 1 },
    {
      stands: [box(36, 412, 250, 262), box(36, 412, 304, 314)],
      pictures: ['crab', 'turtle', 'flamingo', 'seal', 'dog', 'duck'],
      count: 3,
    },
    {
      stands: [box(36, 412, 250, 262), box(36, 412, 304, 314)],
      pictures: [
        'bucket',
        'volleyball',
        'spiral-shell',
        'watermelon',
        'soft-ice-cream',
        'tropical-drink',
        'backpack',
        'basket',
      ],
      count: 4,
    },
  ],
  snow: [
    { stands: [box(50, 400, 182, 198)], pictures: ['house', 'castle', 'hut'], count: 1 },
    { stands: [box(40, 410, 182, 198)], pictures: ['evergreen-tree', 'christmas-tree'], count: 2 },
    { stands: [box(45, 400, 58, 90)], pictures: ['cloud', 'cloud'], count: 2 },
    {
      stands: [box(40, 410, 66, 130)],
      pictures: ['owl', 'bird', 'airplane', 'helicopter', 'balloon'],
      count: 2,
    },
    {
      stands: [box(36, 414, 244, 258), box(36, 414, 302, 313)],
      pictures: ['snowman-without-snow', 'tent'],
      count: 1,
    },
    {
      stands: [box(36, 414, 244, 258), box(36, 414, 302, 313)],
      pictures: ['penguin', 'deer', 'fox', 'chipmunk', 'hedgehog', 'seal'],
      count: 4,
    },
    {
      stands: [box(36, 414, 244, 258), box(36, 414, 302, 313)],
      pictures: ['sled', 'skis', 'ice-skate', 'wrapped-gift', 'teapot', 'backpack', 'wood', 'bucket'],
      count: 4,
    },
  ],
  farm: [
    { stands: [box(355, 405, 86, 98)], pictures: ['sun'], count: 1 },
    { stands: [box(60, 390, 172, 184)], pictures: ['house', 'hut'], count: 1 },
    { stands: [box(40, 410, 172, 184)], pictures: ['deciduous-tree', 'evergreen-tree'], count: 2 },
    { stands: [box(45, 310, 58, 92)], pictures: ['cloud', 'cloud'], count: 2 },
    {
      stands: [box(40, 410, 68, 120)],
      pictures: ['balloon', 'bird', 'butterfly', 'helicopter', 'honeybee', 'kite'],
      count: 2,
    },
    {
      stands: [box(40, 410, 226, 242)],
      pictures: ['tractor', 'pickup-truck', 'automobile', 'motor-scooter', 'bicycle'],
      count: 3,
    },
    {
      stands: [box(34, 416, 300, 313)],
      pictures: ['cow', 'pig', 'ewe', 'goat', 'horse', 'rooster', 'hatching-chick', 'goose', 'cat', 'mouse'],
      count: 3,
    },
    {
      stands: [box(34, 416, 298, 313)],
      pictures: ['sunflower', 'basket', 'bucket', 'red-apple', 'carrot', 'ear-of-corn', 'wood', 'mushroom', 'tulip'],
      count: 3,
    },
  ],
} as const satisfies Record<string, readonly ThingGroup[]>;

export type SceneSettingName = keyof typeof SCENE_SETTINGS;

function box(left: number, right: number, top: number, bottom: number): Box {
  return { left, top, right, bottom };
}
