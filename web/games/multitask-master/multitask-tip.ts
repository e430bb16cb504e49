import {
  isAnswered,
  MULTITASK_MASTER,
  type MultitaskDifficulty,
  type MultitaskRun,
  multitaskCounts,
} from '#rules/games/multitask-master.ts';

const WHEN_ALL_IS_RIGHT: { [Difficulty in MultitaskDifficulty]: string } = {
  easy: 'Every answer was right. Next time, you can try medium.',
  medium: 'Every answer was right. Next time, you can try hard.',
  hard: 'Every answer was right, on hard.',
};

/** One thing to try next time. */
export function multitaskTip(run: MultitaskRun): string {
  const { shapesFound, sumsSolved, bothRight } = multitaskCounts(run);
  if (bothRight === MULTITASK_MASTER.rounds) return WHEN_ALL_IS_RIGHT[run.difficulty];
  if (!run.rounds.every(isAnswered)) {
    return 'In some rounds the time ran out. You can take your time: without a clock you get the same points.';
  }
  return shapesFound < sumsSolved
    ? 'Next time, try looking at all of the shapes before you pick one.'
    : 'Next time, try picking the shape first. Then the rest of the round is for the sum.';
}
