import type { RealAndMadeUp } from '../content.ts';

/** The words of the practice of Word or not?, chosen like those of its bank. */
export const WORD_OR_NOT_PRACTICE_WORDS: RealAndMadeUp = {
  words: ['sun', 'milk', 'house', 'apple'],
  madeUp: ['vem', 'gand', 'snomp', 'thrin'],
};
