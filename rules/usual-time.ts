/** Most is taken to be two thirds, about what lies within one standard deviation. */
const MOST = 2 / 3;

/** The least spread that two decimals of a second can say. */
const LEAST_SPREAD_MS = 10;

/** The median of times in ms, and within how many ms of it most of them are. */
export type UsualTime = { medianMs: number; spreadMs: number };

/** What times in ms usually are; null when there is none. A few very long ones change it little. */
export function usualTime(times: readonly number[]): UsualTime | null {
  const medianMs = medianOf(times);
  if (medianMs === null) return null;
  const distances = times.map((time) => Math.abs(time - medianMs)).toSorted((a, b) => a - b);
  return { medianMs, spreadMs: distances[Math.ceil(distances.length * MOST) - 1] ?? 0 };
}

/** Seconds with two decimals, as a figure shows them: 0.64 s. */
export function secondsFigure(ms: number): string {
  return `${(ms / 1000).toFixed(2)}\u00a0s`;
}

/** A spread as a figure shows it; never 0.00 s, since no hand is as even as that. */
export function spreadFigure(ms: number): string {
  return secondsFigure(Math.max(ms, LEAST_SPREAD_MS));
}

function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.length === 0 ? null : middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
