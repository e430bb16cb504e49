import { FOCUS_GAME } from '../focus-game/focus-game.ts';
import { LETTER_QUIZ } from '../letter-quiz/letter-quiz.ts';
import { TRAITS_QUESTIONNAIRE } from '../questionnaire/traits-questionnaire.ts';
import { type ResultOf, tells } from '../results.ts';
import type { ScreeningPart } from '../screening-sequence.ts';

/** `whole` is the largest number of a part and `line` its threshold, in percent, right letters, or trait score. */
export const RESULT_SCALES: { readonly [Part in ScreeningPart]: { whole: number; line: number } } = {
  'focus-game': { whole: 100, line: FOCUS_GAME.traitsBelowPercent },
  'letter-quiz': {
    whole: LETTER_QUIZ.letters,
    line: Math.ceil((LETTER_QUIZ.traitsBelowPercent * LETTER_QUIZ.letters) / 100),
  },
  'traits-questionnaire': { whole: TRAITS_QUESTIONNAIRE.statements, line: TRAITS_QUESTIONNAIRE.possibleFrom },
};

const NUMBER_OF: { [Part in ScreeningPart]: (result: ResultOf[Part]) => number } = {
  'focus-game': ({ focusPercentage }) => focusPercentage,
  'letter-quiz': ({ correct }) => correct,
  'traits-questionnaire': ({ score }) => score,
};

/** The number of a result: percent, right letters, or trait score. Null when the result is not a valid measurement. */
export function resultNumber<Part extends ScreeningPart>(part: Part, result: ResultOf[Part]): number | null {
  return tells(result) ? NUMBER_OF[part](result) : null;
}
