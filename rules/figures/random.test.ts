import { describe, expect, it } from 'vitest';
import { drawDistinct, seededRandom } from './random.ts';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed', () => {
    const first = seededRandom(7);
    const second = seededRandom(7);
    expect([first(), first(), first()]).toEqual([second(), second(), second()]);
  });

  it('gives numbers from 0 to below 1 with a mean near 0.5', () => {
    const random = seededRandom(1);
    const numbers = Array.from({ length: 10_000 }, random);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, value) => sum + value, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });
});

describe('drawDistinct', () => {
  it('never draws the same entry twice', () => {
    const drawn = drawDistinct([...'abcdefghij'], 10, seededRandom(3));
    expect(new Set(drawn).size).toBe(10);
  });

  it('refuses to draw more than there are', () => {
    expect(() => drawDistinct(['a'], 2, seededRandom(1))).toThrow(RangeError);
  });
});
