import { GAMES, type Game } from '#rules/games/runs.ts';
import type { DaysThree } from '#rules/rewards/todays-three.ts';
import { stored } from './stored.ts';
import { TODAYS_THREE_KEY } from './stored-learner.ts';

/**
 * The last suggestions on this device. `day`: the day of the suggestions; `hiddenOn`: the day on which the learner hid
 * them, which first-paint.js reads. Days are local, as YYYY-MM-DD.
 */
export type StoredThree = DaysThree & {
  owner: string | null;
  day: string;
  previous: readonly Game[] | null;
  hiddenOn: string | null;
};

const threeOf = (owner: string | null) => stored<StoredThree>(TODAYS_THREE_KEY, { owner });

/** What is stored for a learner, or for the visitor of this device (`null`); null for nothing that can be shown. */
export function storedThree(owner: string | null): StoredThree | null {
  return threeOf(owner).read((kept) => {
    if (kept.owner !== owner) return null;
    const three = kept as StoredThree;
    // Another version of the app may have other games.
    const isKnown = [...three.three, ...three.others, ...(three.previous ?? [])].every((game) => GAMES.includes(game));
    return isKnown ? three : null;
  });
}

/** Stores the suggestions of a day. `forgetLearner` forgets those of a learner. */
export function storeThree(three: StoredThree): void {
  threeOf(three.owner).write(three);
}
