import { drawDistinct, type Random, seededRandom } from '../../../../figures/random.ts';
import type { Scene } from '../compose-scene.ts';
import { areFarApart, boxesOf, type Difference, differenceOf, type Pair } from '../difference.ts';
import type { DifferenceKind } from '../levels.ts';
import { SPOT_SCENE } from '../spot-scene.ts';
import { arrangement, type PlacedThing } from './arrangement.ts';
import { CHANGES } from './changes.ts';

/** Five of these are drawn, so that a scene has at least three kinds and none more than twice. */
const KINDS: readonly DifferenceKind[] = ['colour', 'colour', 'presence', 'presence', 'size', 'place', 'turn'];
const FEWEST_THINGS = 15;
const MAX_ATTEMPTS = 500;

/**
 * The differences of a scene as they were before scenes had versions, for runs that waited on a device. It never changes.
 * @throws Error when 500 attempts fail.
 */
export function composeSceneOfVersion1(seed: number): Pick<Scene, 'differences'> {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const scene = sceneOf(random);
    if (scene) return scene;
  }
  throw new Error(`no scene for seed ${seed}`);
}

function sceneOf(random: Random): Pick<Scene, 'differences'> | null {
  const placed = arrangement(random);
  if (placed.length < FEWEST_THINGS) return null;
  const backToFront = [...placed].sort((one, other) => one.thing.y - other.thing.y);
  const pairs: Pair[] = backToFront.map(({ thing }) => ({ a: thing, b: thing }));
  const differences: Difference[] = [];
  for (const kind of drawDistinct(KINDS, SPOT_SCENE.differences, random)) {
    const next = nextDifference(kind, backToFront, pairs, differences, random);
    if (!next) return null;
    differences.push(next.difference);
    pairs[next.difference.pair] = next.pair;
  }
  return { differences };
}

function nextDifference(
  kind: DifferenceKind,
  placed: readonly PlacedThing[],
  pairs: readonly Pair[],
  differences: readonly Difference[],
  random: Random,
): { difference: Difference; pair: Pair } | null {
  for (const pair of drawDistinct([...placed.keys()], placed.length, random)) {
    const here = placed[pair];
    if (!here || differences.some((difference) => difference.pair === pair)) continue;
    const others = placed.filter((_, place) => place !== pair);
    const boxes = pairs.flatMap((other, place) => (place === pair ? [] : boxesOf(other)));
    const there = CHANGES[kind](here, { others, boxes }, random);
    if (there === undefined) continue;
    const difference = differenceOf(kind, pair, [here.thing, there]);
    if (!differences.every((other) => areFarApart(difference, other))) continue;
    const [a, b] = random() < 0.5 ? [here.thing, there] : [there, here.thing];
    return { difference, pair: { a, b } };
  }
  return null;
}
