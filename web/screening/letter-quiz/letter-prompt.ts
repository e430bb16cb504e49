import { isCapital } from '#rules/screening/letter-quiz.ts';

export function sizeOf(letter: string): 'capital' | 'small' {
  return isCapital(letter) ? 'capital' : 'small';
}
