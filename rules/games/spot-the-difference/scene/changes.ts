import { drawDistinct, type Random } from '../../../figures/random.ts';
import { canPlace, type PlacedThing, pickOne, randomThing } from './arrangement.ts';
import type { DifferenceKind, LevelRules } from './levels.ts';
import { PAINTS } from './paints.ts';
import { type PictureName, SCENE_PICTURES } from './pictures.ts';
import { type Box, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

type Around = { level: LevelRules; others: readonly PlacedThing[]; boxes: readonly Box[] };
/** The thing in the other picture: null when it is missing, undefined when this kind of change is impossible. */
type Change = (placed: PlacedThing, around: Around, random: Random) => Thing | null | undefined;

/** How each kind of difference changes a thing. */
export const CHANGES: Record<DifferenceKind, Change> = {
  colour: inAnotherColour,
  size: smaller,
  place: moved,
  presence: missingOrReplaced,
  turn: turned,
};

/** The part of its bounds that a drawing fills at least. */
const LEAST_DRAWN = 0.5;

/** Pictures whose shapes are so alike that, drawn smaller than at level 1, too little changes where one replaces the other. */
const ALIKE: readonly (readonly [PictureName, PictureName])[] = [
  ['cat', 'dog'],
  ['backpack', 'watermelon'],
  ['automobile', 'pickup-truck'],
];

const ASIDE = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
] as const;
const ANYWHERE = [...ASIDE, { dx: 0, dy: 1 }, { dx: 0, dy: -1 }] as const;

/** A thing in a paint of the other lightness; undefined where it has no paint. */
export function inAnotherColour({ thing }: { thing: Thing }, _around: object, random: Random): Thing | undefined {
  const { paint } = thing;
  if (!paint) return undefined;
  const paints = (SCENE_PICTURES[thing.picture].paints ?? []).filter((name) => isOpposite(name, paint));
  return { ...thing, paint: pickOne(paints, random) };
}

function isOpposite(one: keyof typeof PAINTS, other: keyof typeof PAINTS): boolean {
  return PAINTS[one].isLight !== PAINTS[other].isLight;
}

/** The thing drawn smaller; undefined where the change covers less than a square of `SPOT_SCENE.minChangePx`. */
function smaller({ thing }: PlacedThing, { level }: Around): Thing | undefined {
  const { width, height } = sidesOf(thing);
  const changed = LEAST_DRAWN * width * height * (1 - level.smallSize ** 2);
  if (changed < SPOT_SCENE.minChangePx ** 2) return undefined;
  return { ...thing, size: Math.round(thing.size * level.smallSize) };
}

/**
 * The thing moved by a share of its size, but not so far that it
 * looks like another thing; only flying things move vertically.
 */
function moved({ thing, group }: PlacedThing, { level, boxes }: Around, random: Random): Thing | undefined {
  const { width, height } = sidesOf(thing);
  const directions = group.on === 'air' ? ANYWHERE : ASIDE;
  for (const { dx, dy } of drawDistinct<(typeof ANYWHERE)[number]>(directions, directions.length, random)) {
    const least = Math.max(SPOT_SCENE.minChangePx, level.leastMove * (dx ? width : height));
    const by = Math.round(least + (level.maxMovePx - least) * random());
    const there = { ...thing, x: thing.x + dx * by, y: thing.y + dy * by };
    if (least <= level.maxMovePx && canPlace(there, group, boxes)) return there;
  }
  return undefined;
}

function missingOrReplaced(placed: PlacedThing, around: Around, random: Random): Thing | null | undefined {
  const { width, height } = sidesOf(placed.thing);
  const canBeMissing = Math.max(width, height) <= around.level.maxMissingPx;
  return canBeMissing && random() < 0.5 ? null : replaced(placed, around, random);
}

function replaced({ thing, group }: PlacedThing, around: Around, random: Random): Thing | undefined {
  const { level, others, boxes } = around;
  const taken = [thing, ...others.map((other) => other.thing)].map(({ picture }) => picture);
  const isTooAlike = (picture: PictureName) => level.scale < 1 && ALIKE.some((pair) => isPair(pair, picture, thing));
  const free = group.pictures.filter((picture) => !taken.includes(picture) && !isTooAlike(picture));
  if (free.length === 0) return undefined;
  const other = randomThing(pickOne(free, random), thing, group, random);
  return canPlace(other, group, boxes) ? other : undefined;
}

function isPair(pair: readonly PictureName[], picture: PictureName, thing: Thing): boolean {
  return pair.includes(picture) && pair.includes(thing.picture);
}

function turned({ thing }: PlacedThing): Thing | undefined {
  if (!thing.faces || thing.size < (SCENE_PICTURES[thing.picture].turnsFrom ?? 0)) return undefined;
  return { ...thing, faces: thing.faces === 'left' ? 'right' : 'left' };
}

function sidesOf(thing: Thing): { width: number; height: number } {
  const { left, top, right, bottom } = boxOf(thing);
  return { width: right - left, height: bottom - top };
}
