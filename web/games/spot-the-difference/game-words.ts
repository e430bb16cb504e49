import type { Scene } from '#rules/games/spot-scene/compose-scene.ts';
import {
  differenceSentence,
  placeDescription,
  shortThingDescription,
  thingAt,
} from '#rules/games/spot-scene/descriptions.ts';
import { SCENE_SETTINGS } from '#rules/games/spot-scene/scene-settings.ts';
import { type Place, SPOT_THE_DIFFERENCE, type SpotChoice } from '#rules/games/spot-the-difference.ts';
import type { SpotState } from '#rules/games/spot-the-difference-reducer.ts';

export function foundWords(found: number): string {
  return `${found} of ${SPOT_THE_DIFFERENCE.differences} found`;
}

/** What an image shows, in a few words. */
export function imageWords(image: 'A' | 'B', { setting }: Scene): string {
  return `Image ${image}: ${SCENE_SETTINGS[setting].says}`;
}

/** What is said of a press that met no difference. */
export const MISS_WORDS = { pictures: 'Not here', words: 'The same in both' } as const;

/** What is said aloud of the last press. */
export function spokenWords({ scene, tally, miss }: SpotState, shownAs: SpotChoice['shownAs']): string {
  if (miss) return `${MISS_WORDS[shownAs]}. Your score is ${tally.score}.`;
  const last = scene.differences[tally.found.at(-1) ?? -1];
  return last ? `Found. ${differenceSentence(scene, last)} ${foundWords(tally.found.length)}.` : '';
}

/** The thing of Image B under a place, in a few words; empty where there is none. */
export function underWords(scene: Scene, at: Place): string {
  const thing = thingAt(scene, at);
  return thing ? shortThingDescription(scene, thing) : '';
}

/** What is under a place of Image B, and where that is. */
export function whereWords(scene: Scene, at: Place): string {
  return [underWords(scene, at), placeDescription(at)].filter(Boolean).join(', ');
}
