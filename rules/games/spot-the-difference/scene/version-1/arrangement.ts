import { drawDistinct, type Random } from '../../../../figures/random.ts';
import { mirrored, pickOne } from '../arrangement.ts';
import { type PictureName, SCENE_PICTURES } from '../pictures.ts';
import { areApart, type Box, isWithin, SPOT_SCENE } from '../spot-scene.ts';
import { boxOf, type Thing } from '../thing.ts';
import { SCENE_SETTINGS, type SceneSettingName, type ThingGroup } from './scene-settings.ts';

/** A thing and the group it was drawn from. */
export type PlacedThing = { thing: Thing; group: ThingGroup };

const SETTING_NAMES = Object.keys(SCENE_SETTINGS) as SceneSettingName[];
const MAX_ATTEMPTS = 60;
const { gap } = SPOT_SCENE;
const FIELD: Box = { left: gap, top: gap, right: SPOT_SCENE.width - gap, bottom: SPOT_SCENE.height - gap };

/** Draws a setting and places its things without overlap. A thing that does not fit is omitted. */
export function arrangement(random: Random): PlacedThing[] {
  const setting = pickOne(SETTING_NAMES, random);
  const isMirrored = random() < 0.5;
  const placed: PlacedThing[] = [];
  for (const group of SCENE_SETTINGS[setting].map((group) => (isMirrored ? mirrored(group) : group))) {
    for (const picture of drawDistinct<PictureName>(group.pictures, group.count, random)) {
      const others = placed.map(({ thing }) => boxOf(thing));
      const thing = withPlace(randomThing(picture, random), group, others, random);
      if (thing) placed.push({ thing, group });
    }
  }
  return placed;
}

/** A thing with a random size, direction and colour, not placed yet. */
export function randomThing(picture: PictureName, random: Random): Thing {
  const { size, faces, paints } = SCENE_PICTURES[picture];
  return {
    picture,
    x: 0,
    y: 0,
    size: Math.round(size * (1 + 0.12 * random())),
    faces: faces ? pickOne(['left', 'right'] as const, random) : null,
    paint: paints ? pickOne(paints, random) : null,
  };
}

/** Whether a thing is inside the field, in an area of its group, and clear of the other boxes. */
export function canPlace(thing: Thing, { stands }: ThingGroup, others: readonly Box[]): boolean {
  const foot = { left: thing.x, top: thing.y, right: thing.x, bottom: thing.y };
  const box = boxOf(thing);
  const isInArea = stands.some((area) => isWithin(foot, area));
  return isInArea && isWithin(box, FIELD) && others.every((other) => areApart(box, other, gap));
}

function withPlace(thing: Thing, group: ThingGroup, others: readonly Box[], random: Random): Thing | null {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { left, top, right, bottom } = pickOne(group.stands, random);
    const x = Math.round(left + (right - left) * random());
    const y = Math.round(top + (bottom - top) * random());
    const there = { ...thing, x, y };
    if (canPlace(there, group, others)) return there;
  }
  return null;
}
