import { describe, expect, it } from 'vitest';
import { betterHalf, focusGameReport } from './focus-game-report.ts';
import { IDLE_FOCUS_GAME } from './focus-game-state.ts';

const half = (focusedMoments: number) => ({ focusedMoments, totalChecks: 100 });

describe('focusGameReport', () => {
  it('adds up the halves and turns steps into whole milliseconds', () => {
    const round = {
      ...IDLE_FOCUS_GAME,
      firstHalf: { focusedMoments: 10, totalChecks: 20 },
      secondHalf: { focusedMoments: 5, totalChecks: 30 },
      stepsOnTarget: 1801,
      longestStepsAway: 1799,
      pointing: 'touch',
    } as const;
    expect(focusGameReport(round, '2026-11-21T09:00:00.000Z')).toEqual({
      finishedAt: '2026-11-21T09:00:00.000Z',
      focusedMoments: 15,
      totalChecks: 50,
      firstHalf: { focusedMoments: 10, totalChecks: 20 },
      secondHalf: { focusedMoments: 5, totalChecks: 30 },
      timeOnTargetMs: 30_017,
      longestDriftMs: 29_983,
      pointing: 'touch',
    });
  });
});

describe('betterHalf', () => {
  it.each([
    [50, 44, 'first'],
    [50, 45, 'same'],
    [50, 50, 'same'],
    [50, 55, 'same'],
    [50, 56, 'second'],
  ])('of %i %% and %i %% is %s', (first, second, expected) => {
    expect(betterHalf({ firstHalf: half(first), secondHalf: half(second) })).toBe(expected);
  });

  it('is null when a half has no checks', () => {
    const unchecked = { focusedMoments: 0, totalChecks: 0 };
    expect(betterHalf({ firstHalf: half(50), secondHalf: unchecked })).toBeNull();
    expect(betterHalf({ firstHalf: unchecked, secondHalf: half(50) })).toBeNull();
  });
});
