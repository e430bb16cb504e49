import { describe, expect, it } from 'vitest';
import { percentageOf } from './percentage.ts';

describe('percentageOf', () => {
  it('rounds half up to a whole number', () => {
    expect(percentageOf(1, 3)).toBe(33);
    expect(percentageOf(2, 3)).toBe(67);
    expect(percentageOf(1, 8)).toBe(13);
  });

  it('is 0 of 0, never NaN', () => {
    expect(percentageOf(0, 0)).toBe(0);
  });
});
