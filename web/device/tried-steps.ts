import { useMemo, useSyncExternalStore } from 'react';
import type { TriableSuggestion } from '#rules/screening/report/suggestions.ts';
import type { Helped, TriedSteps } from '#rules/screening/report/tried-steps.ts';
import { onStoredChange, stored } from './stored.ts';
import { TRIED_STEPS_KEY } from './stored-learner.ts';

const NONE: TriedSteps = {};

const stepsOf = (owner: string | null) =>
  stored<{ owner: string | null; steps: TriedSteps }>(TRIED_STEPS_KEY, { owner });

/** The suggestions that this learner, or the visitor of this device (`null`), has ticked. They are never sent. */
export function useTriedSteps(owner: string | null): TriedSteps {
  const steps = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(triedSteps(owner)),
    () => JSON.stringify(NONE),
  );
  return useMemo(() => JSON.parse(steps), [steps]);
}

export function triedSteps(owner: string | null): TriedSteps {
  return stepsOf(owner).read((kept) => (kept.owner === owner ? Object(kept.steps) : null)) ?? NONE;
}

/** Ticks a suggestion, or removes the tick and the answer. */
export function tickStep(owner: string | null, step: TriableSuggestion, isTicked: boolean, now: Date): void {
  const { [step]: _, ...others } = triedSteps(owner);
  store(owner, isTicked ? { ...others, [step]: { since: now.toISOString(), helped: null } } : others);
}

/** Stores the answer to "Did it help?"; ignored if the suggestion is not ticked. */
export function answerStep(owner: string | null, step: TriableSuggestion, helped: Helped): void {
  const steps = triedSteps(owner);
  const ticked = steps[step];
  if (ticked) store(owner, { ...steps, [step]: { ...ticked, helped } });
}

/** Deletes the ticks of visitors. `forgetLearner` deletes those of a learner. */
export function forgetStepsOfVisitor(): void {
  store(null, {});
}

function store(owner: string | null, steps: TriedSteps): void {
  stepsOf(owner).write(Object.keys(steps).length === 0 ? null : { owner, steps });
}
