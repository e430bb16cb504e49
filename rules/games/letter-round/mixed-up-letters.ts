import { isGridSwap, LETTER_CONFUSIONS } from '../../screening/letter-quiz/letter-confusions.ts';
import type { LetterAnswer } from '../../screening/letter-quiz/letter-quiz.ts';
import { type LetterQuizResult, tells } from '../../screening/results.ts';
import {
  type LetterRoundRun,
  letterOutcomes,
  mixedUpPair,
  TURNING_LETTERS,
  type TurningLetter,
} from './letter-round.ts';

/** A letter quiz; `timestamp` is an ISO instant in UTC. */
export type FinishedQuiz = LetterQuizResult & { timestamp: string };

/** What the last valid letter round showed; `finishedAt` is an ISO instant in UTC, `mixedUp` is empty when no pair was. */
export type LastRound = { finishedAt: string; mixedUp: readonly TurningLetter[] };

/** The letters of b, d, p and q that were typed for one another, once or more, in the order of the alphabet. */
export function swappedLetters(answers: readonly LetterAnswer[]): TurningLetter[] {
  const swapped = answers.filter(isGridSwap).flatMap(({ heard, typed }) => [heard, typed]);
  return TURNING_LETTERS.filter((letter) => swapped.includes(letter));
}

/** The pair that a round confused, as `mixedUpPair` finds it; empty without one. */
export function mixedUpInRound(run: Pick<LetterRoundRun, 'seed' | 'mixedUp' | 'answers'>): readonly TurningLetter[] {
  return mixedUpPair(letterOutcomes(run)) ?? [];
}

/**
 * The letters that come more often in the next round: those of the last round, and those swapped in the valid quizzes since, of the
 * newest three. Empty when there are none, or all four. `quizzes` is newest first.
 */
export function lettersForRound(quizzes: readonly FinishedQuiz[], lastRound: LastRound | null): TurningLetter[] {
  const answers = quizzes
    .filter(tells)
    .slice(0, LETTER_CONFUSIONS.quizzes)
    .filter(({ timestamp }) => lastRound === null || timestamp > lastRound.finishedAt)
    .flatMap((quiz) => quiz.answers);
  return roundLetters([...swappedLetters(answers), ...(lastRound?.mixedUp ?? [])]);
}

/** The letters of b, d, p and q among `letters` that a round can ask for more often: two or three; empty for any other number. */
export function roundLetters(letters: readonly string[]): TurningLetter[] {
  const known = TURNING_LETTERS.filter((letter) => letters.includes(letter));
  return known.length > 1 && known.length < TURNING_LETTERS.length ? known : [];
}
