import type { DifferenceKind } from './levels.ts';
import { areApart, type Box, boundingBox, centreOf, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

/** A thing in Image A and in Image B; null where it is missing. */
export type Pair = { a: Thing | null; b: Thing | null };

/** A difference between the two pictures. */
export type Difference = {
  /** `shape`: one part in place of another; only in scenes of version 3, where `presence` is a missing part. */
  kind: DifferenceKind | 'shape';
  /** The index of the differing pair. */
  pair: number;
  /** The bounding box of both things. */
  area: Box;
  /** Presses inside this box count. */
  target: Box;
};

/** The boxes of the things of a pair. */
export function boxesOf({ a, b }: Pair): Box[] {
  return [a, b].flatMap((thing) => (thing ? [boxOf(thing)] : []));
}

/** The difference between the things of a pair. */
export function differenceOf(kind: Difference['kind'], pair: number, things: readonly (Thing | null)[]): Difference {
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

/** Whether two differences can be told apart and pressed apart. */
export function areFarApart(one: Difference, other: Difference): boolean {
  const [here, there] = [centreOf(one.area), centreOf(other.area)];
  const isFar = Math.hypot(here.x - there.x, here.y - there.y) >= SPOT_SCENE.minDistancePx;
  return isFar && areApart(one.target, other.target, 0);
}

/** Whether two differences are far apart, with room for the rings of both. */
export function areSeparate(one: Difference, other: Difference): boolean {
  return areFarApart(one, other) && areApart(one.area, other.area, SPOT_SCENE.ringGap);
}
