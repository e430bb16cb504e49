import { drawDistinct, type Random } from '../../../../figures/random.ts';
import { pickOne } from '../arrangement.ts';
import { inAnotherColour } from '../changes.ts';
import type { DifferenceKind } from '../levels.ts';
import { type Box, SPOT_SCENE } from '../spot-scene.ts';
import { boxOf, type Thing } from '../thing.ts';
import { canPlace, type PlacedThing, randomThing } from './arrangement.ts';

/** The factor by which the size of a thing changes, and the longest distance that it moves. */
const SMALL_SIZE = 0.6;
const MAX_MOVE_PX = 64;

type Around = { others: readonly PlacedThing[]; boxes: readonly Box[] };
/** The thing in the other picture: null when it is missing, undefined when this kind of change is impossible. */
type Change = (placed: PlacedThing, around: Around, random: Random) => Thing | null | undefined;

/** How each kind of difference changes a thing. */
export const CHANGES: Record<DifferenceKind, Change> = {
  colour: inAnotherColour,
  size: smaller,
  place: moved,
  presence: (placed, around, random) => (random() < 0.5 ? null : replaced(placed, around, random)),
  turn: turned,
};

const DIRECTIONS = [
  { dx: 1, dy: 0 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 0, dy: -1 },
] as const;

function smaller({ thing }: PlacedThing): Thing {
  return { ...thing, size: Math.round(thing.size * SMALL_SIZE) };
}

/** Moved by at least 65 % of its own size, but not so far that it seems to be another thing. */
function moved({ thing, group }: PlacedThing, { boxes }: Around, random: Random): Thing | undefined {
  const { left, top, right, bottom } = boxOf(thing);
  const leasts = { x: 0.65 * (right - left), y: 0.65 * (bottom - top) };
  for (const { dx, dy } of drawDistinct(DIRECTIONS, DIRECTIONS.length, random)) {
    const least = Math.max(SPOT_SCENE.minChangePx, dx ? leasts.x : leasts.y);
    const by = Math.round(least + (MAX_MOVE_PX - least) * random());
    const there = { ...thing, x: thing.x + dx * by, y: thing.y + dy * by };
    if (least <= MAX_MOVE_PX && canPlace(there, group, boxes)) return there;
  }
  return undefined;
}

function replaced({ thing, group }: PlacedThing, { others, boxes }: Around, random: Random): Thing | undefined {
  const taken = [thing, ...others.map((other) => other.thing)].map(({ picture }) => picture);
  const free = group.pictures.filter((picture) => !taken.includes(picture));
  if (free.length === 0) return undefined;
  const other = { ...randomThing(pickOne(free, random), random), x: thing.x, y: thing.y };
  return canPlace(other, group, boxes) ? other : undefined;
}

function turned({ thing }: PlacedThing): Thing | undefined {
  if (!thing.faces) return undefined;
  return { ...thing, faces: thing.faces === 'left' ? 'right' : 'left' };
}
