import { percentageOf } from '../../figures/percentage.ts';
import { type Checks, FOCUS_GAME } from './focus-game.ts';
import type { FocusGameState } from './focus-game-state.ts';

/** The report of a finished game. `finishedAt` is an ISO instant in UTC by the device's clock. */
export function focusGameReport(state: FocusGameState, finishedAt: string) {
  const { firstHalf, secondHalf, stepsOnTarget, longestStepsAway, pointing } = state;
  return {
    finishedAt,
    focusedMoments: firstHalf.focusedMoments + secondHalf.focusedMoments,
    totalChecks: firstHalf.totalChecks + secondHalf.totalChecks,
    firstHalf,
    secondHalf,
    timeOnTargetMs: Math.round(stepsOnTarget * FOCUS_GAME.stepMs),
    longestDriftMs: Math.round(longestStepsAway * FOCUS_GAME.stepMs),
    pointing,
  };
}

/** The half with the higher focus percentage; `same` within 5 percentage points; null when a half has no checks. */
export function betterHalf(halves: { firstHalf: Checks; secondHalf: Checks }): 'first' | 'second' | 'same' | null {
  const { firstHalf, secondHalf } = halves;
  if (firstHalf.totalChecks === 0 || secondHalf.totalChecks === 0) return null;
  const gain = percentOf(secondHalf) - percentOf(firstHalf);
  if (Math.abs(gain) <= FOCUS_GAME.sameWithinPercent) return 'same';
  return gain > 0 ? 'second' : 'first';
}

function percentOf({ focusedMoments, totalChecks }: Checks): number {
  return percentageOf(focusedMoments, totalChecks);
}
