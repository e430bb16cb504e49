import { m } from '#messages';
import type { Scene } from '#rules/games/spot-the-difference/scene/compose-scene.ts';
import {
  describeDifference,
  placePercent,
  sizeStep,
  type ThingName,
  thingName,
} from '#rules/games/spot-the-difference/scene/descriptions.ts';
import type { Difference } from '#rules/games/spot-the-difference/scene/difference.ts';
import type { PaintName } from '#rules/games/spot-the-difference/scene/paints.ts';
import type { PictureName } from '#rules/games/spot-the-difference/scene/pictures.ts';
import type { Thing } from '#rules/games/spot-the-difference/scene/thing.ts';
import type { Place } from '#rules/games/spot-the-difference/spot-the-difference.ts';
import { listWords } from '../../ui/words/number-words.ts';

/** A difference as a sentence, with non-breaking spaces in the names of the images. */
export function shownDifference(scene: Scene, difference: Difference): string {
  const described = describeDifference(scene, difference);
  if (described.kind === 'replaced' && described.inB.partOf) {
    return m['games.spot_the_difference.difference.other_part']({
      thing: asSubject({ picture: described.inB.partOf, side: null }),
      in_a: withArticle(described.inA),
      in_b: withArticle(described.inB),
    });
  }
  if (described.kind === 'replaced') {
    return m['games.spot_the_difference.difference.replaced']({
      in_a: withArticle(described.inA),
      in_b: withArticle(described.inB),
    });
  }
  const subject = { picture: described.thing.picture, thing: asSubject(described.thing) };
  return described.kind === 'colour'
    ? m['games.spot_the_difference.difference.colour']({
        ...subject,
        in_a: colourWord(described.inA),
        in_b: colourWord(described.inB),
      })
    : m['games.spot_the_difference.difference.change']({ ...subject, kind: described.kind });
}

/** A difference as a sentence for screen readers. */
export function differenceSentence(scene: Scene, difference: Difference): string {
  return shownDifference(scene, difference).replaceAll('\u00a0', ' ');
}

/** A thing with every property that can differ, for the text version. Positions are 0 to 100 from the left and top. */
export function thingDescription(scene: Scene, thing: Thing): string {
  return listWords([
    shortThingDescription(scene, thing),
    ...(thing.faces ? [m['games.spot_the_difference.facing']({ direction: thing.faces })] : []),
    m['games.spot_the_difference.size']({ size: sizeStep(thing) }),
    placeDescription(thing),
  ]);
}

/** A thing with its colour: "red car", "house with a red roof". */
export function shortThingDescription(scene: Scene, thing: Thing): string {
  const { picture, paint } = thing;
  const words = nameWords(thingName(scene, thing));
  return paint
    ? m['games.spot_the_difference.painted']({ picture, paint, thing: words, colour: colourWord(paint) })
    : words;
}

/** A position in percent of the picture: "35 across, 70 down". */
export function placeDescription(place: Place): string {
  return m['games.spot_the_difference.place'](placePercent(place));
}

function thingWord(picture: PictureName): string {
  return m['games.spot_the_difference.thing']({ picture });
}

/** A thing without an article: "snail", "left snail", "star of the barn". */
function nameWords({ picture, side, partOf }: ThingName): string {
  const thing = thingWord(picture);
  if (partOf) return m['games.spot_the_difference.part']({ part: thing, thing: thingWord(partOf) });
  return side ? m['games.spot_the_difference.sided_thing']({ picture, side, thing }) : thing;
}

/** "an owl", "a left owl" */
function withArticle({ picture, side }: ThingName): string {
  if (!side) return m['games.spot_the_difference.a_thing']({ picture });
  const thing = thingWord(picture);
  return m['games.spot_the_difference.a_sided_thing']({ picture, side, thing });
}

/** At the beginning of a sentence: "The owl", "The left owl", "One star of the barn". */
function asSubject({ picture, side, partOf }: ThingName): string {
  if (partOf) return m['games.spot_the_difference.one_part']({ part: thingWord(picture), thing: thingWord(partOf) });
  if (!side) return m['games.spot_the_difference.the_thing']({ picture });
  const thing = thingWord(picture);
  return m['games.spot_the_difference.the_sided_thing']({ picture, side, thing });
}

function colourWord(paint: PaintName | null): string {
  return paint ? m['games.spot_the_difference.colour']({ paint }) : '';
}
