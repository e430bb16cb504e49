import type { Scene } from './compose-scene.ts';
import type { Difference, Pair } from './difference.ts';
import type { PaintName } from './paints.ts';
import type { LargeName, PictureName } from './pictures.ts';
import { type Box, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

/** What a thing is; `side` tells two things of the same picture apart. */
export type ThingName = { picture: PictureName; side: 'left' | 'right' | null; partOf?: LargeName };

/** How Image B differs from Image A in one thing. */
export type ChangeKind =
  | 'missing-in-a'
  | 'missing-in-b'
  | 'smaller'
  | 'bigger'
  | 'further-left'
  | 'further-right'
  | 'higher'
  | 'lower'
  | 'turned';

/** The values of the sentence that describes a difference. */
export type DifferenceDescription =
  | { kind: ChangeKind; thing: ThingName }
  | { kind: 'colour'; thing: ThingName; inA: PaintName | null; inB: PaintName | null }
  | { kind: 'replaced'; inA: ThingName; inB: ThingName };

type Both = { a: Thing; b: Thing };

/** How Image B differs from Image A at a difference of the scene. */
export function describeDifference(scene: Scene, { kind, pair }: Difference): DifferenceDescription {
  const { a, b } = scene.pairs[pair] as Pair;
  if (!a || !b) return { kind: a ? 'missing-in-b' : 'missing-in-a', thing: thingName(scene, (a ?? b) as Thing) };
  const thing = thingName(scene, b);
  switch (kind) {
    case 'colour':
      return { kind, thing, inA: a.paint, inB: b.paint };
    case 'size':
      return { kind: b.size < a.size ? 'smaller' : 'bigger', thing };
    case 'place':
      return { kind: directionOf({ a, b }), thing };
    case 'presence':
    case 'shape':
      return { kind: 'replaced', inA: thingName(scene, a), inB: thing };
    case 'turn':
      return { kind: 'turned', thing };
  }
}

/** The name of a thing in a scene. `side` is null when no other pair has its picture, and for parts. */
export function thingName({ pairs }: Scene, thing: Thing): ThingName {
  const { picture, partOf } = thing;
  if (partOf) return { picture, side: null, partOf };
  const others = pairs.flatMap(({ a, b }) => (a === thing || b === thing ? [] : (a ?? b ?? [])));
  const twin = others.find((other) => other.picture === picture);
  return { picture, side: twin ? (thing.x < twin.x ? 'left' : 'right') : null };
}

/** The size of a thing in steps of 10 CSS pixels. */
export function sizeStep({ size }: Thing): number {
  return Math.round(size / 10);
}

/** A position in percent of the picture, from the left and from the top. */
export function placePercent({ x, y }: { x: number; y: number }): { across: number; down: number } {
  return { across: Math.round((100 * x) / SPOT_SCENE.width), down: Math.round((100 * y) / SPOT_SCENE.height) };
}

/** The topmost thing of Image B at a position, in CSS pixels; null when there is none. */
export function thingAt({ pairs }: Scene, { x, y }: { x: number; y: number }): Thing | null {
  const isThere = ({ left, top, right, bottom }: Box) => x >= left && x <= right && y >= top && y <= bottom;
  return pairs.filter(({ b }) => b && isThere(boxOf(b))).at(-1)?.b ?? null;
}

function directionOf({ a, b }: Both): ChangeKind {
  if (a.x !== b.x) return b.x < a.x ? 'further-left' : 'further-right';
  return b.y < a.y ? 'higher' : 'lower';
}
