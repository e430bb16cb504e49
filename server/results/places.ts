import { countSamplesAhead } from '#rules/leaderboard.ts';
import type { MainDatabase } from '../database/connect.ts';
import { countShownByPoints } from './leaderboard-queries.ts';

/** The counts are read again after this time. */
export const PLACES = { countedAgainAfterMs: 30_000 } as const;

type Counts = Awaited<ReturnType<typeof countShownByPoints>>;

/**
 * Computes places beyond the rows shown. Counting takes longer the more learners there are, so one count serves all
 * requests for 30 seconds.
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

  /** The place, from 1, among samples and shown learners. Learners with equal points share a place. */
  return async function placeOf({ points: own }: { points: number }): Promise<number> {
    const ahead = (await counts()).filter(({ points }) => points > own);
    return 1 + countSamplesAhead(own) + ahead.reduce((sum, { shown }) => sum + shown, 0);
  };
}
