import { m } from '#messages';
import { caseMixUps, emptyAnswers } from '#rules/screening/letter-quiz/letter-confusions.ts';
import type { LetterAnswer } from '#rules/screening/letter-quiz/letter-quiz.ts';
import { timesWord } from '../../ui/words/number-words.ts';

/** A sentence about letters typed in the wrong case; null when there were none. */
export function caseMixUpWords(answers: readonly LetterAnswer[]): string | null {
  const counts = caseMixUps(answers);
  const [capitals, smalls] = [timesWord(counts.capitals), timesWord(counts.smalls)];
  if (counts.capitals > 0 && counts.smalls > 0) return m['report.confusions.both_cases']({ capitals, smalls });
  if (counts.capitals > 0) return m['report.confusions.capitals_for_small']({ capitals });
  return counts.smalls > 0 ? m['report.confusions.smalls_for_capital']({ smalls }) : null;
}

/** A sentence about empty answers; null when there were none. */
export function emptyAnswerWords(answers: readonly LetterAnswer[]): string | null {
  const count = emptyAnswers(answers);
  return count === 0 ? null : m['report.confusions.empty']({ count });
}
