import type { PointingWay } from './focus-game.ts';
import type { LetterAnswer } from './letter-quiz.ts';
import type { AutismBand, TraitAnswer } from './traits-questionnaire.ts';

/** What a report needs to know of a finished attempt, as it is stored. Percentages are 0 to 100. */
export type FocusGameResult = {
  focusPercentage: number;
  /** Null when there was too little movement to tell. */
  hasADHD: boolean | null;
  firstHalf: Checks;
  secondHalf: Checks;
  timeOnTargetMs: number;
  longestDriftMs: number;
  pointing: PointingWay | null;
};
/** How often the game looked, and how often the pointer was near then. */
export type Checks = { focusedMoments: number; totalChecks: number };

export type LetterQuizResult = { correct: number; hasDyslexia: boolean; answers: readonly HeardLetter[] };
/** What was typed for a letter, and how often the letter was asked for again. */
export type HeardLetter = LetterAnswer & { repeats: number };

export type TraitsQuestionnaireResult = { score: number; result: AutismBand; answers: readonly TraitAnswer[] };

export type ResultOf = {
  'focus-game': FocusGameResult;
  'letter-quiz': LetterQuizResult;
  'traits-questionnaire': TraitsQuestionnaireResult;
};

/** A learner's results by part, the newest first; a part that was never done has none. */
export type ScreeningResults = { readonly [Part in keyof ResultOf]: readonly ResultOf[Part][] };
