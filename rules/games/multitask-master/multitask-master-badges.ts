import { MULTITASK_MASTER, type MultitaskDifficulty } from './multitask-master.ts';

export type MultitaskBadge = 'champion' | 'focus-master' | 'fast-learner' | 'keep-practicing';

/** The badge for a percentage of the points, 0 to 100. Only the hard difficulty has `champion`. */
export function multitaskBadge(percent: number, difficulty: MultitaskDifficulty): MultitaskBadge {
  const { championFromPercent, focusMasterFromPercent, fastLearnerFromPercent } = MULTITASK_MASTER;
  if (difficulty === 'hard' && percent >= championFromPercent) return 'champion';
  if (percent >= focusMasterFromPercent) return 'focus-master';
  if (percent >= fastLearnerFromPercent) return 'fast-learner';
  return 'keep-practicing';
}

/** One to five stars for a percentage of the points, 0 to 100. */
export function multitaskStars(percent: number): number {
  return 1 + MULTITASK_MASTER.starsFromPercent.filter((least) => percent >= least).length;
}
