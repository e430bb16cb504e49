/** About the share of a normal distribution within one standard deviation. */
const COVERED_SHARE = 2 / 3;

/** The median of times, and the distance from it within which two thirds of them lie; both in ms. */
export type TypicalTime = { medianMs: number; spreadMs: number };

/** The typical value of times in ms; null when there are none. Outliers change it little. */
export function typicalTime(times: readonly number[]): TypicalTime | null {
  const medianMs = medianOf(times);
  if (medianMs === null) return null;
  const distances = times.map((time) => Math.abs(time - medianMs)).sort((a, b) => a - b);
  return { medianMs, spreadMs: distances[Math.ceil(distances.length * COVERED_SHARE) - 1] ?? 0 };
}

/** The value in the middle, or the mean of the two there; null when there are none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
