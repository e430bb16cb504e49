import { describe, expect, it } from 'vitest';
import { estimateThreshold, type LevelTry } from './simon-levels.ts';

const ASSUMED = { lowest: 1, highest: 12, spread: 0.5 };
const tries = (rights: readonly number[], wrongs: readonly number[]): LevelTry[] => [
  ...rights.map((level) => ({ level, isRight: true })),
  ...wrongs.map((level) => ({ level, isRight: false })),
];

describe('the estimated threshold', () => {
  it('lies between levels that always succeed and levels that always fail', () => {
    expect(estimateThreshold(tries([5, 5, 6, 6], [7, 7, 8, 8]), ASSUMED)).toBeCloseTo(6.5, 5);
  });

  it('is the level of which half of the tries succeed', () => {
    expect(estimateThreshold(tries([6, 6, 6], [6, 6, 6]), ASSUMED)).toBeCloseTo(6, 5);
  });

  it('rises with every success and falls with every failure', () => {
    const before = estimateThreshold(tries([6, 6], [6, 6]), ASSUMED);
    expect(estimateThreshold(tries([6, 6, 6], [6, 6]), ASSUMED)).toBeGreaterThan(before);
    expect(estimateThreshold(tries([6, 6], [6, 6, 6]), ASSUMED)).toBeLessThan(before);
  });

  it('is in the middle of what is possible before the first try', () => {
    expect(estimateThreshold([], ASSUMED)).toBeCloseTo(6.5, 5);
  });

  it('stays within what is possible', () => {
    expect(estimateThreshold(tries(Array(50).fill(12), []), ASSUMED)).toBeLessThanOrEqual(12);
    expect(estimateThreshold(tries([], Array(50).fill(1)), ASSUMED)).toBeGreaterThanOrEqual(1);
  });
});
