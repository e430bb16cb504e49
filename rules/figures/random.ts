/** Returns the next random number, from 0 to below 1. Rules take it as an argument, so that tests can repeat it. */
export type Random = () => number;

/** The random number, 0 to below 1, for `seed`, and the next seed; for reducers that keep the seed in their state. */
export function nextRandom(seed: number): { value: number; seed: number } {
  // Mulberry32 by Tommy Ettinger, placed in the public domain.
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** A random number generator that gives the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    const { value, seed: nextSeed } = nextRandom(state);
    state = nextSeed;
    return value;
  };
}

/**
 * Draws `count` different entries of `items`, in random order.
 * @throws RangeError when there are fewer than `count`.
 */
export function drawDistinct<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`);
  const remaining = [...items];
  return Array.from({ length: count }, () => remaining.splice(Math.floor(random() * remaining.length), 1)).flat();
}
