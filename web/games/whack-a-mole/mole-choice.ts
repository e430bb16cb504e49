import type { MoleDifficulty } from '#rules/games/whack-a-mole.ts';

/** What is chosen before a game starts. */
export type MoleChoice = { difficulty: MoleDifficulty; withoutClock: boolean };

export const SPEED_LABELS: { [Difficulty in MoleDifficulty]: string } = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};
