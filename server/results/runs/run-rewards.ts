import { xpAllowanceAtSignUp, xpForPoints } from '#rules/rewards/experience-points.ts';
import { playTimeAfterRun, playTimeAtSignUp } from '#rules/rewards/play-time.ts';
import { POINTS_PER_RUN } from '#rules/rewards/points.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RunRewards } from './run-queries.ts';

/**
 * A learner's rewards after one more run of `durationMs`: its points, and XP up to the allowance.
 * @throws Problem `run-too-early` when more play time is claimed than has passed
 */
export function rewardsAfterRun(before: RunRewards, durationMs: number, receivedAt: Date): RunRewards {
  const [receivedMs, at] = [receivedAt.getTime(), receivedAt.toISOString()];
  const { playTime, xpAllowance } = allowancesOf(before);
  const { leftMs } = playTimeAfterRun(playTime, durationMs, receivedMs);
  if (leftMs < 0) throw new Problem('run-too-early', { retryAfterMs: -leftMs });
  const { xp, allowance } = xpForPoints(xpAllowance, POINTS_PER_RUN, receivedMs);
  return {
    createdAt: before.createdAt,
    points: before.points + POINTS_PER_RUN,
    pointsReachedAt: at,
    xp: before.xp + xp,
    xpReachedAt: xp > 0 ? at : before.xpReachedAt,
    xpAllowance: allowance.left,
    playTimeLeftMs: leftMs,
    allowancesAt: at,
  };
}

/** Before the first run in this version the allowances are those of a sign-up. */
function allowancesOf({ createdAt, xpAllowance, playTimeLeftMs, allowancesAt }: RunRewards) {
  const signedUpMs = Date.parse(createdAt);
  if (xpAllowance === null || playTimeLeftMs === null || allowancesAt === null)
    return { playTime: playTimeAtSignUp(signedUpMs), xpAllowance: xpAllowanceAtSignUp(signedUpMs) };
  const atMs = Date.parse(allowancesAt);
  return { playTime: { leftMs: playTimeLeftMs, atMs }, xpAllowance: { left: xpAllowance, atMs } };
}
