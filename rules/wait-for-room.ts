/**
 * How long to wait until one more event is within a rate limit, in ms; 0: it is now. Times in the future, from before
 * a clock was set back, do not count.
 * @param timesMs the times of the earlier events, in any order
 * @param limit the most events in any period of `windowMs`
 */
export function waitForRoom(
  timesMs: readonly number[],
  { most, windowMs }: { most: number; windowMs: number },
  nowMs: number,
): number {
  const recent = timesMs.filter((ms) => ms <= nowMs && ms > nowMs - windowMs);
  // The next event is allowed once this one has left the window.
  const oldestInTheWay = recent.sort((a, b) => b - a)[most - 1];
  return oldestInTheWay === undefined ? 0 : oldestInTheWay + windowMs - nowMs;
}
