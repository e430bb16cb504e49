/** The number of places on the page; our own choice. */
export const LEADERBOARD = { placesShown: 20 } as const;

/**
 * Fictional learners, so that a leaderboard is never empty. They are labelled as samples wherever they are shown. Their
 * points are from the product specification. On the leaderboard, points are XP.
 */
export const SAMPLE_LEARNERS = [
  { name: 'Robin', points: 121, avatar: 'fox' },
  { name: 'Noor', points: 118, avatar: 'owl' },
  { name: 'Sam', points: 115, avatar: 'turtle' },
] as const;

export type SampleAvatar = (typeof SAMPLE_LEARNERS)[number]['avatar'];

/** A learner or sample on the leaderboard. `reachedAt`: the ISO instant of the last XP; null for a sample. */
export type RankedEntry = { id: string; points: number; reachedAt: string | null };

/**
 * Compares by place: more points first, then learners before samples, then the earlier `reachedAt`, then the id. Two
 * entries never compare as equal.
 */
export function compareByPlace(a: RankedEntry, b: RankedEntry): number {
  return b.points - a.points || compare(a.reachedAt ?? NEVER, b.reachedAt ?? NEVER) || compare(a.id, b.id);
}

/**
 * Adds places, from 1, to entries that are sorted by points, the most first. Equal points share a place, and the next
 * place counts all of them: 1, 2, 2, 4.
 */
export function withPlaces<Entry extends { points: number }>(sorted: readonly Entry[]): (Entry & { place: number })[] {
  return sorted.map((entry) => ({ ...entry, place: 1 + sorted.findIndex(({ points }) => points === entry.points) }));
}

/** The number of samples ahead of a learner with these points. */
export function countSamplesAhead(points: number): number {
  return SAMPLE_LEARNERS.filter((sample) => sample.points > points).length;
}

/** Sorts after every ISO instant. */
const NEVER = '~';

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
