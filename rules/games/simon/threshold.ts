/** A try at a level, and whether it succeeded. */
export type LevelTry = { level: number; isRight: boolean };

/** The grid on which a threshold is looked for, in levels; our own choice. */
const STEP = 0.05;

type Assumed = {
  /** The lowest and the highest threshold that can be found. */
  lowest: number;
  highest: number;
  /** How many levels below the threshold, and above it, the odds of a success are e to 1, and 1 to e. */
  spread: number;
};

/**
 * The level, in steps of 0.05, at which a player succeeds in half of the tries: the mean of its posterior distribution,
 * where the share of successes falls with the level along a logistic curve and every threshold is as likely before the
 * first try (Watson and Pelli 1983, https://doi.org/10.3758/BF03202828, with the mean in place of the mode).
 */
export function estimateThreshold(tries: readonly LevelTry[], { lowest, highest, spread }: Assumed): number {
  const thresholds = Array.from({ length: Math.round((highest - lowest) / STEP) + 1 }, (_, at) => lowest + at * STEP);
  const logLikelihoods = thresholds.map((threshold) =>
    tries.reduce((sum, { level, isRight }) => {
      const towardsRight = (threshold - level) / spread;
      return sum - Math.log1p(Math.exp(isRight ? -towardsRight : towardsRight));
    }, 0),
  );
  const highestLikelihood = Math.max(...logLikelihoods);
  const weights = logLikelihoods.map((logLikelihood) => Math.exp(logLikelihood - highestLikelihood));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = thresholds.reduce((sum, threshold, at) => sum + threshold * (weights[at] ?? 0), 0) / total;
  return Math.round(mean / STEP) * STEP;
}
