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
export function runChoice(run: {
  durationMs: number;
  difficulty?: string;
  shownAs?: 'pictures' | 'words';
  withoutClock?: boolean;
}): string {
  const { difficulty, shownAs, withoutClock } = run;
  return [difficulty, shownAs === 'words' && 'words', withoutClock && 'without a clock'].filter(Boolean).join(' ');
}

/** Whether parts of a run that followed one another fit into it. All are rounded to whole milliseconds, so one is left to each. */
export function doPartsFit(partsMs: readonly number[], durationMs: number): boolean {
  const togetherMs = partsMs.reduce((sum, ms) => sum + ms, 0) - partsMs.length;
  return Math.min(togetherMs, RUN.longestMs) <= durationMs;
}

/** Whether presses came in the order of their times, none of them after the end of their run. */
export function areInOrder(presses: readonly { atMs: number }[], durationMs: number): boolean {
  return presses.every(({ atMs }, place) => atMs >= (presses[place - 1]?.atMs ?? 0) && atMs <= durationMs);
}
