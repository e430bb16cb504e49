import { interleave } from '../../figures/interleave.ts';
import type { Game } from '../../games/runs.ts';
import { confusionGrid, recentAnswers } from '../letter-quiz/letter-confusions.ts';
import { isMissedOnlyByCase } from '../letter-quiz/letter-quiz.ts';
import {
  type FocusGameResult,
  type LetterQuizResult,
  type ScreeningResults,
  type TraitsQuestionnaireResult,
  tellingResults,
} from '../results.ts';
import { SCREENING_PARTS, type ScreeningPart } from '../screening-sequence.ts';

/** The suggestions that a learner can try and tick. */
export const TRIABLE_SUGGESTIONS = [
  'spacing',
  'voice',
  'hear-again',
  'short-tasks',
  'quiet-place',
  'clear-words',
  'written-plan',
  'another-day',
  'own-page',
  'talk',
] as const;
export type TriableSuggestion = (typeof TRIABLE_SUGGESTIONS)[number];

/** A suggestion. `missing-…` suggests a part that has no result yet. */
export type Suggestion = TriableSuggestion | `missing-${ScreeningPart}`;

/**
 * `shown` is the number of suggestions in a report, including the final "talk". From `manyRepeats` repeats in a quiz,
 * hearing letters again is suggested. Both are our own estimates.
 */
const NEXT_STEPS = { shown: 3, manyRepeats: 3 } as const;

/** Three suggestions: first those from the newest valid results, then general ones, finally "talk". */
export function suggestionsOf(all: ScreeningResults): Suggestion[] {
  const results = tellingResults(all);
  const suggested = interleave([
    forAttention(results['focus-game'][0]),
    forLetters(results['letter-quiz']),
    forPeople(results['traits-questionnaire'][0]),
  ]);
  const always: Suggestion[] = [...forSlightSigns(results), ...forMissingParts(all), 'another-day', 'own-page'];
  return [...suggested, ...always].slice(0, NEXT_STEPS.shown - 1).concat('talk');
}

/** The game that practises what a suggestion is about: letters, sounds or stopping in time. */
export const GAME_OF_SUGGESTION: Partial<Record<Suggestion, Game>> = {
  spacing: 'letter-round',
  'hear-again': 'sound-match',
  'short-tasks': 'careful-moles',
};

/** The games of the suggestions of a report, in their order. */
export function suggestedGames(all: ScreeningResults): Game[] {
  return suggestionsOf(all).flatMap((suggestion) => GAME_OF_SUGGESTION[suggestion] ?? []);
}

function forAttention(result: FocusGameResult | undefined): Suggestion[] {
  return result?.hasADHD ? ['short-tasks', 'quiet-place'] : [];
}

function forLetters(quizzes: readonly LetterQuizResult[]): Suggestion[] {
  const [newest] = quizzes;
  const hasTraits = newest?.hasDyslexia && !isMissedOnlyByCase(newest.answers);
  const repeats = newest?.answers.reduce((sum, answer) => sum + answer.repeats, 0) ?? 0;
  const hasSwaps = confusionGrid(recentAnswers(quizzes)).some(({ cells }) => cells.some(({ kind }) => kind === 'swap'));
  return [
    ...(hasTraits || hasSwaps ? ['spacing' as const] : []),
    ...(hasTraits ? ['voice' as const] : []),
    ...(repeats >= NEXT_STEPS.manyRepeats ? ['hear-again' as const] : []),
  ];
}

function forPeople(result: TraitsQuestionnaireResult | undefined): Suggestion[] {
  return result?.result === 'possible' ? ['clear-words', 'written-plan'] : [];
}

function forSlightSigns(results: ScreeningResults): Suggestion[] {
  return results['traits-questionnaire'][0]?.result === 'borderline' ? ['clear-words'] : [];
}

function forMissingParts(results: ScreeningResults): Suggestion[] {
  return SCREENING_PARTS.filter((part) => results[part].length === 0).map((part) => `missing-${part}` as const);
}
