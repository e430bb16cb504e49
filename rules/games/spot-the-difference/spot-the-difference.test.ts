import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spotReportSchema } from '#contract/games/spot-the-difference.ts';
import { composeScene } from './scene/compose-scene.ts';
import { centreOf } from './scene/spot-scene.ts';
import {
  afterPress,
  isPossibleSpotRun,
  NOTHING_FOUND,
  placeOfPair,
  type SpotRun,
  spotLeastDurationMs,
  spotResult,
  spotTally,
} from './spot-the-difference.ts';

const seed = 11;
const scene = composeScene(seed);
const targets = scene.differences.map(({ target }) => target);
const middles = targets.map(centreOf);
const nowhere = placeOfNothing();
const run = (places: readonly { x: number; y: number }[], rest: Partial<SpotRun> = {}): SpotRun => ({
  durationMs: 60_000,
  withoutClock: false,
  shownAs: 'pictures',
  seed,
  sceneVersion: 2,
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

describe('afterPress', () => {
  it.each([0, 1, 2, 3, 4])('finds difference %i up to the edges of its target', (place) => {
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

  it('gives 10 points for a find and subtracts 2 for a wrong press', () => {
    const found = afterPress(scene, NOTHING_FOUND, middles[0] as { x: number; y: number });
    expect(found).toEqual({ found: [0], score: 10 });
    expect(afterPress(scene, found, nowhere)).toEqual({ found: [0], score: 8 });
  });

  it('never goes below 0', () => {
    expect(afterPress(scene, NOTHING_FOUND, nowhere)).toEqual({ found: [], score: 0 });
    expect(afterPress(scene, { found: [0], score: 1 }, nowhere).score).toBe(0);
  });

  it('ignores a press on a difference already found', () => {
    const found = afterPress(scene, NOTHING_FOUND, middles[2] as { x: number; y: number });
    expect(afterPress(scene, found, middles[2] as { x: number; y: number })).toBe(found);
  });
});

describe('placeOfPair', () => {
  it('is inside the difference of the pair, or outside all differences', () => {
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
  it('is 50 for five finds and 0 without finds', () => {
    expect(spotResult(run(middles))).toEqual({ score: 50, level: null });
    expect(spotResult(run([]))).toEqual({ score: 0, level: null });
  });

  it('counts presses in order: wrong ones before the first find cost nothing', () => {
    expect(spotResult(run([nowhere, nowhere, ...middles])).score).toBe(50);
    expect(spotResult(run([...middles.slice(0, 1), nowhere, nowhere, ...middles.slice(1)])).score).toBe(46);
  });

  it('ignores presses after the last difference', () => {
    expect(spotTally(run([...middles, nowhere, nowhere]))).toEqual({ found: [0, 1, 2, 3, 4], score: 50 });
  });

  it('scores runs of earlier versions, which may still wait on a device, with the scene that they were played on', () => {
    const { sceneVersion: _, ...earlier } = run([
      { x: 129, y: 232 },
      { x: 222, y: 286 },
      { x: 408, y: 88 },
      { x: 403, y: 251 },
      { x: 100, y: 149 },
    ]);
    expect(spotResult(earlier).score).toBe(50);
    expect(spotLeastDurationMs(earlier)).toBe(500);
    expect(spotResult({ ...earlier, sceneVersion: 2 }).score).toBeLessThan(50);
  });

  it('is a whole number from 0 to 50 for any report', () => {
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
  it('is the time of five presses when all were found', () => {
    expect(spotLeastDurationMs(run(middles))).toBe(500);
    expect(spotLeastDurationMs(run(middles, { withoutClock: true }))).toBe(500);
  });

  it('is 60 s when not all were found, or 10 s without a clock', () => {
    expect(spotLeastDurationMs(run(middles.slice(1)))).toBe(60_000);
    expect(spotLeastDurationMs(run([], { withoutClock: true }))).toBe(10_000);
  });

  it('is the time of five presses for a run that ended by a thousand presses', () => {
    expect(spotLeastDurationMs(run(Array.from({ length: 999 }, () => nowhere)))).toBe(60_000);
    expect(spotLeastDurationMs(run(Array.from({ length: 1000 }, () => nowhere)))).toBe(500);
  });
});

describe('isPossibleSpotRun', () => {
  it('accepts plausible runs', () => {
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

describe('spotReportSchema', () => {
  const report = { ...run(middles), finishedAt: '2025-01-01T00:00:00.000Z' };

  it('accepts reports of this version and those of earlier ones, without a version of the scene', () => {
    const { sceneVersion: _, ...earlier } = report;
    expect(spotReportSchema.safeParse(report).success).toBe(true);
    expect(spotReportSchema.safeParse(earlier).success).toBe(true);
  });

  it('refuses other versions of the scene', () => {
    for (const sceneVersion of [1, 3])
      expect(spotReportSchema.safeParse({ ...report, sceneVersion }).success).toBe(false);
  });
});
