import { nicknameKey } from './nickname.ts';

export const LEADERBOARD = { placesShown: 20 } as const;

/** Made-up learners, so that nobody meets an empty leaderboard. They are marked as samples wherever they are shown. */
export const SAMPLE_LEARNERS = [
  { name: 'Robin', points: 121, avatar: 'fox' },
  { name: 'Noor', points: 118, avatar: 'owl' },
  { name: 'Sam', points: 115, avatar: 'turtle' },
] as const;

export type SampleAvatar = (typeof SAMPLE_LEARNERS)[number]['avatar'];

/** Words that the page itself uses for somebody. */
const TAKEN = new Set(['You', 'Sample', ...SAMPLE_LEARNERS.map(({ name }) => name)].map(nicknameKey));

/** Somebody with a place. `reachedAt` is the ISO instant at which they reached their points, null for a sample. */
export type Placed = { id: string; points: number; reachedAt: string | null };

/**
 * Sorts rows: more points come first. Equal points share a place; among them learners stand before samples, and the
 * learner who reached the points first stands first. The id decides what is left, so that the order is always the same.
 */
export function byPlace(a: Placed, b: Placed): number {
  return b.points - a.points || inOrder(a.reachedAt ?? NEVER, b.reachedAt ?? NEVER) || inOrder(a.id, b.id);
}

/**
 * Adds places, from 1, to entries that are sorted by points, the most first. Equal points share a place, and the next
 * place counts all of them: 1, 2, 2, 4.
 */
export function withPlaces<Entry extends { points: number }>(sorted: readonly Entry[]): (Entry & { place: number })[] {
  return sorted.map((entry) => ({ ...entry, place: 1 + sorted.findIndex(({ points }) => points === entry.points) }));
}

/** How many samples stand before a learner with so many points. */
export function samplesBefore(points: number): number {
  return SAMPLE_LEARNERS.filter((sample) => sample.points > points).length;
}

/** Whether a nickname would be taken for a sample, or for a word of the page. */
export function isSampleName(nickname: string): boolean {
  return TAKEN.has(nicknameKey(nickname));
}

/** Comes after every ISO instant. */
const NEVER = '~';

function inOrder(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
