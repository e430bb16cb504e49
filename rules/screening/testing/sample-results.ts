import { FOCUS_GAME, focusGameVerdict } from '../focus-game/focus-game.ts';
import { letterQuizVerdict } from '../letter-quiz/letter-quiz.ts';
import { TRAIT_STATEMENTS, type TraitAnswer, traitsVerdict } from '../questionnaire/traits-questionnaire.ts';
import type { FocusGameResult, HeardLetter, LetterQuizResult, TraitsQuestionnaireResult } from '../results.ts';

// These samples count as valid measurements, whatever they contain, unless a test gives another `validity`.

/** A focus game of 200 checks by default, split evenly between the halves. */
export function focusGame(
  percent: number,
  change: Partial<FocusGameResult> & { checks?: number } = {},
): FocusGameResult {
  const { checks = 200, ...rest } = change;
  const halves = [Math.floor(checks / 2), Math.ceil(checks / 2)].map((totalChecks) => ({
    totalChecks,
    focusedMoments: Math.round((totalChecks * percent) / 100),
  }));
  const [firstHalf = { totalChecks: 0, focusedMoments: 0 }, secondHalf = firstHalf] = halves;
  const focusedMoments = firstHalf.focusedMoments + secondHalf.focusedMoments;
  return {
    ...focusGameVerdict({ focusedMoments, totalChecks: checks }),
    firstHalf,
    secondHalf,
    timeOnTargetMs: (FOCUS_GAME.durationMs * percent) / 100,
    longestDriftMs: 5_000,
    pointing: 'mouse',
    validity: null,
    ...rest,
  };
}

/** Parses answers such as "b>d F>F+2": heard, typed, and the number of repeats. */
export function letters(pairs: string): HeardLetter[] {
  return pairs.split(' ').map((pair) => {
    const [answer = '', repeats = '0'] = pair.split('+');
    const [heard = '', typed = ''] = answer.split('>');
    return { heard, typed, repeats: Number(repeats) };
  });
}

/** A letter quiz with answers such as "b>d F>F+2". */
export function letterQuiz(pairs: string): LetterQuizResult {
  const answers = letters(pairs);
  const { correct, hasDyslexia } = letterQuizVerdict(answers);
  return { answers, correct, hasDyslexia, validity: null };
}

/** Ten letters, the first `right` of them right; no b, d, p, q and no capitals. */
export function lettersRight(right: number): LetterQuizResult {
  return letterQuiz([...'acefghijkl'].map((letter, place) => `${letter}>${place < right ? letter : 'z'}`).join(' '));
}

/** Slight answers with the given score, overridden by definite answers, keyed by statement number from 1. */
export function questionnaire(score: number, definite: Record<number, TraitAnswer> = {}): TraitsQuestionnaireResult {
  const slight = TRAIT_STATEMENTS.map(({ trait }, place): TraitAnswer => {
    return (trait === 'agree') === place < score ? 'slightly-agree' : 'slightly-disagree';
  });
  const answers = slight.map((answer, place) => definite[place + 1] ?? answer);
  return { answers, ...traitsVerdict(answers), validity: null };
}
