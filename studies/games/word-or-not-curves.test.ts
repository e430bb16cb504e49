import { describe, expect, it } from 'vitest';
import { isPossibleWordOrNotRun, wordOrNotLeastDurationMs } from '#rules/games/word-or-not/word-or-not.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { correlationOf, spearmanBrown } from '../figures.ts';
import { playWordOrNot, wordReader } from './simulated-word-or-not.ts';
import { correlationInterval, countCannotTell, readerCurve, WILD_PLAYERS } from './word-or-not-curves.ts';

// `npm run operating-curves` simulates 10,000 of each kind; docs/measurement.md has its tables.
const SAMPLE = { count: inLongForm(2000, 200), seed: 1 };

/** The share of right answers of 120 children and adults: Yeatman et al. 2021, study 1. */
const STUDY = { mean: 0.795, deviation: 0.126 };
/** A game of 84 words has more chance in it than one of 500. */
const CHANCE = (STUDY.mean * (1 - STUDY.mean)) / 84;

describe('players who do not read', () => {
  it.each(WILD_PLAYERS)('get no result in 95 % of runs or more: $name', ({ player }) => {
    expect(countCannotTell(player, SAMPLE) / SAMPLE.count).toBeGreaterThanOrEqual(0.95);
  });
});

describe('readers', () => {
  const curve = readerCurve(1, SAMPLE);

  it('are as right as those of the study, and as different', () => {
    expect(curve.mean).toBeGreaterThan(STUDY.mean - 0.01);
    expect(curve.mean).toBeLessThan(STUDY.mean + 0.01);
    const deviation = Math.sqrt(STUDY.deviation ** 2 + CHANCE);
    expect(curve.deviation).toBeGreaterThan(deviation - 0.006);
    expect(curve.deviation).toBeLessThan(deviation + 0.006);
  });

  it('are told apart: the halves of a run agree', () => {
    expect(spearmanBrown(curve.halfCorrelation)).toBeGreaterThan(0.85);
    expect(spearmanBrown(readerCurve(0.5, SAMPLE).halfCorrelation)).toBeGreaterThan(0.7);
  });

  it('are within the range that was shown in nine of ten parts when they play again', () => {
    expect(curve.partsInRange / curve.parts).toBeGreaterThan(0.9);
  });

  it('get a result when they know nearly all words', () => {
    expect(countCannotTell(wordReader(3), { count: inLongForm(500, 50), seed: 1 })).toBe(0);
  });

  it('play possible runs, the same with the same seed', () => {
    const run = playWordOrNot(wordReader(1), 5);
    expect(playWordOrNot(wordReader(1), 5)).toEqual(run);
    expect(isPossibleWordOrNotRun(run)).toBe(true);
    expect(run.durationMs).toBeGreaterThanOrEqual(wordOrNotLeastDurationMs(run));
  });
});

describe('the statistics', () => {
  it('know correlations of 1, -1 and 0', () => {
    expect(correlationOf([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlationOf([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(correlationOf([1, 2, 3, 4], [1, -1, -1, 1])).toBeCloseTo(0);
  });

  it.each([
    [0, 0],
    [0.5, 2 / 3],
    [1, 1],
  ])('double a test whose halves correlate with %d to %d', (half, whole) => {
    expect(spearmanBrown(half)).toBeCloseTo(whole);
  });

  it('have an interval for a correlation', () => {
    const { low, high } = correlationInterval(0.5, 103);
    expect([low, high]).toEqual([expect.closeTo(0.339, 3), expect.closeTo(0.632, 3)]);
  });
});
