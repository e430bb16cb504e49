import type { Difference, Pair, Scene } from './compose-scene.ts';
import { SCENE_PICTURES } from './pictures.ts';
import { type Box, SPOT_SCENE } from './spot-scene.ts';
import { boxOf, type Thing } from './thing.ts';

type Both = { a: Thing; b: Thing };

/** A difference in one sentence. */
export function differenceSentence(scene: Scene, { kind, pair }: Difference): string {
  const { a, b } = scene.pairs[pair] as Pair;
  if (!a || !b) return `The ${nameOf(scene, (a ?? b) as Thing)} is missing in Image ${a ? 'B' : 'A'}.`;
  const name = nameOf(scene, b);
  switch (kind) {
    case 'colour':
      return `The ${paintedName(b, name)} is ${a.paint} in Image A and ${b.paint} in Image B.`;
    case 'size':
      return `The ${name} is ${b.size < a.size ? 'smaller' : 'bigger'} in Image B.`;
    case 'place':
      return `The ${name} is ${directionOf({ a, b })} in Image B.`;
    case 'presence':
      return `There is ${withArticle(nameOf(scene, a))} in Image A and ${withArticle(name)} in Image B.`;
    case 'turn':
      return `The ${name} faces the other way in Image B.`;
  }
}

/** A thing with every property that can differ, for the text version. Positions are 0 to 100 from the left and top. */
export function thingDescription(scene: Scene, thing: Thing): string {
  const facing = thing.faces && `facing ${thing.faces}`;
  return [shortThingDescription(scene, thing), facing, `size ${Math.round(thing.size / 10)}`, placeDescription(thing)]
    .filter(Boolean)
    .join(', ');
}

/** A thing with its colour: "red car", "house with a red roof". */
export function shortThingDescription(scene: Scene, thing: Thing): string {
  const name = nameOf(scene, thing);
  const { painted } = SCENE_PICTURES[thing.picture];
  if (!thing.paint) return name;
  return painted ? `${name} with a ${thing.paint} ${painted}` : `${thing.paint} ${name}`;
}

/** A position in percent of the picture: "35 across, 70 down". */
export function placeDescription({ x, y }: { x: number; y: number }): string {
  return `${Math.round((100 * x) / SPOT_SCENE.width)} across, ${Math.round((100 * y) / SPOT_SCENE.height)} down`;
}

/** The topmost thing of Image B at a position, in CSS pixels; null when there is none. */
export function thingAt({ pairs }: Scene, { x, y }: { x: number; y: number }): Thing | null {
  const isThere = ({ left, top, right, bottom }: Box) => x >= left && x <= right && y >= top && y <= bottom;
  return pairs.findLast(({ b }) => b && isThere(boxOf(b)))?.b ?? null;
}

function nameOf({ pairs }: Scene, thing: Thing): string {
  const { says } = SCENE_PICTURES[thing.picture];
  const twin = pairs.flatMap(({ a, b }) => (a === thing || b === thing ? [] : (a ?? b ?? []))).find(isAlike);
  if (!twin) return says;
  return `${thing.x < twin.x ? 'left' : 'right'} ${says}`;

  function isAlike({ picture }: Thing): boolean {
    return picture === thing.picture;
  }
}

function paintedName({ picture }: Thing, name: string): string {
  const { painted } = SCENE_PICTURES[picture];
  return painted ? `${painted} of the ${name}` : name;
}

function directionOf({ a, b }: Both): string {
  if (a.x !== b.x) return b.x < a.x ? 'further to the left' : 'further to the right';
  return b.y < a.y ? 'higher' : 'lower';
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}
