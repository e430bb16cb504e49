import type { PaintName } from './paints.ts';

/** A picture in scenes; its drawing is the file of the same name in web/ui/pictures/scene. */
type ScenePicture = {
  /** The bounds of the drawing within its square of 32 units: left, top, right, bottom. */
  drawn: readonly [number, number, number, number];
  /** The side of its square in CSS pixels, large enough that every change is visible. */
  size: number;
  /** The direction of the drawing; only for pictures with a recognisable front, which can be mirrored. */
  faces?: 'left' | 'right';
  /** The smallest size at which it is turned, where its mirror image is so similar that a smaller one changes too little. */
  turnsFrom?: number;
  /** Its possible colours. */
  paints?: readonly PaintName[];
};

const ANY = ['red', 'blue', 'purple', 'yellow', 'pink', 'light-blue'] as const;
const PETALS = ['red', 'purple', 'yellow', 'pink'] as const;

const PICTURES = {
  sun: { drawn: [2.6, 2, 29.4, 30], size: 72 },
  cloud: { drawn: [1, 6, 30.9, 26], size: 72 },
  kite: { drawn: [2, 2, 30, 30.2], size: 60 },
  butterfly: { drawn: [2, 2, 30, 30], size: 50 },
  honeybee: { drawn: [2, 3, 30, 29], size: 52, faces: 'left', turnsFrom: 44 },
  airplane: { drawn: [2, 2, 30, 30], size: 54, faces: 'right' },
  helicopter: { drawn: [2, 5, 29, 30], size: 56, faces: 'left' },
  dove: { drawn: [2, 2, 30, 30], size: 50, faces: 'left' },
  owl: { drawn: [5, 2, 27, 30], size: 52 },
  balloon: {
    drawn: [6.8, 2, 27, 30.3],
    size: 64,
    paints: ['red', 'blue', 'purple', 'green', 'yellow', 'pink'],
  },
  bird: {
    drawn: [3, 2, 29.8, 30],
    size: 52,
    faces: 'left',
    turnsFrom: 45,
    paints: ['red', 'blue', 'purple', 'pink', 'yellow'],
  },
  house: { drawn: [2, 2, 30, 29], size: 92, paints: ANY },
  hut: { drawn: [2, 3, 29.9, 30], size: 80 },
  castle: { drawn: [2, 2, 30, 30], size: 92 },
  'deciduous-tree': { drawn: [5, 2, 28, 30], size: 88 },
  'evergreen-tree': { drawn: [7, 6, 25, 30], size: 88 },
  'christmas-tree': { drawn: [7, 2, 25, 30], size: 88 },
  'palm-tree': { drawn: [4.1, 2, 28.6, 30], size: 96 },
  tent: { drawn: [2, 5.7, 30, 30], size: 72, paints: ANY },
  tulip: { drawn: [7, 3, 24.6, 30.3], size: 58, paints: PETALS },
  sunflower: { drawn: [5, 2.1, 26.9, 29.9], size: 58 },
  blossom: { drawn: [5, 2, 27.2, 30], size: 56 },
  hibiscus: { drawn: [2, 2, 30.1, 29.2], size: 52, paints: PETALS },
  mushroom: { drawn: [4, 4, 28, 28], size: 58, paints: ['red', 'blue', 'purple', 'yellow', 'pink'] },
  rabbit: { drawn: [1, 2, 31, 31], size: 54, faces: 'left', turnsFrom: 49 },
  fox: { drawn: [2, 2, 29.1, 30], size: 50 },
  hedgehog: { drawn: [2, 8.4, 30, 30], size: 54, faces: 'left' },
  turtle: { drawn: [2, 13, 30, 30], size: 58 },
  snail: { drawn: [2, 2, 30, 30], size: 50, faces: 'left' },
  cat: { drawn: [2, 3, 30, 30], size: 54, faces: 'left' },
  dog: { drawn: [2, 5, 30, 30], size: 54, faces: 'left', turnsFrom: 43 },
  chipmunk: { drawn: [2, 3, 30, 30], size: 52, faces: 'left' },
  duck: { drawn: [2, 2, 30, 30], size: 50, faces: 'left' },
  swan: { drawn: [1, 3, 31, 31], size: 54, faces: 'left' },
  goose: { drawn: [5.9, 2, 26.1, 30], size: 64, faces: 'left' },
  mouse: { drawn: [2, 2, 30, 30], size: 52, faces: 'left', turnsFrom: 41 },
  flamingo: { drawn: [5, 2, 27, 30], size: 66, faces: 'left', turnsFrom: 50 },
  deer: { drawn: [2, 2, 30, 30], size: 58, faces: 'left' },
  penguin: { drawn: [2.1, 2.3, 29.8, 30.1], size: 52 },
  seal: { drawn: [2, 8, 30, 29], size: 56, faces: 'left', turnsFrom: 43 },
  cow: { drawn: [2, 3.5, 30, 30], size: 60, faces: 'left' },
  pig: { drawn: [2, 9, 30, 30], size: 54 },
  ewe: { drawn: [2, 2, 30, 30], size: 56, faces: 'left' },
  goat: { drawn: [2, 4, 30, 30], size: 56, faces: 'left', turnsFrom: 45 },
  horse: { drawn: [2, 2, 30, 30], size: 62, faces: 'left' },
  rooster: { drawn: [3, 2, 30, 30], size: 54, faces: 'left' },
  'hatching-chick': { drawn: [2, 2, 30, 30.4], size: 48 },
  'lady-beetle': { drawn: [2, 1.5, 30, 29.5], size: 48 },
  crab: { drawn: [2, 5, 30, 29.9], size: 54 },
  sailboat: { drawn: [2, 2, 30, 30], size: 58 },
  canoe: { drawn: [2, 9, 30, 30], size: 58 },
  speedboat: { drawn: [2, 13, 30, 30], size: 58 },
  ship: { drawn: [2, 4, 30, 30], size: 66, faces: 'left' },
  dolphin: { drawn: [5, 2, 27.1, 30], size: 58, faces: 'left', turnsFrom: 48 },
  'spouting-whale': { drawn: [2, 1.7, 29, 30.1], size: 60, faces: 'left' },
  automobile: { drawn: [2, 10, 30, 29], size: 64, faces: 'left', turnsFrom: 59, paints: ANY },
  'pickup-truck': { drawn: [2, 12, 30, 30], size: 66, faces: 'left', turnsFrom: 58, paints: ANY },
  tractor: { drawn: [2, 7, 30, 30], size: 60, faces: 'left', paints: ANY },
  bicycle: { drawn: [2, 9, 30, 30], size: 74 },
  'motor-scooter': { drawn: [2, 9, 30, 30], size: 64, faces: 'left', turnsFrom: 54, paints: ANY },
  backpack: { drawn: [5, 2.1, 27.1, 30], size: 50, paints: ANY },
  bucket: { drawn: [2.2, 6, 29, 29], size: 50, paints: ANY },
  'wrapped-gift': {
    drawn: [3, 2, 29, 30],
    size: 50,
    paints: ['blue', 'purple', 'green', 'yellow', 'light-blue'],
  },
  'ring-buoy': { drawn: [3, 2, 29, 30], size: 60, paints: ANY },
  'umbrella-on-ground': {
    drawn: [2, 4, 30, 29],
    size: 68,
    paints: ['red', 'blue', 'purple', 'pink', 'light-blue'],
  },
  teapot: { drawn: [2, 5, 30, 30], size: 52, paints: ANY },
  basket: { drawn: [2, 2, 30, 30], size: 50 },
  wood: { drawn: [3.9, 3, 27.6, 29], size: 54 },
  volleyball: { drawn: [1, 1, 31, 31], size: 46 },
  'soccer-ball': { drawn: [2, 2, 30, 30], size: 46 },
  'spiral-shell': { drawn: [2, 3, 29.9, 29.9], size: 50 },
  watermelon: { drawn: [2, 2, 29.9, 29.9], size: 50 },
  'soft-ice-cream': { drawn: [6, 3, 26, 30.2], size: 60 },
  'tropical-drink': { drawn: [7, 2, 24, 30.1], size: 62 },
  'snowman-without-snow': { drawn: [3.6, 1.6, 27.4, 31], size: 62 },
  sled: { drawn: [2, 11, 30, 29], size: 60 },
  skis: { drawn: [2, 3, 30, 30], size: 62 },
  'ice-skate': { drawn: [2, 5, 30, 30.1], size: 56 },
  'red-apple': { drawn: [2, 2, 30, 30], size: 44 },
  carrot: { drawn: [2, 2, 30, 30], size: 52 },
  'ear-of-corn': { drawn: [6, 2, 26.8, 29.9], size: 56 },
} as const satisfies Record<string, ScenePicture>;

/** Things of scenes of version 3, large enough for parts, which are in a paint of the other lightness. */
const LIGHT = ['yellow', 'pink', 'light-blue'] as const;
const LARGE = {
  townhouse: { drawn: [3, 2, 29, 30], size: 110, paints: ANY },
  cottage: { drawn: [2, 3, 30, 30], size: 110, paints: LIGHT },
  barn: { drawn: [2, 3, 30, 30], size: 112, paints: ANY },
  lighthouse: { drawn: [8, 2, 24, 30], size: 114, paints: ANY },
  windmill: { drawn: [3.4, 1.9, 28.6, 30], size: 114, paints: LIGHT },
  tower: { drawn: [6, 2, 26, 30], size: 110, paints: ANY },
  'fishing-boat': { drawn: [1.6, 3, 30.4, 29], size: 106, paints: ANY },
  longboat: { drawn: [2, 2, 30, 30], size: 106, paints: ANY },
  ferry: { drawn: [0.9, 6, 31.1, 29], size: 106, paints: ANY },
  bus: { drawn: [1, 8, 31, 28.5], size: 112, paints: LIGHT },
  carriage: { drawn: [1, 7, 31, 29], size: 112, paints: LIGHT },
  caravan: { drawn: [1, 7, 31, 28], size: 106, paints: LIGHT },
  'air-balloon': { drawn: [5, 2, 27, 30], size: 98, paints: ANY },
  'big-tent': { drawn: [1, 3, 31, 30], size: 110, paints: ANY },
  stall: { drawn: [2, 4, 30, 30], size: 108, paints: ANY },
  'beach-hut': { drawn: [4, 3, 28, 30], size: 108, paints: ANY },
} as const satisfies Record<string, ScenePicture>;

const PART_PAINTS = ['red', 'blue', 'purple', 'green', 'yellow', 'pink', 'light-blue'] as const;
/** The parts of large things; the size of a part is that of its level. */
const PARTS = {
  'window-tall': { drawn: [9, 2, 23, 30], size: 20, paints: PART_PAINTS },
  'window-round': { drawn: [2, 2, 30, 30], size: 20, paints: PART_PAINTS },
  'window-diamond': { drawn: [2, 2, 30, 30], size: 20, paints: PART_PAINTS },
  star: { drawn: [2, 2, 30, 28.6], size: 20, paints: PART_PAINTS },
  heart: { drawn: [2, 3, 30, 29], size: 20, paints: PART_PAINTS },
  triangle: { drawn: [2, 2, 30, 30], size: 20, paints: PART_PAINTS },
  fish: { drawn: [2, 4.9, 30, 27.1], size: 20, faces: 'left', paints: PART_PAINTS },
  arrow: { drawn: [2, 3, 30, 29], size: 20, faces: 'right', paints: PART_PAINTS },
  moon: { drawn: [2.8, 2, 21.6, 30], size: 20, faces: 'left', paints: PART_PAINTS },
  wheel: { drawn: [2, 2, 30, 30], size: 20 },
  'wheel-spoked': { drawn: [2, 2, 30, 30], size: 20 },
} as const satisfies Record<string, ScenePicture>;

export type LargeName = keyof typeof LARGE;
export type PartName = keyof typeof PARTS;
export type PictureName = keyof typeof PICTURES | LargeName | PartName;

/** The pictures of scenes by name. */
export const SCENE_PICTURES: Readonly<Record<PictureName, ScenePicture>> = { ...PICTURES, ...LARGE, ...PARTS };
