import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Lets time stand still in each test of a file, but for `pass`. No test may leave a timer behind. */
export function stopTime(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
}

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
