/** A harder difficulty is suggested from the first percentage, an easier one below the second; our own choice. */
export const NEXT_STEP = { harderFromPercent: 90, easierUnderPercent: 40 } as const;

type Played<Difficulty> = {
  /** The difficulties of the game, the easiest first; empty when it has none. */
  difficulties: readonly Difficulty[];
  difficulty?: Difficulty;
  /** False in a game that has no clock. */
  hasClock: boolean;
  /** The result as a percentage of the best possible one, 0 to 100. */
  percent: number;
};

/** What to try next: another difficulty, or to play without the clock. */
export type NextInGame<Difficulty> = { difficulty: Difficulty } | 'without-clock';

/** What to try after a run; null when the same options fit. */
export function nextInGame<Difficulty>({
  difficulties,
  difficulty,
  hasClock,
  percent,
}: Played<Difficulty>): NextInGame<Difficulty> | null {
  const at = difficulty === undefined ? -1 : difficulties.indexOf(difficulty);
  const harder = at >= 0 ? difficulties[at + 1] : undefined;
  const easier = at >= 0 ? difficulties[at - 1] : undefined;
  if (percent >= NEXT_STEP.harderFromPercent) return harder === undefined ? null : { difficulty: harder };
  if (percent >= NEXT_STEP.easierUnderPercent) return null;
  if (hasClock) return 'without-clock';
  return easier === undefined ? null : { difficulty: easier };
}
