/**
 * How long to wait until one more is within the limit, in ms; 0: it is. Times in the future, from before a clock was set back,
 * do not count.
 * @param timesMs when the ones of before were, in any order
 * @param limit the most in any time of `windowMs`
 */
export function waitForRoom(
  timesMs: readonly number[],
  { most, windowMs }: { most: number; windowMs: number },
  nowMs: number,
): number {
  const recent = timesMs.filter((ms) => ms <= nowMs && ms > nowMs - windowMs);
  // Without the oldest that still counts there is room.
  const oldestInTheWay = recent.sort((a, b) => b - a)[most - 1];
  return oldestInTheWay === undefined ? 0 : oldestInTheWay + windowMs - nowMs;
}
