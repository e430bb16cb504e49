/** What gives points when it is finished: the four games and the picture quiz. The names stand in addresses and rows. */
export const GAMES = ['simon', 'multitask-master', 'spot-the-difference', 'whack-a-mole', 'picture-words'] as const;
export type Game = (typeof GAMES)[number];

/** What a finished run comes to, worked out from what happened in it. */
export type RunResult = {
  /** The figure that is drawn over the last runs; what it counts differs from game to game. Never negative. */
  score: number;
  /** The level reached in Simon, the difficulty from 1 to 3 in games that have one, else null. */
  level: number | null;
};

export const RUN = {
  /** Longer runs are reported as this long. */
  longestMs: 6 * 60 * 60 * 1000,
  /** The least time in which a hand can press once more on purpose. */
  leastPressMs: 100,
} as const;

/**
 * What was chosen for a run, such as `normal` or `easy without a clock`, empty where nothing can be chosen. Only runs of
 * one choice can be compared.
 */
export function runChoice(run: { durationMs: number; difficulty?: string; withoutClock?: boolean }): string {
  const { difficulty, withoutClock } = run;
  return [difficulty, withoutClock && 'without a clock'].filter(Boolean).join(' ');
}
