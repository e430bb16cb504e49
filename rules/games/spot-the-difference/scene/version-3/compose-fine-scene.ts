import { drawDistinct, type Random, seededRandom } from '../../../../figures/random.ts';
import { badgePlaces } from '../badge-places.ts';
import type { Scene } from '../compose-scene.ts';
import { areSeparate, type Difference, differenceOf, type Pair } from '../difference.ts';
import type { LargeName } from '../pictures.ts';
import { boxOf } from '../thing.ts';
import { fineArrangement, type PlacedPart, type ThingWithParts } from './fine-arrangement.ts';
import { changedPart } from './fine-changes.ts';
import { FINE_LEVELS, type FineLevel, type FineLevelRules } from './fine-levels.ts';

const KINDS = ['presence', 'shape', 'colour', 'size', 'place', 'turn'] as const satisfies Difference['kind'][];
const MAX_ATTEMPTS = 500;

/**
 * The scene of a seed at a level above 8, in which small parts of large things differ; the same seed and level give the
 * same scene.
 * @throws Error when 500 attempts fail.
 */
export function composeFineScene(seed: number, level: FineLevel): Scene {
  const random = seededRandom(seed);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const scene = sceneOf(random, FINE_LEVELS[level]);
    if (scene) return scene;
  }
  throw new Error(`no scene for seed ${seed} at level ${level}`);
}

function sceneOf(random: Random, level: FineLevelRules): Scene | null {
  const { placed, ...backdrop } = fineArrangement(random, level);
  const drawn = placed.flatMap(({ thing, parts }) => [{ thing, part: null }, ...parts.map(asDrawn)]);
  const pairs: Pair[] = drawn.map(({ thing }) => ({ a: thing, b: thing }));
  const differences: Difference[] = [];
  const changed = new Set<string>();
  // Every kind at least once before one comes again, where there are enough differences.
  const kinds = [...drawDistinct(KINDS, KINDS.length, random), ...drawDistinct(KINDS, KINDS.length, random)];
  for (const kind of kinds.slice(0, level.differences)) {
    const next = nextDifference(kind, level, drawn, differences, changed, random);
    if (!next) return null;
    differences.push(next.difference);
    changed.add(keyOf(kind, next.partOf));
    pairs[next.difference.pair] = next.pair;
  }
  const areas = differences.map(({ area }) => area);
  const things = pairs.flatMap(({ a, b }) => (a?.partOf && a === b ? [boxOf(a)] : []));
  const badges = badgePlaces(areas, things);
  return badges && { ...backdrop, pairs, differences, badges };
}

type Drawn = { thing: ThingWithParts['thing']; part: PlacedPart | null };

function asDrawn(part: PlacedPart): Drawn {
  return { thing: part.thing, part };
}

/** A thing has at most one difference of each kind, so that each has words of its own. */
function keyOf(kind: Difference['kind'], partOf: LargeName): string {
  return `${kind} ${partOf}`;
}

function nextDifference(
  kind: Difference['kind'],
  level: FineLevelRules,
  drawn: readonly Drawn[],
  differences: readonly Difference[],
  changed: ReadonlySet<string>,
  random: Random,
): { difference: Difference; pair: Pair; partOf: LargeName } | null {
  for (const pair of drawDistinct([...drawn.keys()], drawn.length, random)) {
    const part = drawn[pair]?.part;
    if (!part || changed.has(keyOf(kind, part.thing.partOf))) continue;
    const others = drawn.flatMap(({ part: other }) =>
      other && other !== part && other.wall === part.wall ? [boxOf(other.thing)] : [],
    );
    const there = changedPart(kind, part, { level, others }, random);
    if (there === undefined) continue;
    const difference = differenceOf(kind, pair, [part.thing, there]);
    if (!differences.every((other) => areSeparate(difference, other))) continue;
    const [a, b] = random() < 0.5 ? [part.thing, there] : [there, part.thing];
    return { difference, pair: { a, b }, partOf: part.thing.partOf };
  }
  return null;
}
