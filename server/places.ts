import { samplesBefore } from '#rules/leaderboard.ts';
import type { MainDatabase } from './database/connect.ts';
import { countShownByPoints, countShownFirst, type PlacedLearner } from './database/queries/leaderboard.ts';

/** For so long a place may leave out what others earned meanwhile. */
export const PLACES = { countedAgainAfterMs: 30_000 } as const;

type Counts = Awaited<ReturnType<typeof countShownByPoints>>;

/**
 * Finds the places of learners beyond the first ones. To count all who stand before somebody takes the longer the more
 * learners there are, so those with more points are counted once in half a minute for everybody.
 * @param elapsedMs gives the time since some instant
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

  /** The place of a learner among samples and those who are shown. Their own points count as they are now. */
  return async function placeOf(learner: PlacedLearner): Promise<number> {
    const ahead = (await counts()).filter(({ points }) => points > learner.points);
    const withMore = ahead.reduce((sum, { shown }) => sum + shown, 0);
    return withMore + (await countShownFirst(database, learner)) + samplesBefore(learner.points) + 1;
  };
}
