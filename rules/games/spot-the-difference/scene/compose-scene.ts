import { drawDistinct, type Random, seededRandom } from '../../../figures/random.ts';
import { arrangement, type PlacedThing } from './arrangement.ts';
import { type BadgePlace, badgePlaces } from './badge-places.ts';
import { changedThing } from './changes.ts';
import { type DifferenceKind, type LevelRules, SCENE_LEVELS, type SceneLevel } from './levels.ts';
import type { SceneSettingName } from './scene-settings.ts';
import { areApart, type Box, boundingBox, centreOf, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

/** A thing in Image A and in Image B; null where it is missing. */
export type Pair = { a: Thing | null; b: Thing | null };

/** A difference between the two pictures. */
export type Difference = {
  kind: DifferenceKind;
  /** The index of the differing pair. */
  pair: number;
  /** The bounding box of both things. */
  area: Box;
  /** Presses inside this box count. */
  target: Box;
};

/** Two pictures with five differences. Pairs are drawn in order, later ones on top. */
export type Scene = {
  setting: SceneSettingName;
  /** Whether the backdrop is mirrored horizontally. */
  isMirrored: boolean;
  pairs: readonly Pair[];
  differences: readonly Difference[];
  /** Where the badge of each difference is, so that it hides no difference. */
  badges: readonly BadgePlace[];
};

const MAX_ATTEMPTS = 500;

/**
 * The scene of a seed at a level; the same seed and level give the same scene.
 * @throws Error when 500 attempts fail.
 */
export function composeScene(seed: number, level: SceneLevel = 1): Scene {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const scene = sceneOf(random, SCENE_LEVELS[level]);
    if (scene) return scene;
  }
  throw new Error(`no scene for seed ${seed} at level ${level}`);
}

function sceneOf(random: Random, level: LevelRules): Scene | null {
  const { placed, ...backdrop } = arrangement(random, level);
  if (placed.length < level.fewestThings) return null;
  const backToFront = [...placed].sort((one, other) => one.thing.y - other.thing.y);
  const pairs: Pair[] = backToFront.map(({ thing }) => ({ a: thing, b: thing }));
  const differences: Difference[] = [];
  for (const kind of drawDistinct(level.kinds, SPOT_SCENE.differences, random)) {
    const next = nextDifference(kind, level, backToFront, pairs, differences, random);
    if (!next) return null;
    differences.push(next.difference);
    pairs[next.difference.pair] = next.pair;
  }
  const areas = differences.map(({ area }) => area);
  const things = pairs.flatMap(({ a, b }) => (a && a === b ? [boxOf(a)] : []));
  const badges = badgePlaces(areas, things);
  return badges && { ...backdrop, pairs, differences, badges };
}

function nextDifference(
  kind: DifferenceKind,
  level: LevelRules,
  placed: readonly PlacedThing[],
  pairs: readonly Pair[],
  differences: readonly Difference[],
  random: Random,
): { difference: Difference; pair: Pair } | null {
  for (const pair of drawDistinct([...placed.keys()], placed.length, random)) {
    const here = placed[pair];
    if (!here || here.group.isLight || differences.some((difference) => difference.pair === pair)) continue;
    const others = placed.filter((_, place) => place !== pair);
    const boxes = pairs.flatMap((other, place) => (place === pair ? [] : boxesOf(other)));
    const there = changedThing(kind, here, { level, others, boxes }, random);
    if (there === undefined) continue;
    const difference = differenceOf(kind, pair, [here.thing, there]);
    if (!hasSize(difference.area, level)) continue;
    if (!differences.every((other) => areFarApart(difference, other))) continue;
    const [a, b] = random() < 0.5 ? [here.thing, there] : [there, here.thing];
    return { difference, pair: { a, b } };
  }
  return null;
}

function hasSize({ left, top, right, bottom }: Box, { maxArea }: LevelRules): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) >= SPOT_SCENE.minChangePx && width * height <= maxArea;
}

function boxesOf({ a, b }: Pair): Box[] {
  return [a, b].flatMap((thing) => (thing ? [boxOf(thing)] : []));
}

function differenceOf(kind: DifferenceKind, pair: number, things: readonly (Thing | null)[]): Difference {
  const area = boundingBox(things.flatMap((thing) => (thing ? [boxOf(thing)] : [])));
  return { kind, pair, area, target: targetOf(area) };
}

/** The area with a margin, inside the picture, with sides of at least `SPOT_SCENE.minTargetPx`. */
function targetOf({ left, top, right, bottom }: Box): Box {
  const across = span(left, right, SPOT_SCENE.width);
  const down = span(top, bottom, SPOT_SCENE.height);
  return { left: across.from, top: down.from, right: across.to, bottom: down.to };
}

function span(low: number, high: number, most: number): { from: number; to: number } {
  const length = Math.max(SPOT_SCENE.minTargetPx, Math.ceil(high - low) + 2 * SPOT_SCENE.gap);
  const from = Math.min(Math.max(0, Math.round((low + high - length) / 2)), most - length);
  return { from, to: from + length };
}

function areFarApart(one: Difference, other: Difference): boolean {
  const [here, there] = [centreOf(one.area), centreOf(other.area)];
  const isFar = Math.hypot(here.x - there.x, here.y - there.y) >= SPOT_SCENE.minDistancePx;
  const areRingsApart = areApart(one.area, other.area, SPOT_SCENE.ringGap);
  return isFar && areRingsApart && areApart(one.target, other.target, 0);
}
