import { interleave } from '../../figures/interleave.ts';
import type { Game } from '../../games/runs.ts';
import { isGridSwap, recentAnswers } from '../letter-quiz/letter-confusions.ts';
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
  'turned-letters',
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

/**
 * A suggestion. `missing-…` suggests a part that has no result yet, `watch-…` a video about what a part looks for.
 */
export type Suggestion = TriableSuggestion | `missing-${ScreeningPart}` | `watch-${ScreeningPart}`;

/**
 * From the results come at most `mostFromResults` suggestions; with general ones there are at least `least`. From `manyRepeats`
 * repeats in a quiz, hearing letters again is suggested. All are our own estimates.
 */
const NEXT_STEPS = { mostFromResults: 3, least: 2, manyRepeats: 3 } as const;

/**
 * At most five suggestions: those from the newest valid results, or general ones where there are fewer than two; a video about the
 * first part with traits; finally "talk".
 */
export function suggestionsOf(all: ScreeningResults): Suggestion[] {
  const results = tellingResults(all);
  const suggested = interleave([
    forAttention(results['focus-game'][0]),
    forLetters(results['letter-quiz']),
    forPeople(results['traits-questionnaire'][0]),
  ]);
  const always: Suggestion[] = [...forSlightSigns(results), ...forMissingParts(all), 'another-day', 'own-page'];
  const fromResults = suggested.slice(0, NEXT_STEPS.mostFromResults);
  const general = always.slice(0, Math.max(0, NEXT_STEPS.least - fromResults.length));
  return [...fromResults, ...general, ...toWatch(results).slice(0, 1), 'talk'];
}

/** The game that practises what a suggestion is about: letters, sounds or stopping in time. */
export const GAME_OF_SUGGESTION: Partial<Record<Suggestion, Game>> = {
  'turned-letters': 'letter-round',
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
  const hasTraits = hasLetterTraits(newest);
  const repeats = newest?.answers.reduce((sum, answer) => sum + answer.repeats, 0) ?? 0;
  return [
    ...(recentAnswers(quizzes).some(isGridSwap) ? ['turned-letters' as const] : []),
    ...(hasTraits ? (['spacing', 'voice'] as const) : []),
    ...(repeats >= NEXT_STEPS.manyRepeats ? ['hear-again' as const] : []),
  ];
}

function hasLetterTraits(newest: LetterQuizResult | undefined): boolean {
  return newest?.hasDyslexia === true && !isMissedOnlyByCase(newest.answers);
}

/** The videos about the parts whose newest valid result has traits. */
function toWatch(results: ScreeningResults): Suggestion[] {
  const hasTraits = {
    'focus-game': results['focus-game'][0]?.hasADHD === true,
    'letter-quiz': hasLetterTraits(results['letter-quiz'][0]),
    'traits-questionnaire': results['traits-questionnaire'][0]?.result === 'possible',
  };
  return SCREENING_PARTS.filter((part) => hasTraits[part]).map((part) => `watch-${part}` as const);
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
