import { medianOf } from './typical-time.ts';

/** How the results of a game went: better lately, about the same, harder lately, or too few results to say. */
export const COURSES = ['improving', 'steady', 'harder', 'too-little'] as const;
export type Course = (typeof COURSES)[number];

/** Our own choices, tested by simulation in `studies/groups`; docs/measurement.md has the table. */
export const COURSE = {
  /** Only results of the last so many days count. */
  days: 42,
  /** With fewer results nothing is said. */
  least: 6,
  /** How far from 0 Kendall's S must be, in standard deviations. Six results must all fall, or all rise. */
  leastZ: 2.6,
  /** The results at each end whose medians are compared, and the share by which these must differ. */
  ends: 3,
  leastChange: 0.15,
} as const;

/**
 * How a learner's results of one game with one choice went, by the trend test of Mann (1945) and Kendall (1938): of all
 * pairs of results, how many more rise than fall. A single bad day changes it little. The medians of the first and of the
 * last three results must also differ clearly.
 * @param scores of valid runs of the last `COURSE.days`, newest first; never negative, higher is better
 */
export function courseOf(scores: readonly number[]): Course {
  const count = scores.length;
  if (count < COURSE.least) return 'too-little';
  const s = risesMinusFalls(scores);
  // The variance without ties: with many equal results, a course is harder to claim.
  const deviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18);
  const [last = 0, first = 0] = [scores.slice(0, COURSE.ends), scores.slice(-COURSE.ends)].map(medianOf).map(Number);
  const isClear = (Math.abs(s) - 1) / deviation >= COURSE.leastZ;
  if (!isClear || Math.abs(last - first) < COURSE.leastChange * first) return 'steady';
  return s > 0 ? 'improving' : 'harder';
}

/** Kendall's S: the pairs whose later result is higher, minus those whose later result is lower. */
function risesMinusFalls(newestFirst: readonly number[]): number {
  let s = 0;
  for (const [place, later] of newestFirst.entries())
    for (const earlier of newestFirst.slice(place + 1)) s += Math.sign(later - earlier);
  return s;
}
