import type { PictureWords } from '#content/content.ts';
import { type PictureWordItem, WORD_OPTIONS } from '#rules/quizzes/picture-words.ts';

/** An item with its words in the current language. */
export function wordedItem({ picture, options }: PictureWordItem, words: PictureWords) {
  const { word, clue, others } = words[picture];
  const spellings = [word, ...others.split(' ')];
  return { picture, word, clue, options: options.map((option) => spellings[WORD_OPTIONS.indexOf(option)] ?? '') };
}
