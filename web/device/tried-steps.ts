import { useSyncExternalStore } from 'react';
import type { TriableStep } from '#rules/screening/report/next-steps.ts';
import type { Helped, TriedSteps } from '#rules/screening/report/tried-steps.ts';
import { TRIED_STEPS_KEY } from './stored-learner.ts';

const VISITORS_KEY = 'tried-steps-signed-out';
const NONE: TriedSteps = {};

/** The steps of a stored text, so that the value stays the same object while the text does. */
let read: { text: string | null; owner: string | null; steps: TriedSteps } = { text: null, owner: null, steps: NONE };
let listeners: readonly (() => void)[] = [];

/** The suggestions that this learner, or the visitor of this device (`null`), has ticked. They are never sent. */
export function useTriedSteps(owner: string | null): TriedSteps {
  return useSyncExternalStore(
    onChange,
    () => triedSteps(owner),
    () => NONE,
  );
}

export function triedSteps(owner: string | null): TriedSteps {
  try {
    const text = localStorage.getItem(keyOf(owner));
    if (text !== read.text || owner !== read.owner) read = { text, owner, steps: stepsIn(text, owner) };
    return read.steps;
  } catch {
    return NONE;
  }
}

/** Ticks a suggestion, or takes the tick and the answer away. */
export function tickStep(owner: string | null, step: TriableStep, isTicked: boolean, now: Date): void {
  const { [step]: _, ...others } = triedSteps(owner);
  store(owner, isTicked ? { ...others, [step]: { since: now.toISOString(), helped: null } } : others);
}

/** Keeps the answer to "Did it help?"; without a tick there is nothing to answer. */
export function answerStep(owner: string | null, step: TriableStep, helped: Helped): void {
  const steps = triedSteps(owner);
  const ticked = steps[step];
  if (ticked) store(owner, { ...steps, [step]: { ...ticked, helped } });
}

/** Forgets what was ticked signed out. `forgetLearner` forgets what a learner ticked. */
export function forgetStepsOfVisitor(): void {
  store(null, {});
}

function onChange(listener: () => void): () => void {
  listeners = [...listeners, listener];
  addEventListener('storage', listener);
  return () => {
    listeners = listeners.filter((each) => each !== listener);
    removeEventListener('storage', listener);
  };
}

function keyOf(owner: string | null): string {
  return owner === null ? VISITORS_KEY : TRIED_STEPS_KEY;
}

function stepsIn(text: string | null, owner: string | null): TriedSteps {
  const kept = Object(JSON.parse(text ?? 'null'));
  return kept.owner === owner ? Object(kept.steps) : NONE;
}

function store(owner: string | null, steps: TriedSteps): void {
  try {
    if (Object.keys(steps).length === 0) localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), JSON.stringify({ owner, steps }));
  } catch {
    // Without storage nothing can be ticked.
  }
  for (const listener of listeners) listener();
}
