/** Our own choice, except where a comment says otherwise. */
export const USUAL_RANGE = {
  /** With fewer earlier results there is no range. */
  minEarlier: 3,
  /** Only this many of the newest earlier results count. */
  maxEarlier: 7,
  /** The 95th percentile of Student's t for 2 to 6 degrees of freedom, so that nine of ten next results are within. */
  t: [2.92, 2.353, 2.132, 2.015, 1.943],
} as const;

/**
 * The range in which the next of a learner's own results lies nine times of ten when nothing changes: the prediction
 * interval of a normal distribution, mean ± t · s · √(1 + 1/n), and at least `leastDistance` around the mean. In the unit of
 * the results; null for fewer than three. `earlier` is newest first.
 */
export function usualRangeOf(
  earlier: readonly number[],
  leastDistance: number,
): { from: number; until: number } | null {
  const results = earlier.slice(0, USUAL_RANGE.maxEarlier);
  const count = results.length;
  const t = USUAL_RANGE.t[count - USUAL_RANGE.minEarlier];
  if (t === undefined) return null;
  const mean = results.reduce((sum, result) => sum + result, 0) / count;
  const variance = results.reduce((sum, result) => sum + (result - mean) ** 2, 0) / (count - 1);
  const distance = Math.max(leastDistance, t * Math.sqrt(variance * (1 + 1 / count)));
  return { from: mean - distance, until: mean + distance };
}
