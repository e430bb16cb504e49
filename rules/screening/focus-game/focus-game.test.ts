import { describe, expect, it } from 'vitest';
import { FOCUS_GAME, focusGameVerdict, isFocused } from './focus-game.ts';

const ball = { x: 200, y: 200 };

describe('isFocused', () => {
  it('includes a distance of 80 px from the centre of the ball, in every direction', () => {
    expect(isFocused({ x: 280, y: 200 }, ball)).toBe(true);
    expect(isFocused({ x: 280.1, y: 200 }, ball)).toBe(false);
    expect(isFocused({ x: 152, y: 264 }, ball)).toBe(true);
    expect(isFocused({ x: 151, y: 264 }, ball)).toBe(false);
  });
});

describe('focusGameVerdict', () => {
  it('rounds the percentage first, so 69.5 % counts as 70 %', () => {
    expect(focusGameVerdict({ focusedMoments: 139, totalChecks: 200 })).toEqual({
      focusPercentage: 70,
      hasADHD: false,
    });
    expect(focusGameVerdict({ focusedMoments: 138, totalChecks: 200 })).toEqual({ focusPercentage: 69, hasADHD: true });
  });

  it('gives no verdict under 60 checks', () => {
    expect(focusGameVerdict({ focusedMoments: 59, totalChecks: 59 }).hasADHD).toBeNull();
    expect(focusGameVerdict({ focusedMoments: 60, totalChecks: 60 }).hasADHD).toBe(false);
    expect(focusGameVerdict({ focusedMoments: 0, totalChecks: 0 })).toEqual({ focusPercentage: 0, hasADHD: null });
  });
});

describe('FOCUS_GAME', () => {
  it('allows as many checks as fit into its duration', () => {
    expect(FOCUS_GAME.maxChecks).toBe(FOCUS_GAME.durationMs / FOCUS_GAME.checkEveryMs + 1);
  });
});
