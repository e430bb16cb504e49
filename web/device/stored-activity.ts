import { type Activity, leafCount, NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { growth } from '#rules/rewards/tree.ts';
import { ACTIVITY_KEY } from './stored-learner.ts';

const VISITORS_KEY = 'activity-signed-out';
/** To be raised when pages can no longer show what an earlier version stored. */
const VERSION = 1;

/** `account`: as the server told it; `all`: with what is on this device. `growth`: of the tree, for first-paint.js. */
type Stored = {
  version: number;
  owner: string | null;
  account: Activity;
  all: Activity;
  growth: number;
};

/** What a learner, or the visitor of this device (`null`), had finished when it was last known; null when it was never. */
export function storedActivity(owner: string | null): Pick<Stored, 'account' | 'all'> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}') as Partial<Stored>;
    if (stored.version !== VERSION || stored.owner !== owner || !stored.account || !stored.all) return null;
    return { account: withAllKinds(stored.account), all: withAllKinds(stored.all) };
  } catch {
    return null;
  }
}

/** Stores it, so that the next page shows the tree at once, also without a network. `forgetLearner` forgets it. */
export function storeActivity(owner: string | null, account: Activity, all: Activity): void {
  const stored: Stored = { version: VERSION, owner, account, all, growth: growth(leafCount(all)) };
  try {
    if (owner === null && leafCount(all) === 0) localStorage.removeItem(keyOf(owner));
    else localStorage.setItem(keyOf(owner), JSON.stringify(stored));
  } catch {
    // The next page then asks again.
  }
}

function keyOf(owner: string | null): string {
  return owner === null ? VISITORS_KEY : ACTIVITY_KEY;
}

/** An earlier version of the app knew fewer games. */
function withAllKinds(activity: Activity): Activity {
  return { ...activity, counts: { ...NO_ACTIVITY.counts, ...activity.counts } };
}
