import { drawDistinct, type Random, seededRandom } from '../../../figures/random.ts';
import { arrangement, type PlacedThing } from './arrangement.ts';
import { type BadgePlace, badgePlaces } from './badge-places.ts';
import { CHANGES } from './changes.ts';
import { areSeparate, boxesOf, type Difference, differenceOf, type Pair } from './difference.ts';
import { type DifferenceKind, type LevelRules, SCENE_LEVELS, type SceneLevel } from './levels.ts';
import { type Box, SPOT_SCENE } from './spot-scene.ts';
import { boxOf } from './thing.ts';
import type { AnySettingName } from './version-3/fine-settings.ts';

/** Two pictures with five differences, in version 3 up to seven. Pairs are drawn in order, later ones on top. */
export type Scene = {
  setting: AnySettingName;
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
    const there = CHANGES[kind](here, { level, others, boxes }, random);
    if (there === undefined) continue;
    const difference = differenceOf(kind, pair, [here.thing, there]);
    if (!hasSize(difference.area, level)) continue;
    if (!differences.every((other) => areSeparate(difference, other))) continue;
    const [a, b] = random() < 0.5 ? [here.thing, there] : [there, here.thing];
    return { difference, pair: { a, b } };
  }
  return null;
}

function hasSize({ left, top, right, bottom }: Box, { maxArea }: LevelRules): boolean {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) >= SPOT_SCENE.minChangePx && width * height <= maxArea;
}
