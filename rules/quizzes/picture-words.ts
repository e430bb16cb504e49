import { percentageOf } from '../figures/percentage.ts';
import { drawDistinct, seededRandom } from '../figures/random.ts';
import { arePossibleChoices, type ChoiceRun, choicesLeastDurationMs } from '../games/choices.ts';
import type { RunResult } from '../games/runs.ts';
import { PICTURE_NAMES, type PictureName } from './picture-names.ts';

/** From the product specification. */
export const PICTURE_WORDS = {
  items: 10,
  optionsPerItem: 4,
  /** The pause between an answer and the next item. */
  nextItemAfterMs: 500,
  /** The percentage of right words below which traits are suggested; no published norm exists. */
  traitsBelowPercent: 70,
} as const;

/** The words to choose from for a picture. The content of each language has the text of each. */
export const WORD_OPTIONS = ['word', 'first-other', 'second-other', 'third-other'] as const;
export type WordOption = (typeof WORD_OPTIONS)[number];

/** A picture and the four words to choose from, in display order. */
export type PictureWordItem = { picture: PictureName; options: readonly WordOption[] };

/** A finished run. The seed determines its items and their options. */
export type PictureWordsRun = ChoiceRun;

/** The ten items of a quiz with their options; the same seed gives the same result. */
export function pictureWordItems(seed: number): PictureWordItem[] {
  const random = seededRandom(seed);
  return drawDistinct(PICTURE_NAMES, PICTURE_WORDS.items, random).map((picture) => ({
    picture,
    options: drawDistinct(WORD_OPTIONS, PICTURE_WORDS.optionsPerItem, random),
  }));
}

/** Whether the option at the index `picked` is the word of the picture. */
export function isRightWord({ options }: PictureWordItem, picked: number): boolean {
  return options[picked] === 'word';
}

/** The items of a run with a wrong answer, each with the index of the picked option. */
export function mixedUpWords({ seed, answers }: Pick<PictureWordsRun, 'seed' | 'answers'>) {
  return mixedUpItems(pictureWordItems(seed), answers);
}

/** The items with a wrong answer, each with the index of the picked option. */
export function mixedUpItems(items: readonly PictureWordItem[], answers: PictureWordsRun['answers']) {
  return items.flatMap((item, place) => {
    const picked = answers[place]?.picked ?? -1;
    return isRightWord(item, picked) ? [] : [{ ...item, picked }];
  });
}

/** The score is the number of right words, 0 to 10; there is no level. */
export function pictureWordsResult(run: PictureWordsRun): RunResult {
  return { score: PICTURE_WORDS.items - mixedUpWords(run).length, level: null };
}

/** Whether this number of right words, of ten, suggests traits of dyslexia. */
export function suggestsWordTraits(right: number): boolean {
  return percentageOf(right, PICTURE_WORDS.items) < PICTURE_WORDS.traitsBelowPercent;
}

/** The shortest possible duration of a run, in milliseconds: its presses, and the pause after each. */
export function pictureWordsLeastDurationMs(run: Pick<PictureWordsRun, 'answers'>): number {
  return choicesLeastDurationMs(run, PICTURE_WORDS.nextItemAfterMs);
}

/** Whether a run is plausible: no answer came too soon after its item appeared, and all answers fit its duration. */
export function isPossiblePictureWordsRun(run: Pick<PictureWordsRun, 'durationMs' | 'answers'>): boolean {
  return arePossibleChoices(run, PICTURE_WORDS.nextItemAfterMs);
}
