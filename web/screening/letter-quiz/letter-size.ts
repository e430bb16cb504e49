import { isCapital } from '#rules/screening/letter-quiz/letter-quiz.ts';

/** Whether a letter is a capital, as the value of messages. */
export function sizeOf(letter: string): 'capital' | 'small' {
  return isCapital(letter) ? 'capital' : 'small';
}
