import { interleave } from '../interleave.ts';
import { confusionGrid, recentAnswers } from './letter-confusions.ts';
import { MISSING, type NextStep, STEPS } from './next-step-texts.ts';
import type { FocusGameResult, LetterQuizResult, ScreeningResults, TraitsQuestionnaireResult } from './results.ts';
import { SCREENING_PARTS } from './screening-sequence.ts';

/** `shown` is the number of suggestions in a report, including the final "talk". */
export const NEXT_STEPS = { shown: 3, manyRepeats: 3 } as const;

/** Three suggestions: first those from the newest results, then general ones, finally "talk". */
export function nextStepsOf(results: ScreeningResults): NextStep[] {
  const suggested = interleave([
    forAttention(results['focus-game'][0]),
    forLetters(results['letter-quiz']),
    forPeople(results['traits-questionnaire'][0]),
  ]);
  const always = [...forSlightSigns(results), ...forMissingParts(results), STEPS.anotherDay, STEPS.ownPage];
  return [...suggested, ...always].slice(0, NEXT_STEPS.shown - 1).concat(STEPS.talk);
}

function forAttention(result: FocusGameResult | undefined): NextStep[] {
  return result?.hasADHD ? [STEPS.shortTasks, STEPS.quietPlace] : [];
}

function forLetters(quizzes: readonly LetterQuizResult[]): NextStep[] {
  const [newest] = quizzes;
  const repeats = newest?.answers.reduce((sum, answer) => sum + answer.repeats, 0) ?? 0;
  const hasSwaps = confusionGrid(recentAnswers(quizzes)).some(({ cells }) => cells.some(({ kind }) => kind === 'swap'));
  return [
    ...(newest?.hasDyslexia || hasSwaps ? [STEPS.spacing] : []),
    ...(newest?.hasDyslexia ? [STEPS.voice] : []),
    ...(repeats >= NEXT_STEPS.manyRepeats ? [STEPS.hearAgain] : []),
  ];
}

function forPeople(result: TraitsQuestionnaireResult | undefined): NextStep[] {
  return result?.result === 'possible' ? [STEPS.clearWords, STEPS.writtenPlan] : [];
}

function forSlightSigns(results: ScreeningResults): NextStep[] {
  return [
    ...(results['focus-game'][0]?.hasADHD === null ? [STEPS.moreMovement] : []),
    ...(results['traits-questionnaire'][0]?.result === 'borderline' ? [STEPS.clearWords] : []),
  ];
}

function forMissingParts(results: ScreeningResults): NextStep[] {
  return SCREENING_PARTS.filter((part) => results[part].length === 0).map((part) => MISSING[part]);
}
