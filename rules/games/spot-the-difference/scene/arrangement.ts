import { drawDistinct, type Random } from '../../../figures/random.ts';
import type { LevelRules } from './levels.ts';
import { type PictureName, SCENE_PICTURES } from './pictures.ts';
import { SCENE_SETTINGS, type SceneSettingName, type ThingGroup } from './scene-settings.ts';
import { areApart, type Box, isWithin, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

/** A thing and the group it was drawn from. */
export type PlacedThing = { thing: Thing; group: ThingGroup };

type Crowding = Pick<LevelRules, 'crowding' | 'scale'>;

/** A setting with its things, before the differences. */
export type Arrangement = { setting: SceneSettingName; isMirrored: boolean; placed: readonly PlacedThing[] };

const SETTING_NAMES = Object.keys(SCENE_SETTINGS) as SceneSettingName[];
const MAX_ATTEMPTS = 60;
const { gap, edge } = SPOT_SCENE;
const FIELD: Box = { left: edge, top: edge, right: SPOT_SCENE.width - edge, bottom: SPOT_SCENE.height - edge };

/** Draws a setting and places its things without overlap. A thing that does not fit is omitted. */
export function arrangement(random: Random, { crowding, scale }: Crowding): Arrangement {
  const setting = pickOne(SETTING_NAMES, random);
  const isMirrored = random() < 0.5;
  const placed: PlacedThing[] = [];
  const groups: readonly ThingGroup[] = SCENE_SETTINGS[setting];
  for (const group of groups.map((group) => scaled(isMirrored ? mirrored(group) : group, scale))) {
    for (const picture of drawDistinct<PictureName>(group.pictures, countOf(group, crowding), random)) {
      // At most two things share a picture, because descriptions distinguish them as left and right.
      if (placed.filter(({ thing }) => thing.picture === picture).length === 2) continue;
      const others = placed.map(({ thing }) => boxOf(thing));
      const thing = withPlace(picture, group, others, random);
      if (thing) placed.push({ thing, group });
    }
  }
  return { setting, isMirrored, placed };
}

/** How many things of a group are drawn. */
function countOf({ pictures, count, most = count }: ThingGroup, crowding: number): number {
  return crowding === 0 ? count : Math.min(pictures.length, most + crowding - 1);
}

/** A thing of a group with a random size, direction and colour. */
export function randomThing(picture: PictureName, { x, y }: Point, group: ThingGroup, random: Random): Thing {
  const { size, faces, paints } = SCENE_PICTURES[picture];
  return {
    picture,
    x,
    y,
    size: Math.round(size * scaleAt(group, y) * (1 + 0.1 * random())),
    faces: faces ? pickOne(['left', 'right'] as const, random) : null,
    paint: paints ? pickOne(paints, random) : null,
  };
}

/** The factor on the size of a group's things at a height in the picture: what stands further away is smaller. */
export function scaleAt({ on, scale }: ThingGroup, y: number): number {
  const isFlat = on === 'ground' || on === 'water';
  const distance = isFlat ? (SPOT_SCENE.height - y) / (SPOT_SCENE.height - SPOT_SCENE.horizon) : 0;
  return scale * (1 - SPOT_SCENE.shrinkAtHorizon * distance);
}

/** Whether a thing is inside the field, in an area of its group, and clear of the other boxes. */
export function canPlace(thing: Thing, { stands }: ThingGroup, others: readonly Box[]): boolean {
  const foot = { left: thing.x, top: thing.y, right: thing.x, bottom: thing.y };
  const box = boxOf(thing);
  const isInArea = stands.some((area) => isWithin(foot, area));
  return isInArea && isWithin(box, FIELD) && others.every((other) => areApart(box, other, gap));
}

/**
 * A random entry of `items`.
 * @throws RangeError when `items` is empty.
 */
export function pickOne<T>(items: readonly T[], random: Random): T {
  return drawDistinct(items, 1, random)[0] as T;
}

type Point = { x: number; y: number };

/** A thing of a group at a random place, clear of the other boxes; null when 60 attempts fail. */
export function withPlace(
  picture: PictureName,
  group: ThingGroup,
  others: readonly Box[],
  random: Random,
): Thing | null {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { left, top, right, bottom } = pickOne(group.stands, random);
    const x = Math.round(left + (right - left) * random());
    const y = Math.round(top + (bottom - top) * random());
    const thing = randomThing(picture, { x, y }, group, random);
    if (canPlace(thing, group, others)) return thing;
  }
  return null;
}

function scaled(group: ThingGroup, scale: number): ThingGroup {
  return group.isLight ? group : { ...group, scale: group.scale * scale };
}

/** A group with its areas on the other side of the picture. */
export function mirrored<Group extends Pick<ThingGroup, 'stands'>>(group: Group): Group {
  const { width } = SPOT_SCENE;
  return {
    ...group,
    stands: group.stands.map((box) => ({ ...box, left: width - box.right, right: width - box.left })),
  };
}
