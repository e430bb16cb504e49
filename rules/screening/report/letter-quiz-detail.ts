import { isSwap } from '../letter-quiz/letter-confusions.ts';
import { isOtherCase, LETTER_QUIZ } from '../letter-quiz/letter-quiz.ts';
import type { LetterQuizResult } from '../results.ts';

/** `turned` is the number of swaps of b and d, `swaps` of all swaps, `letters` of answers with only the case wrong. */
export type LetterQuizDetail =
  | { code: 'all-right' }
  | { code: 'swaps-turned'; turned: number; swaps: number }
  | { code: 'only-other-case'; letters: number };

/** The detail that a report shows beside the verdict of a letter quiz; null when there is none. */
export function letterQuizDetail({ correct, answers }: LetterQuizResult): LetterQuizDetail | null {
  if (correct === LETTER_QUIZ.letters) return { code: 'all-right' };
  const swaps = answers.filter(isSwap);
  const turned = swaps.filter(({ heard, typed }) => [heard, typed].sort().join('') === 'bd').length;
  if (turned > 0) return { code: 'swaps-turned', turned, swaps: swaps.length };
  const letters = answers.filter(isOtherCase).length;
  return letters === 0 ? null : { code: 'only-other-case', letters };
}
