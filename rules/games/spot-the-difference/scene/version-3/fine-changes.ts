import { drawDistinct, type Random } from '../../../../figures/random.ts';
import { pickOne } from '../arrangement.ts';
import { inAnotherColour } from '../changes.ts';
import type { Difference } from '../difference.ts';
import { PAINTS } from '../paints.ts';
import { type PartName, SCENE_PICTURES } from '../pictures.ts';
import { areApart, type Box, centreOf, isWithin } from '../spot-scene.ts';
import { boxOf, type Thing } from '../thing.ts';
import { centredAt, type PlacedPart, sizeOf } from './fine-arrangement.ts';
import { FINE_SCENE, type FineLevelRules } from './fine-levels.ts';
import { PART_FAMILIES } from './large-things.ts';

type Around = {
  level: FineLevelRules;
  /** The boxes of the other parts of the same wall. */
  others: readonly Box[];
};

type Change = (part: PlacedPart, around: Around, random: Random) => Thing | null | undefined;

/** A part as a difference of this kind changes it: null when it is missing, undefined when that is impossible. */
export function changedPart(
  kind: Difference['kind'],
  part: PlacedPart,
  around: Around,
  random: Random,
): Thing | null | undefined {
  const isUsual = !isPale(part) && !isSmall(part, around.level);
  return kind === 'colour' || isUsual ? CHANGES[kind](part, around, random) : undefined;
}

/** Whether the part has little contrast to the wall. */
function isPale({ thing: { paint }, ground }: PlacedPart): boolean {
  return paint !== null && PAINTS[paint].isLight === PAINTS[ground].isLight;
}

function isSmall({ thing }: PlacedPart, { partPx }: FineLevelRules): boolean {
  return thing.size < sizeOf(thing.picture, partPx);
}

const CHANGES: Record<Difference['kind'], Change> = {
  presence: () => null,
  shape: inAnotherShape,
  colour: inAnotherPaint,
  size: smaller,
  place: moved,
  turn: turned,
};

/** Another part of the family with the same centre and longer side. */
function inAnotherShape({ thing, family }: PlacedPart, { level }: Around, random: Random): Thing {
  const names = PART_FAMILIES[family].filter((name) => name !== thing.picture);
  const picture = pickOne<PartName>(names, random);
  const faces = SCENE_PICTURES[picture].faces ? (thing.faces ?? 'left') : null;
  return centredAt(centreOf(boxOf(thing)), { ...thing, picture, faces, size: sizeOf(picture, level.partPx) });
}

/** A paint of the other lightness than now; not that of the wall, on which it would not be seen. */
function inAnotherPaint(part: PlacedPart, around: Around, random: Random): Thing | undefined {
  const { thing, ground } = part;
  if (isSmall(part, around.level)) return undefined;
  const there = inAnotherColour({ thing }, around, random);
  return there?.paint === ground ? undefined : there;
}

function smaller({ thing }: PlacedPart, { level }: Around): Thing {
  return centredAt(centreOf(boxOf(thing)), { ...thing, size: thing.size * level.smallSize });
}

/** Moved by half its side, at least 8 px, on its wall and clear of the parts beside it. */
function moved({ thing, wall }: PlacedPart, { level, others }: Around, random: Random): Thing | undefined {
  const by = Math.max(FINE_SCENE.minMovePx, level.partPx / 2);
  const places = [
    { x: thing.x - by, y: thing.y },
    { x: thing.x + by, y: thing.y },
    { x: thing.x, y: thing.y - by },
    { x: thing.x, y: thing.y + by },
  ];
  const isFree = (place: { x: number; y: number }) => {
    const box = boxOf({ ...thing, ...place });
    return isWithin(box, wall) && others.every((other) => areApart(box, other, FINE_SCENE.partGap));
  };
  const place = drawDistinct(places, places.length, random).find(isFree);
  return place && { ...thing, ...place };
}

function turned({ thing }: PlacedPart): Thing | undefined {
  return thing.faces ? { ...thing, faces: thing.faces === 'left' ? 'right' : 'left' } : undefined;
}
