import { countSamplesAhead } from '#rules/leaderboard.ts';
import type { MainDatabase } from '../database/connect.ts';
import { countShownByPoints } from './leaderboard-queries.ts';

/** The counts of other learners' points may be this old. */
export const PLACES = { countedAgainAfterMs: 30_000 } as const;

type Counts = Awaited<ReturnType<typeof countShownByPoints>>;

/**
 * Finds places beyond the rows shown. Counting everyone with more points takes longer the more learners there are, so
 * shown learners are counted by points once in half a minute for all requests.
 * @param elapsedMs milliseconds since any fixed instant
 */
export function createPlaces(database: MainDatabase, elapsedMs = () => performance.now()) {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counting: Promise<Counts> = Promise.resolve([]);

  function counts(): Promise<Counts> {
    if (elapsedMs() - countedAt < PLACES.countedAgainAfterMs) return counting;
    countedAt = elapsedMs();
    counting = countShownByPoints(database).catch((error) => {
      countedAt = Number.NEGATIVE_INFINITY;
      throw error;
    });
    return counting;
  }

  /** The place, from 1, of so many points among samples and shown learners. Equal points share a place. */
  return async function placeOf({ points: own }: { points: number }): Promise<number> {
    const ahead = (await counts()).filter(({ points }) => points > own);
    return 1 + countSamplesAhead(own) + ahead.reduce((sum, { shown }) => sum + shown, 0);
  };
}
