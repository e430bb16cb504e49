import { GAMES, type Game } from '#rules/games/runs.ts';
import type { DaysThree } from '#rules/rewards/todays-three.ts';
import { TODAYS_THREE_KEY } from '../../../device/stored-learner.ts';

const VISITORS_KEY = 'todays-three-signed-out';

/**
 * The suggestions that this device showed last. `day`: of these suggestions; `hiddenOn`: the day for which the learner hid
 * them; first-paint.js reads it. Days are local, as YYYY-MM-DD.
 */
export type StoredThree = DaysThree & {
  owner: string | null;
  day: string;
  previous: readonly Game[] | null;
  hiddenOn: string | null;
};

/** What is stored for a learner, or for the visitor of this device (`null`); null for nothing that can be shown. */
export function storedThree(owner: string | null): StoredThree | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null') as StoredThree | null;
    if (stored?.owner !== owner) return null;
    // Another version of the app may have other games.
    const isKnown = [...stored.three, ...stored.others, ...(stored.previous ?? [])].every((game) =>
      GAMES.includes(game),
    );
    return isKnown ? stored : null;
  } catch {
    return null;
  }
}

/** Stores the suggestions of a day. `forgetLearner` forgets those of a learner. */
export function storeThree(stored: StoredThree): void {
  try {
    localStorage.setItem(keyOf(stored.owner), JSON.stringify(stored));
  } catch {
    // Without storage the day has its suggestions again on the next page, without the swaps.
  }
}

function keyOf(owner: string | null): string {
  return owner === null ? VISITORS_KEY : TODAYS_THREE_KEY;
}
