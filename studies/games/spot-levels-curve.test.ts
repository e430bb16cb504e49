import { describe, expect, it } from 'vitest';
import { meanSpotLevel } from './spot-levels-curve.ts';

/** In the middle of the levels; near an end, the levels lean away from it. */
const OWN_LEVELS = [2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7];

describe('the levels of simulated players of Spot the Difference', () => {
  it.each(OWN_LEVELS)('are those at which they find 70 %% of the differences, within 0.2: %d', (own) => {
    const bias = meanSpotLevel(own, Math.round(own), { from: 1, to: 20 }) - own;
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
  });

  it.each(OWN_LEVELS)('are so from the eleventh run on when they start at level 1: %d', (own) => {
    const bias = meanSpotLevel(own, 1, { from: 11, to: 30 }) - own;
    expect(Math.abs(bias)).toBeLessThanOrEqual(0.2);
  });
});
