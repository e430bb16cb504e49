/** Chance comes in as an argument: a function that gives the next number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The number that follows `seed` and the seed that follows it, for reducers that keep their chance in their state. */
export function nextRandom(seed: number): { value: number; seed: number } {
  // Mulberry32 by Tommy Ettinger, placed in the public domain.
  const next = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, seed: next };
}

/** A repeatable source of chance: the same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    const { value, seed: following } = nextRandom(state);
    state = following;
    return value;
  };
}

/**
 * `count` different entries of `items` in random order.
 * @throws RangeError when there are fewer than `count`.
 */
export function drawDistinct<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count > items.length) throw new RangeError(`cannot draw ${count} of ${items.length}`);
  const rest = [...items];
  return Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)).flat();
}
