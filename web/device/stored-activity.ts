import { type Activity, leafCount, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { growth } from '#rules/rewards/tree.ts';
import { stored } from './stored.ts';
import { ACTIVITY_KEY } from './stored-learner.ts';

/** To be raised when pages can no longer show what an earlier version stored. */
const VERSION = 1;

/**
 * `account`: the server's response; `all`: with the results on this device. `growth`: of the tree, for first-paint.js.
 */
type Stored = {
  version: number;
  owner: string | null;
  account: Activity;
  all: Activity;
  growth: number;
};

const activityOf = (owner: string | null) => stored<Stored>(ACTIVITY_KEY, { owner });

/** What a learner, or the visitor of this device (`null`), had finished when it was last known; null when it was never. */
export function storedActivity(owner: string | null): Pick<Stored, 'account' | 'all'> | null {
  return activityOf(owner).read((kept) => {
    if (kept.version !== VERSION || kept.owner !== owner || !kept.account || !kept.all) return null;
    return { account: withAllKinds(kept.account), all: withAllKinds(kept.all) };
  });
}

/** Stores it, so that the next page shows the tree at once, also offline. `forgetLearner` deletes it. */
export function storeActivity(owner: string | null, account: Activity, all: Activity): void {
  const leaves = leafCount(all);
  const kept: Stored = { version: VERSION, owner, account, all, growth: growth(leaves) };
  activityOf(owner).write(owner === null && leaves === 0 ? null : kept);
}

/** An earlier version of the app stored it with fewer games. */
function withAllKinds(activity: Activity): Activity {
  return { ...activity, counts: { ...NO_ACTIVITY.counts, ...activity.counts } };
}
