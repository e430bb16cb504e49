import { useMemo, useSyncExternalStore } from 'react';
import { EMPTY_PLAN, isEmptyPlan, mergedPlan, type Plan, readablePlan } from '#rules/plan/plan.ts';
import { onStoredChange, stored, storedText } from './stored.ts';
import { PLAN_KEY } from './stored-learner.ts';

/** The plan on this device. */
export type OwnPlan = {
  plan: Plan;
  /** An ISO instant; null while nothing was ever chosen. */
  changedAt: string | null;
  /** Whether the learner keeps it in the account too. */
  isInAccount: boolean;
  /** Whether the account lacks the last change. */
  isUnsent: boolean;
};
type Kept = OwnPlan & { owner: string | null };
type Version = { plan: Plan; changedAt: string };

const NOTHING: OwnPlan = { plan: EMPTY_PLAN, changedAt: null, isInAccount: false, isUnsent: false };

const planOf = (owner: string | null) => stored<Kept>(PLAN_KEY, { owner });

/** The plan of this learner, or of the visitor of this device (`null`). */
export function useOwnPlan(owner: string | null): OwnPlan {
  const own = useSyncExternalStore(
    onStoredChange,
    () => JSON.stringify(ownPlan(owner)),
    () => JSON.stringify(NOTHING),
  );
  return useMemo(() => JSON.parse(own), [own]);
}

export function ownPlan(owner: string | null): OwnPlan {
  const found = planOf(owner).read(({ owner: of, plan, changedAt, isInAccount = false, isUnsent = false }) =>
    of === owner && plan ? { plan: readablePlan(plan), changedAt: changedAt ?? null, isInAccount, isUnsent } : null,
  );
  return found ?? NOTHING;
}

/** Stores a change by the learner. Returns whether this browser keeps it. */
export function changeOwnPlan(owner: string | null, plan: Plan, now: Date): boolean {
  const { isInAccount } = ownPlan(owner);
  return store(owner, { plan, changedAt: now.toISOString(), isInAccount, isUnsent: isInAccount });
}

/** The learner looked at the plan, and it still fits. */
export function confirmOwnPlan(owner: string | null, now: Date): void {
  store(owner, { ...ownPlan(owner), changedAt: now.toISOString() });
}

/** The account has this plan. A change that was made since stays unsent. */
export function planKept(owner: string, sent: Plan): void {
  const own = ownPlan(owner);
  store(owner, { ...own, isInAccount: true, isUnsent: JSON.stringify(own.plan) !== JSON.stringify(sent) });
}

/**
 * Takes over what the account has; null: nothing. A change that was not sent stays, and what is on this device alone is
 * put together with it.
 */
export function takeOverPlan(owner: string, newest: Version | null): void {
  const own = ownPlan(owner);
  if (newest === null) {
    if (own.isInAccount && !own.isUnsent) store(owner, { ...own, isInAccount: false });
    return;
  }
  if (own.isUnsent) return;
  const isAlone = !own.isInAccount && !isEmptyPlan(own.plan);
  const plan = isAlone ? mergedPlan(newest.plan, own.plan) : newest.plan;
  const isUnsent = JSON.stringify(plan) !== JSON.stringify(newest.plan);
  const changedAt = isUnsent || (own.changedAt ?? '') > newest.changedAt ? own.changedAt : newest.changedAt;
  store(owner, { plan, changedAt, isInAccount: true, isUnsent });
}

/** The plan is no longer in the account, and stays on this device. */
export function planTakenOut(owner: string): void {
  store(owner, { ...ownPlan(owner), isInAccount: false, isUnsent: false });
}

/** Deletes the plan from this device. `forgetLearner` deletes that of a learner too. */
export function forgetOwnPlan(owner: string | null): void {
  planOf(owner).write(null);
}

function store(owner: string | null, own: OwnPlan): boolean {
  if (JSON.stringify(own) === JSON.stringify(ownPlan(owner))) return true;
  return storedText(owner === null ? `${PLAN_KEY}-signed-out` : PLAN_KEY).write(JSON.stringify({ owner, ...own }));
}
