/**
 * The games with levels, which get harder as the learner gets better, the highest level of each, the setting that
 * keeps the learner's level, and the setting `choice`: whether the learner plays at it, and not the specified game. The
 * first level of every game is 1. The rules of each game define its levels. All numbers are our own choice.
 */
export const LEVELS = {
  simon: { highest: 20, setting: 'simonLevel', choice: 'simonAtLevel' },
  'multitask-master': { highest: 12, setting: 'multitaskLevel', choice: 'multitaskAtLevel' },
  'spot-the-difference': { highest: 12, setting: 'spotLevel', choice: 'spotAtLevel' },
  'whack-a-mole': { highest: 20, setting: 'moleLevel', choice: 'moleAtLevel' },
  'picture-words': { highest: 6, setting: 'pictureWordsLevel', choice: 'pictureWordsAtLevel' },
} as const;
export type LevelGame = keyof typeof LEVELS;
export type LevelSetting = (typeof LEVELS)[LevelGame]['setting'];

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

/** A run raises or lowers the level by at most this. */
const MOST_CHANGE = 1;

/** The next level after a run: the nearest one to the measured level, at most one from the level at the start of the run. */
export function levelAfterRun(game: LevelGame, startLevel: number, measured: number): number {
  return validLevel(game, Math.min(Math.max(measured, startLevel - MOST_CHANGE), startLevel + MOST_CHANGE));
}
