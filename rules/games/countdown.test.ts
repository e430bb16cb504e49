import { describe, expect, it } from 'vitest';
import { remainingMs, secondsShown } from './countdown.ts';

describe('remainingMs', () => {
  it('is the duration minus the elapsed time, never below 0', () => {
    expect(remainingMs(0, 60_000)).toBe(60_000);
    expect(remainingMs(59_999, 60_000)).toBe(1);
    expect(remainingMs(60_001, 60_000)).toBe(0);
  });
});

describe('secondsShown', () => {
  it('shows 1 until the last second is over', () => {
    expect(secondsShown(10_001)).toBe(11);
    expect(secondsShown(10_000)).toBe(10);
    expect(secondsShown(1)).toBe(1);
    expect(secondsShown(0)).toBe(0);
  });
});
