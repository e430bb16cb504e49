import { setImmediate as nextTurn } from 'node:timers/promises';
import { countSamplesAhead } from '#rules/rewards/leaderboard.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { countShownByXp } from './leaderboard-queries.ts';

/** The time after which learners are counted again, and how many are counted before other requests have their turn. */
export const PLACES = { countedAgainAfterMs: 30_000, countedAtOnce: 5000 } as const;

/** How many shown learners have at most `xp` XP, the fewest XP first. */
type Counts = { xp: number; shown: number }[];

/**
 * Computes places beyond the rows shown. Counting takes longer the more learners there are, so one count serves all
 * requests of this process for 30 seconds: XP of others, and learners who are shown or hidden, may be seen so much later.
 * The own XP count at once. XP never fall, so an earlier count never has the learner ahead of their own place.
 * @param elapsedMs milliseconds since any fixed instant
 */
export function createPlaces(database: MainDatabase, elapsedMs = () => performance.now()) {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<Counts> = Promise.resolve([]);

  function counts(): Promise<Counts> {
    if (elapsedMs() - countedAt < PLACES.countedAgainAfterMs) return counting;
    countedAt = elapsedMs();
    counting = countAll(database).catch((error) => {
      countedAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    return counting;
  }

  /** The place, from 1, among samples and shown learners. Learners with equal XP share a place. */
  return async function placeOf({ points: own }: { points: number }): Promise<number> {
    const all = await counts();
    const shown = all.at(-1)?.shown ?? 0;
    return 1 + countSamplesAhead(own) + shown - countUpTo(all, own);
  };
}

/** In parts, so that SQLite, which answers one query at a time, keeps other requests waiting for a few milliseconds only. */
async function countAll(database: MainDatabase): Promise<Counts> {
  const all: Counts = [];
  for (;;) {
    const { xp: above, shown: before } = all.at(-1) ?? { xp: -1, shown: 0 };
    const part = await countShownByXp(database, above, PLACES.countedAtOnce);
    if (part.length === 0) return all;
    let sum = before;
    for (const { xp, shown } of part) {
      sum += shown;
      all.push({ xp, shown: sum });
    }
    await nextTurn();
  }
}

/** Halves the list until the last entry with at most `own` XP is found: 20 steps for a million numbers of XP. */
export function countUpTo(counts: Readonly<Counts>, own: number): number {
  let [from, to] = [0, counts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((counts[middle]?.xp ?? 0) <= own) from = middle + 1;
    else to = middle;
  }
  return counts[from - 1]?.shown ?? 0;
}
