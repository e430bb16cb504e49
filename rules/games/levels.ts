/**
 * The games with levels, which get harder as the learner gets better, and the highest level of each. The first level
 * of every game is 1. The rules of each game define its levels. All numbers are our own choice.
 */
export const LEVELS = {
  simon: { highest: 20 },
  'multitask-master': { highest: 9 },
  'spot-the-difference': { highest: 8 },
  'whack-a-mole': { highest: 20 },
  'picture-words': { highest: 6 },
} as const;
export type LevelGame = keyof typeof LEVELS;

/** The `choice` of every run with levels, so that runs of different levels are compared. */
export const WITH_LEVELS = 'with levels';

/** Whether a game has levels. */
export function hasLevels(game: string): game is LevelGame {
  return game in LEVELS;
}

/** The nearest level that the game has. */
export function validLevel(game: LevelGame, level: number): number {
  return Math.min(Math.max(1, Math.round(level)), LEVELS[game].highest);
}
