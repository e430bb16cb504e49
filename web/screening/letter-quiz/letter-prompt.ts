import { isCapital } from '#rules/screening/letter-quiz.ts';
import type { Prompt } from '../../ui/speech.ts';

/** What the learner can hear before the first letter, to set the sound. */
export const TEST_WORD = 'sunflower';
export const TEST_PROMPT: Prompt = { words: `${TEST_WORD}.`, clip: '/clips/test-word.mp3' };

/** How a letter is said and its recording found. */
export function promptOf(letter: string): Prompt {
  const size = sizeOf(letter);
  return {
    // A capital between marks: as "small a" some voices say the article, not the name of the letter.
    words: `${size}, ${letter.toUpperCase()}.`,
    // The size is in the name, because some file systems take A and a for the same.
    clip: `/clips/${size}-${letter.toLowerCase()}.mp3`,
  };
}

export function sizeOf(letter: string): 'capital' | 'small' {
  return isCapital(letter) ? 'capital' : 'small';
}
