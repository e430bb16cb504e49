import type { Checks, PointingDevice } from './focus-game/focus-game.ts';
import type { LetterAnswer } from './letter-quiz/letter-quiz.ts';
import type { AutismBand, TraitAnswer } from './questionnaire/traits-questionnaire.ts';
import type { ValidityCode } from './validity.ts';

/** Why a result is not a valid measurement; null when it is. */
type Judged = { validity: ValidityCode | null };

/** The stored values of a finished attempt that a report needs. Percentages are 0 to 100. */
export type FocusGameResult = Judged & {
  focusPercentage: number;
  /** Null when there was too little movement for a verdict. */
  hasADHD: boolean | null;
  firstHalf: Checks;
  secondHalf: Checks;
  timeOnTargetMs: number;
  longestDriftMs: number;
  pointing: PointingDevice | null;
};

/** `correct` is the number of right letters, 0 to 10. */
export type LetterQuizResult = Judged & { correct: number; hasDyslexia: boolean; answers: readonly HeardLetter[] };
/** The answer to a letter; `repeats` counts how often the learner asked to hear it again. */
export type HeardLetter = LetterAnswer & { repeats: number; answeredAfterMs?: number | undefined };

/** `score` is the number of answers that match a trait, 0 to 10. */
export type TraitsQuestionnaireResult = Judged & {
  score: number;
  result: AutismBand;
  answers: readonly TraitAnswer[];
};

export type ResultOf = {
  'focus-game': FocusGameResult;
  'letter-quiz': LetterQuizResult;
  'traits-questionnaire': TraitsQuestionnaireResult;
};

/** A learner's results by part, newest first. */
export type ScreeningResults = { readonly [Part in keyof ResultOf]: readonly ResultOf[Part][] };

/** The valid results; nothing is concluded from the others. */
export function tellingResults(results: ScreeningResults): ScreeningResults {
  return {
    'focus-game': results['focus-game'].filter(tells),
    'letter-quiz': results['letter-quiz'].filter(tells),
    'traits-questionnaire': results['traits-questionnaire'].filter(tells),
  };
}

/** Whether a result is a valid measurement. */
export function tells({ validity }: Judged): boolean {
  return validity === null;
}
