import { drawDistinct, type Random } from '../../../../figures/random.ts';
import { mirrored, pickOne, withPlace } from '../arrangement.ts';
import { PAINTS, type PaintName } from '../paints.ts';
import { type LargeName, type PartName, type PictureName, SCENE_PICTURES } from '../pictures.ts';
import type { ThingGroup } from '../scene-settings.ts';
import { type Box, SPOT_SCENE } from '../spot-scene.ts';
import { boxOf, squareOf, type Thing } from '../thing.ts';
import { FINE_SCENE, type FineLevelRules } from './fine-levels.ts';
import { FINE_SETTINGS, type FineSetting, type FineSettingName, type LargeRow } from './fine-settings.ts';
import { LARGE_THINGS, PART_FAMILIES, type PartFamily, type Wall } from './large-things.ts';

/** A part, the wall it is on in pixels, its family, and the paint around it. */
export type PlacedPart = { thing: Thing & { partOf: LargeName }; wall: Box; family: PartFamily; ground: PaintName };

/** A thing, with its parts if it is a large one. */
export type ThingWithParts = { thing: Thing; parts: readonly PlacedPart[] };

/** A setting with its things, from back to front, before the differences. */
export type FineArrangement = { setting: FineSettingName; isMirrored: boolean; placed: readonly ThingWithParts[] };

const SETTING_NAMES = Object.keys(FINE_SETTINGS) as FineSettingName[];
/** Things beside large ones are smaller. */
const SMALL_SCALE = 0.85;

/** Draws a setting, its large things with their parts, and what has room beside them. */
export function fineArrangement(random: Random, { partPx }: FineLevelRules): FineArrangement {
  const setting = pickOne(SETTING_NAMES, random);
  const isMirrored = random() < 0.5;
  const { rows, groups }: FineSetting = FINE_SETTINGS[setting];
  const large: ThingWithParts[] = [];
  for (const row of rows) {
    const taken = large.map(({ thing }) => thing.picture);
    for (const thing of largeThings(row, isMirrored, taken, random)) large.push(withParts(thing, partPx, random));
  }
  const small = smallThings(groups, isMirrored, large, random).map((thing) => ({ thing, parts: [] }));
  return { setting, isMirrored, placed: [...small, ...large].sort((one, other) => one.thing.y - other.thing.y) };
}

type LargeThing = Thing & { picture: LargeName; paint: PaintName };

function largeThings(row: LargeRow, isMirrored: boolean, taken: readonly PictureName[], random: Random): LargeThing[] {
  const free = row.things.filter((name) => !taken.includes(name));
  const names = drawDistinct(free, Math.min(free.length, row.across.length), random);
  return names.map((picture, place) => {
    const across = row.across[place] as number;
    return {
      picture,
      x: isMirrored ? SPOT_SCENE.width - across : across,
      y: row.y + Math.round(3 * random()) - 2,
      size: Math.round(SCENE_PICTURES[picture].size * row.scale),
      faces: null,
      paint: pickOne(SCENE_PICTURES[picture].paints as readonly PaintName[], random),
    };
  });
}

function smallThings(
  groups: readonly ThingGroup[],
  isMirrored: boolean,
  large: readonly ThingWithParts[],
  random: Random,
): Thing[] {
  const boxes = large.map(({ thing }) => boxOf(thing));
  const things: Thing[] = [];
  for (const group of groups) {
    const here = isMirrored ? mirrored(group) : group;
    const scale = group.isLight ? group.scale : group.scale * SMALL_SCALE;
    for (const picture of drawDistinct<PictureName>(group.pictures, group.count, random)) {
      // At most two things share a picture, because descriptions distinguish them as left and right.
      if (things.filter((thing) => thing.picture === picture).length === 2) continue;
      const thing = withPlace(picture, { ...here, scale }, [...boxes, ...things.map(boxOf)], random);
      if (thing) things.push(thing);
    }
  }
  return things;
}

function withParts(thing: LargeThing, partPx: number, random: Random): ThingWithParts {
  const parts = LARGE_THINGS[thing.picture].walls.flatMap((wall) => partsOn(thing, wall, partPx, random));
  return { thing, parts };
}

/** Rows of parts on a wall: mostly alike, but some odd ones in both pictures, so that being odd tells nothing. */
function partsOn(thing: LargeThing, { area, families }: Wall, partPx: number, random: Random): PlacedPart[] {
  const wall = onThing(area, thing);
  const family = pickOne(families, random);
  const usual = usualLook(family, thing, random);
  const columns = countIn(wall.right - wall.left, partPx);
  const rows = countIn(wall.bottom - wall.top, partPx);
  return Array.from({ length: columns * rows }, (_, place) => place).flatMap((place) => {
    const across = (place % columns) + 0.5;
    const down = Math.floor(place / columns) + 0.5;
    const centre = {
      x: wall.left + (across / columns) * (wall.right - wall.left),
      y: wall.top + (down / rows) * (wall.bottom - wall.top),
    };
    if (random() < ODD.missing) return [];
    const { picture, paint } = random() < ODD.look ? usualLook(family, thing, random) : usual;
    const { faces, paints } = SCENE_PICTURES[picture];
    const look = {
      picture,
      partOf: thing.picture,
      size: sizeOf(picture, random() < ODD.smaller ? ODD.smallSize * partPx : partPx),
      faces: faces ? pickOne(['left', 'right'] as const, random) : null,
      paint: paints && random() < ODD.pale ? pickOne(paleOn(thing.paint, paints), random) : paint,
    };
    return [{ thing: centredAt(centre, look), wall, family, ground: thing.paint }];
  });
}

/** The chances of a part that is odd in both pictures. Our own choice. */
const ODD = { missing: 0.1, look: 0.35, pale: 0.1, smaller: 0.12, smallSize: 0.64 } as const;

function usualLook(family: PartFamily, { paint }: LargeThing, random: Random): Pick<Thing, 'picture' | 'paint'> {
  const picture = pickOne<PartName>(PART_FAMILIES[family], random);
  const { paints } = SCENE_PICTURES[picture];
  return { picture, paint: paints ? pickOne(oppositeOf(paint, paints), random) : null };
}

/** Paints of the same lightness, which have little contrast on a wall of this one. */
function paleOn(paint: PaintName, paints: readonly PaintName[]): PaintName[] {
  return paints.filter((name) => name !== paint && PAINTS[name].isLight === PAINTS[paint].isLight);
}

/** Paints of the other lightness, so that each has the contrast of `SPOT_SCENE.minContrast` to this one. */
function oppositeOf(paint: PaintName, paints: readonly PaintName[]): PaintName[] {
  return paints.filter((name) => PAINTS[name].isLight !== PAINTS[paint].isLight);
}

/** The side of a picture's square whose drawing has this longer side, in CSS pixels. */
export function sizeOf(picture: PictureName, longerPx: number): number {
  const [left, top, right, bottom] = SCENE_PICTURES[picture].drawn;
  return (longerPx * 32) / Math.max(right - left, bottom - top);
}

/** A thing whose drawing has its centre there. */
export function centredAt<Look extends Omit<Thing, 'x' | 'y'>>(
  { x, y }: { x: number; y: number },
  look: Look,
): Look & { x: number; y: number } {
  const { top, bottom } = boxOf({ ...look, x, y });
  return { ...look, x, y: y + (bottom - top) / 2 };
}

function countIn(length: number, partPx: number): number {
  return Math.floor((length + FINE_SCENE.pitchGap) / (partPx + FINE_SCENE.pitchGap));
}

function onThing(area: Box, thing: Thing): Box {
  const { left, top, size } = squareOf(thing);
  const at = (from: number, units: number) => from + (units * size) / 32;
  return {
    left: at(left, area.left),
    top: at(top, area.top),
    right: at(left, area.right),
    bottom: at(top, area.bottom),
  };
}
