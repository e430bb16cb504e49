import { isCapital } from '#rules/screening/letter-quiz/letter-quiz.ts';

/** Whether a letter is a capital, as a message parameter. */
export function sizeOf(letter: string): 'capital' | 'small' {
  return isCapital(letter) ? 'capital' : 'small';
}
