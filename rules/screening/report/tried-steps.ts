import { type NextStep, TRIABLE_STEPS, type TriableStep } from './next-steps.ts';

/** The answers to "Did it help?". */
export const HELPED = ['yes', 'a-bit', 'no'] as const;
export type Helped = (typeof HELPED)[number];

/** A suggestion that a learner tries. `since` is an ISO instant in UTC; `helped` is null until it was asked. */
export type TriedStep = { since: string; helped: Helped | null };
export type TriedSteps = { readonly [Step in TriableStep]?: TriedStep };

/** The step that was ticked first and not asked about yet, on an earlier day than today; null when there is none. */
export function stepToAskAbout(tried: TriedSteps, isEarlierDay: (instant: string) => boolean): TriableStep | null {
  const waiting = stepsTried(tried).find((step) => {
    const of = tried[step];
    return of && of.helped === null && isEarlierDay(of.since);
  });
  return waiting ?? null;
}

/** The suggestions to show: the current ones, then those that are tried already. */
export function stepsToShow(suggested: readonly NextStep[], tried: TriedSteps): NextStep[] {
  return [...new Set([...suggested, ...stepsTried(tried)])];
}

/** Whether a suggestion can be ticked. */
export function isTriable(step: NextStep): step is TriableStep {
  return TRIABLE_STEPS.some((each) => each === step);
}

/** The ticked steps, the one ticked first at the beginning. */
function stepsTried(tried: TriedSteps): TriableStep[] {
  const since = (step: TriableStep) => tried[step]?.since ?? '';
  return TRIABLE_STEPS.filter((step) => tried[step]).sort((a, b) => since(a).localeCompare(since(b)));
}
