import type { PointingDevice } from './focus-game.ts';
import type { LetterAnswer } from './letter-quiz.ts';
import type { AutismBand, TraitAnswer } from './traits-questionnaire.ts';

/** The stored values of a finished attempt that a report needs. Percentages are 0 to 100. */
export type FocusGameResult = {
  focusPercentage: number;
  /** Null when there was too little movement for a verdict. */
  hasADHD: boolean | null;
  firstHalf: Checks;
  secondHalf: Checks;
  timeOnTargetMs: number;
  longestDriftMs: number;
  pointing: PointingDevice | null;
};
/** The number of checks, and in how many of them the pointer was near the ball. */
export type Checks = { focusedMoments: number; totalChecks: number };

/** `correct` is the number of right letters, 0 to 10. */
export type LetterQuizResult = { correct: number; hasDyslexia: boolean; answers: readonly HeardLetter[] };
/** The answer to a letter; `repeats` counts how often the learner asked to hear it again. */
export type HeardLetter = LetterAnswer & { repeats: number };

/** `score` is the number of answers that match a trait, 0 to 10. */
export type TraitsQuestionnaireResult = { score: number; result: AutismBand; answers: readonly TraitAnswer[] };

export type ResultOf = {
  'focus-game': FocusGameResult;
  'letter-quiz': LetterQuizResult;
  'traits-questionnaire': TraitsQuestionnaireResult;
};

/** A learner's results by part, newest first. */
export type ScreeningResults = { readonly [Part in keyof ResultOf]: readonly ResultOf[Part][] };
