import { type Suggestion, TRIABLE_SUGGESTIONS, type TriableSuggestion } from './suggestions.ts';

/** The answers to "Did it help?". */
export const HELPED = ['yes', 'a-bit', 'no'] as const;
export type Helped = (typeof HELPED)[number];

/** A suggestion that a learner tries. `since` is an ISO instant in UTC; `helped` is null until it was asked. */
export type TriedStep = { since: string; helped: Helped | null };
export type TriedSteps = { readonly [Step in TriableSuggestion]?: TriedStep };

/** The step that was ticked first and not asked about yet, on an earlier day than today; null when there is none. */
export function stepToAskAbout(
  tried: TriedSteps,
  isEarlierDay: (instant: string) => boolean,
): TriableSuggestion | null {
  const waiting = stepsTried(tried).find((step) => {
    const of = tried[step];
    return of && of.helped === null && isEarlierDay(of.since);
  });
  return waiting ?? null;
}

/** The suggestions to show: the current ones, then those that are tried already. */
export function stepsToShow(suggested: readonly Suggestion[], tried: TriedSteps): Suggestion[] {
  return [...new Set([...suggested, ...stepsTried(tried)])];
}

/** Whether a suggestion can be ticked. */
export function isTriable(step: Suggestion): step is TriableSuggestion {
  return TRIABLE_SUGGESTIONS.some((each) => each === step);
}

/** The ticked steps, the one ticked first at the beginning. */
function stepsTried(tried: TriedSteps): TriableSuggestion[] {
  const since = (step: TriableSuggestion) => tried[step]?.since ?? '';
  return TRIABLE_SUGGESTIONS.filter((step) => tried[step]).sort((a, b) => since(a).localeCompare(since(b)));
}
