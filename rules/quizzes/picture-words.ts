import { percentageOf } from '../percentage.ts';
import { drawDistinct, seededRandom } from '../random.ts';
import { doPartsFit, RUN, type RunResult } from '../runs.ts';
import { PICTURE_WORD_POOL, type PictureWord } from './picture-word-pool.ts';

/** Every number of the picture-word quiz. */
export const PICTURE_WORDS = {
  items: 10,
  optionsPerItem: 4,
  /** After an answer, before the next item. */
  nextItemAfterMs: 500,
  traitsBelowPercent: 70,
} as const;

/** One picture and the four words to choose from, in the order in which they are shown. */
export type PictureWordItem = Pick<PictureWord, 'word' | 'picture' | 'clue'> & { options: readonly string[] };

/** What happened in a run. Its items and their options follow from the seed. */
export type PictureWordsRun = {
  /** Milliseconds from the start to the end. */
  durationMs: number;
  seed: number;
  /** Which of the four words was picked, from 0, in the order of the items. */
  answers: readonly { picked: number; answeredAfterMs: number }[];
};

/** The ten items of a quiz; the same seed draws the same items with their words in the same order. */
export function pictureWordItems(seed: number): PictureWordItem[] {
  const random = seededRandom(seed);
  return drawDistinct(PICTURE_WORD_POOL, PICTURE_WORDS.items, random).map(({ word, picture, clue, others }) => ({
    word,
    picture,
    clue,
    options: drawDistinct([word, ...others], PICTURE_WORDS.optionsPerItem, random),
  }));
}

/** Whether the word at a place, from 0, is the word of the picture. */
export function isRightWord({ word, options }: PictureWordItem, picked: number): boolean {
  return options[picked] === word;
}

/** The items of a run at which another word was picked, with that word. */
export function mixedUpWords({ seed, answers }: Pick<PictureWordsRun, 'seed' | 'answers'>) {
  return pictureWordItems(seed).flatMap((item, place) => {
    const picked = answers[place]?.picked ?? -1;
    return isRightWord(item, picked) ? [] : [{ ...item, picked: item.options[picked] ?? '' }];
  });
}

/** The score of the quiz is how many words were right, 0 to 10. */
export function pictureWordsResult(run: PictureWordsRun): RunResult {
  return { score: PICTURE_WORDS.items - mixedUpWords(run).length, level: null };
}

/** Whether so many right words of ten suggest traits of dyslexia. */
export function suggestsWordTraits(right: number): boolean {
  return percentageOf(right, PICTURE_WORDS.items) < PICTURE_WORDS.traitsBelowPercent;
}

/** The least time a run can take, in milliseconds: ten presses, and the pause after each of them. */
export function pictureWordsLeastDurationMs({ answers }: PictureWordsRun): number {
  return answers.length * (PICTURE_WORDS.nextItemAfterMs + RUN.leastPressMs);
}

/** Whether a run can have gone like that: no answer came before its item could be seen, and all of them fill the run. */
export function isPossiblePictureWordsRun({ durationMs, answers }: PictureWordsRun): boolean {
  const itemsMs = answers.map(({ answeredAfterMs }) => answeredAfterMs + PICTURE_WORDS.nextItemAfterMs);
  return answers.every(({ answeredAfterMs }) => answeredAfterMs >= RUN.leastPressMs) && doPartsFit(itemsMs, durationMs);
}
