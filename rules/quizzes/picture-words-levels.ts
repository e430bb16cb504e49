import { drawDistinct, type Random, seededRandom } from '../figures/random.ts';
import { validLevel } from '../games/levels.ts';
import { type RunResult, withValidity } from '../games/runs.ts';
import type { PictureName } from './picture-names.ts';
import {
  isPossiblePictureWordsRun,
  mixedUpItems,
  PICTURE_WORDS,
  type PictureWordItem,
  type PictureWordsRun,
  pictureWordsLeastDurationMs,
  WORD_OPTIONS,
} from './picture-words.ts';
import { pictureWordsValidity } from './picture-words-validity.ts';

/** The picture quiz with levels. The content of a language has the pictures of each level. The numbers are our own choice. */
export const PICTURE_WORDS_LEVELS = {
  /** The level rises from this number of right words of ten, and falls below the other one. */
  upFromRight: 9,
  downUnderRight: 6,
} as const;

/** A finished run with levels. The seed determines the order of the options. */
export type PictureWordsLevelRun = Pick<PictureWordsRun, 'durationMs' | 'seed' | 'answers'> & {
  startLevel: number;
  /** In the order shown. The device chooses them by which pictures the learner has seen on it. */
  pictures: readonly PictureName[];
};

/**
 * The ten pictures of a run: those that were not seen yet in random order, then those seen longest ago.
 * @param seen pictures in the order in which they were last seen, the oldest first
 * @throws RangeError when the level has too few
 */
export function choosePictures(
  level: readonly PictureName[],
  seen: readonly PictureName[],
  random: Random,
): PictureName[] {
  const unseen = level.filter((picture) => !seen.includes(picture));
  const again = seen.filter((picture) => level.includes(picture));
  const { items } = PICTURE_WORDS;
  const chosen = [...drawDistinct(unseen, unseen.length, random), ...again].slice(0, items);
  if (chosen.length < items) throw new RangeError(`only ${chosen.length} pictures of ${items}`);
  return chosen;
}

/** The items of a run. */
export function pictureWordsLevelItems({
  seed,
  pictures,
}: Pick<PictureWordsLevelRun, 'seed' | 'pictures'>): PictureWordItem[] {
  const random = seededRandom(seed);
  return pictures.map((picture) => ({
    picture,
    options: drawDistinct(WORD_OPTIONS, PICTURE_WORDS.optionsPerItem, random),
  }));
}

/** The items with a wrong answer, each with the index of the picked option. */
export function mixedUpLevelWords(run: Pick<PictureWordsLevelRun, 'seed' | 'pictures' | 'answers'>) {
  return mixedUpItems(pictureWordsLevelItems(run), run.answers);
}

/** The next level: one higher from nine right words on, one lower below six. */
export function pictureWordsLevelResult(run: PictureWordsLevelRun): RunResult {
  const validity = pictureWordsValidity(run);
  const right = PICTURE_WORDS.items - mixedUpLevelWords(run).length;
  const { upFromRight, downUnderRight } = PICTURE_WORDS_LEVELS;
  const step = right >= upFromRight ? 1 : right < downUnderRight ? -1 : 0;
  const level = validLevel('picture-words', run.startLevel + (validity ? 0 : step));
  return withValidity({ score: level, level }, validity);
}

/** Whether a run is plausible: no picture comes twice, and its answers are those of a quiz. */
export function isPossiblePictureWordsLevelRun(run: PictureWordsLevelRun): boolean {
  return new Set(run.pictures).size === PICTURE_WORDS.items && isPossiblePictureWordsRun(run);
}

/** The shortest possible duration of a run, in milliseconds: its presses, and the pause after each. */
export function pictureWordsLevelLeastDurationMs(run: PictureWordsLevelRun): number {
  return pictureWordsLeastDurationMs(run);
}
