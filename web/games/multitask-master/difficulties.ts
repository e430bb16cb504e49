import { MULTITASK_MASTER, type MultitaskDifficulty } from '#rules/games/multitask-master.ts';

export const DIFFICULTY_LABELS: { [Difficulty in MultitaskDifficulty]: string } = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** Which sums there are. */
export const SUM_WORDS: { [Difficulty in MultitaskDifficulty]: string } = {
  easy: 'plus and minus',
  medium: 'plus, minus and times',
  hard: 'plus, minus, times and divided by',
};

/** In how many columns the shapes stand. */
export const COLUMNS: { [Difficulty in MultitaskDifficulty]: number } = { easy: 2, medium: 3, hard: 3 };

/** What a difficulty means, in a sentence. */
export function difficultyWords(difficulty: MultitaskDifficulty): string {
  return `${MULTITASK_MASTER.shapesShown[difficulty]} shapes. Sums with ${SUM_WORDS[difficulty]}.`;
}

/** How long it takes, in a sentence. */
export function timeWords(difficulty: MultitaskDifficulty, withoutClock: boolean): string {
  const { rounds, roundMs } = MULTITASK_MASTER;
  if (withoutClock) return `There are ${rounds} rounds, and no clock.`;
  return `There are ${rounds} rounds of up to ${roundMs[difficulty] / 1000} seconds.`;
}
