import type { Random } from '#rules/figures/random.ts';

/** `count` simulated players or respondents, with the seeds from `seed` on. */
export type Sample = { count: number; seed: number };

/** A random number of the normal distribution with mean 0 and standard deviation 1, by the Box–Muller transform. */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}

/** Pearson's correlation of pairs. */
export function correlationOf(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [meanOf(one), meanOf(other)];
  const products = one.map((value, place) => (value - a) * ((other[place] ?? b) - b));
  return meanOf(products) / (deviationOf(one) * deviationOf(other));
}

/** The reliability of a whole run from the correlation of its halves, by Spearman and Brown (1910). */
export function spearmanBrown(halfCorrelation: number): number {
  return (2 * halfCorrelation) / (1 + halfCorrelation);
}
