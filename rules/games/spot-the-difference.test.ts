import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotReportSchema } from '#contract/game-runs.ts';
import { composeScene } from './spot-scene/compose-scene.ts';
import { middleOf } from './spot-scene/spot-scene.ts';
import {
  afterPress,
  isPossibleSpotRun,
  NOTHING_FOUND,
  placeOfPair,
  SPOT_THE_DIFFERENCE,
  type SpotRun,
  spotLeastDurationMs,
  spotResult,
  spotTally,
} from './spot-the-difference.ts';

const seed = 11;
const scene = composeScene(seed);
const targets = scene.differences.map(({ target }) => target);
const middles = targets.map(middleOf);
const nowhere = placeOfNothing();
const run = (places: readonly { x: number; y: number }[], rest: Partial<SpotRun> = {}): SpotRun => ({
  durationMs: 60_000,
  withoutClock: false,
  shownAs: 'pictures',
  seed,
  presses: places.map((place, at) => ({ ...place, atMs: 1000 * at })),
  ...rest,
});

function placeOfNothing(): { x: number; y: number } {
  for (let x = 0; x <= 450; x += 5) {
    const isFree = targets.every(({ left, right, top }) => x < left - 1 || x > right + 1 || top > 1);
    if (isFree) return { x, y: 0 };
  }
  throw new Error('the whole upper edge is taken');
}

describe('SPOT_THE_DIFFERENCE', () => {
  it('keeps the numbers of the specification', () => {
    expect(SPOT_THE_DIFFERENCE).toMatchObject({
      differences: 5,
      durationMs: 60_000,
      width: 450,
      height: 320,
      pointsPerFind: 10,
      pointsPerWrongPress: -2,
    });
  });
});

describe('afterPress', () => {
  it.each([0, 1, 2, 3, 4])('finds difference %i at the edges of its target, and nothing a pixel outside', (place) => {
    const { left, top, right, bottom } = targets[place] as (typeof targets)[number];
    for (const at of [
      { x: left, y: top },
      { x: right, y: bottom },
    ])
      expect(afterPress(scene, NOTHING_FOUND, at).found).toHaveLength(1);
    for (const at of [
      { x: left - 1, y: top },
      { x: right, y: bottom + 1 },
    ])
      expect(afterPress(scene, NOTHING_FOUND, at).found).not.toContain(place);
  });

  it('gives 10 for a find and takes 2 for a press on nothing', () => {
    const found = afterPress(scene, NOTHING_FOUND, middles[0] as { x: number; y: number });
    expect(found).toEqual({ found: [0], score: 10 });
    expect(afterPress(scene, found, nowhere)).toEqual({ found: [0], score: 8 });
  });

  it('never goes below 0', () => {
    expect(afterPress(scene, NOTHING_FOUND, nowhere)).toEqual({ found: [], score: 0 });
    expect(afterPress(scene, { found: [0], score: 1 }, nowhere).score).toBe(0);
  });

  it('changes nothing and costs nothing on a difference that is found already', () => {
    const found = afterPress(scene, NOTHING_FOUND, middles[2] as { x: number; y: number });
    expect(afterPress(scene, found, middles[2] as { x: number; y: number })).toBe(found);
  });
});

describe('placeOfPair', () => {
  it('is where a press finds the difference of that pair, and nothing when it has none', () => {
    for (let any = 0; any < 200; any++) {
      const made = composeScene(any);
      made.pairs.forEach((_, pair) => {
        const { found } = afterPress(made, NOTHING_FOUND, placeOfPair(made, pair));
        expect(found).toEqual([made.differences.findIndex((other) => other.pair === pair)].filter((at) => at >= 0));
      });
    }
  });
});

describe('spotResult', () => {
  it('counts 50 for five finds at once, and 0 for nothing', () => {
    expect(spotResult(run(middles))).toEqual({ score: 50, level: null });
    expect(spotResult(run([]))).toEqual({ score: 0, level: null });
  });

  it('takes wrong presses in their order: before the first find they are free', () => {
    expect(spotResult(run([nowhere, nowhere, ...middles])).score).toBe(50);
    expect(spotResult(run([...middles.slice(0, 1), nowhere, nowhere, ...middles.slice(1)])).score).toBe(46);
  });

  it('counts nothing after the last difference', () => {
    expect(spotTally(run([...middles, nowhere, nowhere]))).toEqual({ found: [0, 1, 2, 3, 4], score: 50 });
  });

  it('is whole, never below 0 and never above 50, whatever is reported', () => {
    const press = fc.record({ x: fc.integer({ max: 450, min: 0 }), y: fc.integer({ max: 320, min: 0 }) });
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.array(press), (any, presses) => {
        const { score } = spotResult({ ...run(presses), seed: any });
        expect(Number.isInteger(score) && score >= 0 && score <= 50).toBe(true);
      }),
    );
  });
});

describe('spotLeastDurationMs', () => {
  it('is five presses when all were found', () => {
    expect(spotLeastDurationMs(run(middles))).toBe(500);
    expect(spotLeastDurationMs(run(middles, { withoutClock: true }))).toBe(500);
  });

  it('is the whole minute when not all were found, or the 10 s before the rest can be shown', () => {
    expect(spotLeastDurationMs(run(middles.slice(1)))).toBe(60_000);
    expect(spotLeastDurationMs(run([], { withoutClock: true }))).toBe(10_000);
  });

  it('is short for a run that ended by a thousand presses', () => {
    expect(spotLeastDurationMs(run(Array.from({ length: 999 }, () => nowhere)))).toBe(60_000);
    expect(spotLeastDurationMs(run(Array.from({ length: 1000 }, () => nowhere)))).toBe(500);
  });
});

describe('isPossibleSpotRun', () => {
  it('takes what the game can tell of', () => {
    expect(isPossibleSpotRun(run(middles, { durationMs: 4000 }))).toBe(true);
    expect(isPossibleSpotRun(run([], { durationMs: 60_000 }))).toBe(true);
    expect(isPossibleSpotRun(run([], { durationMs: 90_000, withoutClock: true }))).toBe(true);
  });

  it('refuses presses out of order or after the end, and more than a minute by the clock', () => {
    const [first, second] = [
      { ...nowhere, atMs: 2000 },
      { ...nowhere, atMs: 1999 },
    ];
    expect(isPossibleSpotRun(run([], { presses: [first, second] }))).toBe(false);
    expect(isPossibleSpotRun(run(middles, { durationMs: 3999 }))).toBe(false);
    expect(isPossibleSpotRun(run([], { durationMs: 60_001 }))).toBe(false);
  });
});

it('reports what the contract takes', () => {
  expect(spotReportSchema.safeParse({ ...run(middles), finishedAt: '2025-01-01T00:00:00.000Z' }).success).toBe(true);
});
