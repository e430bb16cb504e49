import { MULTITASK_MASTER, type MultitaskDifficulty } from './multitask-master.ts';

export type MultitaskBadge = 'Multitasking Champion' | 'Focus Master' | 'Fast Learner' | 'Keep Practicing';

/** The badge for a percentage of the points, 0 to 100. Only the hard difficulty has Multitasking Champion. */
export function multitaskBadge(percent: number, difficulty: MultitaskDifficulty): MultitaskBadge {
  const { championFromPercent, focusMasterFromPercent, fastLearnerFromPercent } = MULTITASK_MASTER;
  if (difficulty === 'hard' && percent >= championFromPercent) return 'Multitasking Champion';
  if (percent >= focusMasterFromPercent) return 'Focus Master';
  if (percent >= fastLearnerFromPercent) return 'Fast Learner';
  return 'Keep Practicing';
}

/** One to five stars for a percentage of the points, 0 to 100. */
export function multitaskStars(percent: number): number {
  return 1 + MULTITASK_MASTER.starsFromPercent.filter((least) => percent >= least).length;
}
