import type { SimonDifficulty } from '#rules/games/simon.ts';

export const DIFFICULTY_LABELS: { [Difficulty in SimonDifficulty]: string } = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};
