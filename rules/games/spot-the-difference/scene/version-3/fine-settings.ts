import type { LargeName, PictureName } from '../pictures.ts';
import { box, type Hold, SCENE_SETTINGS, type SceneSettingName, sunAt, type ThingGroup } from '../scene-settings.ts';
import { LARGE_THINGS } from './large-things.ts';

/** Places in a row for large things: the middles and the height of their lower edges in CSS pixels, and a factor on their size. */
export type LargeRow = { things: readonly LargeName[]; across: readonly number[]; y: number; scale: number };

/** A setting of version 3: its large things, which are placed first, and what has room beside them. */
export type FineSetting = { rows: readonly LargeRow[]; groups: readonly ThingGroup[] };

const HOUSES = ['townhouse', 'cottage', 'barn', 'tower', 'windmill', 'big-tent'] as const;
const BOATS = ['fishing-boat', 'longboat', 'ferry'] as const;
const VEHICLES = ['bus', 'carriage', 'caravan', 'stall'] as const;

/** A balloon high in the sky. */
function skyAt(x: number): LargeRow {
  return { things: ['air-balloon'], across: [x], y: 100, scale: 0.98 };
}

/** The small things of a setting of version 3 only. */
function smallThings(ground: readonly PictureName[], trees: readonly PictureName[] = []): ThingGroup[] {
  return [
    sunAt(376, 92),
    { on: 'ground', stands: [box(30, 420, 180, 192)], pictures: trees, count: trees.length, scale: 0.8 },
    { on: 'air', stands: [box(40, 320, 48, 84)], pictures: ['cloud', 'cloud'], count: 2, scale: 0.85 },
    { on: 'air', stands: [box(40, 320, 60, 100)], pictures: ['dove', 'kite', 'airplane'], count: 1, scale: 0.85 },
    { on: 'ground', stands: [box(30, 420, 226, 250), box(30, 420, 298, 308)], pictures: ground, count: 4, scale: 0.75 },
  ];
}

/** The settings of scenes of version 3. Those of version 2 keep their backdrops and small things. */
export const FINE_SETTINGS = {
  meadow: {
    rows: [
      skyAt(220),
      { things: HOUSES, across: [206, 304, 398], y: 196, scale: 0.84 },
      { things: BOATS, across: [374], y: 284, scale: 0.9 },
      { things: ['barn', 'cottage', 'tower', ...VEHICLES], across: [64, 168, 272], y: 307, scale: 0.92 },
    ],
    groups: SCENE_SETTINGS.meadow,
  },
  beach: {
    rows: [
      skyAt(190),
      { things: BOATS, across: [66, 172, 278], y: 204, scale: 0.9 },
      { things: ['lighthouse', 'tower'], across: [404], y: 188, scale: 0.82 },
      {
        things: ['beach-hut', 'stall', 'bus', 'caravan', 'cottage', 'big-tent'],
        across: [66, 172, 278, 384],
        y: 307,
        scale: 0.9,
      },
    ],
    groups: SCENE_SETTINGS.beach,
  },
  snow: {
    rows: [
      skyAt(200),
      { things: HOUSES, across: [86, 190, 294, 396], y: 194, scale: 0.82 },
      { things: ['cottage', 'barn', ...VEHICLES], across: [110, 222, 336], y: 306, scale: 0.92 },
    ],
    groups: SCENE_SETTINGS.snow,
  },
  farm: {
    rows: [
      skyAt(180),
      { things: ['barn', 'windmill', 'cottage', 'tower'], across: [64, 170, 276, 384], y: 186, scale: 0.82 },
      { things: ['carriage', 'caravan', 'stall', 'bus'], across: [66, 172, 280], y: 307, scale: 0.92 },
    ],
    groups: SCENE_SETTINGS.farm,
  },
  street: {
    rows: [
      skyAt(250),
      {
        things: ['townhouse', 'cottage', 'tower', 'barn', 'beach-hut'],
        across: [62, 170, 278, 388],
        y: 202,
        scale: 0.9,
      },
      { things: VEHICLES, across: [74, 194, 314], y: 300, scale: 0.96 },
    ],
    groups: smallThings(['dog', 'cat', 'bicycle', 'backpack', 'soccer-ball', 'basket'], ['deciduous-tree']),
  },
  harbour: {
    rows: [
      skyAt(220),
      { things: BOATS, across: [66, 176, 286], y: 218, scale: 0.96 },
      { things: ['lighthouse'], across: [396], y: 214, scale: 0.98 },
      {
        things: ['stall', 'beach-hut', 'bus', 'townhouse', 'caravan'],
        across: [66, 172, 278, 384],
        y: 307,
        scale: 0.82,
      },
    ],
    groups: smallThings(['seal', 'ring-buoy', 'crab', 'bucket', 'goose', 'wood']),
  },
  camp: {
    rows: [
      skyAt(170),
      { things: ['cottage', 'big-tent', 'tower', 'barn'], across: [66, 178, 392], y: 196, scale: 0.84 },
      { things: BOATS, across: [290], y: 222, scale: 0.84 },
      { things: ['big-tent', 'caravan', 'bus', 'stall'], across: [80, 198, 330], y: 307, scale: 0.92 },
    ],
    groups: smallThings(['rabbit', 'deer', 'backpack', 'wood', 'fox', 'bucket'], ['evergreen-tree']),
  },
  fair: {
    rows: [
      skyAt(120),
      { things: ['big-tent', 'windmill', 'lighthouse', 'tower'], across: [62, 170, 278, 388], y: 196, scale: 0.84 },
      { things: ['stall', 'carriage', 'caravan', 'beach-hut'], across: [66, 172, 278, 384], y: 307, scale: 0.88 },
    ],
    groups: smallThings(['balloon', 'soft-ice-cream', 'goose', 'tropical-drink', 'soccer-ball', 'dog']),
  },
} as const satisfies Record<string, FineSetting>;

export type FineSettingName = keyof typeof FINE_SETTINGS;
export type AnySettingName = SceneSettingName | FineSettingName;

/** What holds a picture in a setting; null where it does not belong. */
export function holdOf(setting: AnySettingName, picture: PictureName): Hold | null {
  if (picture in LARGE_THINGS) return LARGE_THINGS[picture as LargeName].on;
  const { groups }: FineSetting = FINE_SETTINGS[setting];
  return groups.find(({ pictures }) => pictures.includes(picture))?.on ?? null;
}
