import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOfPassage, PASSAGE_IDS, PASSAGE_LEVELS } from './passages.ts';
import {
  isPossibleReadingRun,
  optionOrders,
  type ReadingRun,
  readingLeastDurationMs,
  readingResult,
  rightAnswers,
} from './reading-run.ts';

const SEED = 7;
const RIGHT = optionOrders(SEED).map((order) => order.indexOf(0));

/** A run with some right answers, each after so many ms. */
function run(right: number, ...answeredAfterMs: readonly [number, number, number]): ReadingRun {
  const answers = RIGHT.map((place, question) => ({
    picked: question < right ? place : (place + 1) % 3,
    answeredAfterMs: answeredAfterMs[question] ?? 0,
  }));
  return { passage: 'golden-door', wasListened: false, seed: SEED, readMs: 20_000, answers, durationMs: 30_000 };
}

describe('the levels of the passages', () => {
  it('are six, of four passages each, in order', () => {
    expect(PASSAGE_IDS.map(levelOfPassage)).toEqual(PASSAGE_LEVELS.flatMap((level) => [level, level, level, level]));
    expect(new Set(PASSAGE_IDS)).toHaveLength(24);
  });
});

describe('the options of a question', () => {
  it('are all shown, in an order that the seed determines', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const orders = optionOrders(seed);
        expect(orders).toEqual(optionOrders(seed));
        for (const order of orders) expect([...order].sort()).toEqual([0, 1, 2]);
      }),
    );
  });

  it('have the right one at each place about as often', () => {
    const places = Array.from({ length: 1000 }, (_, seed) =>
      optionOrders(seed).map((order) => order.indexOf(0)),
    ).flat();
    for (const place of [0, 1, 2]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.37);
    }
  });
});

describe('the result of a passage', () => {
  it.each([0, 1, 2, 3])('is the number of right answers: %i', (right) => {
    const read = run(right, 2000, 2000, 2000);
    expect(readingResult(read)).toEqual({ score: right, level: 5 });
    expect(rightAnswers(read).filter(Boolean)).toHaveLength(right);
  });

  it.each([
    ['a median of 1,100 ms', [1100, 1100, 9000], undefined],
    ['a median of 1,099 ms', [1099, 1099, 9000], 'not-read'],
    ['one quick answer', [100, 1100, 1100], undefined],
  ] as const)('tells something from a median of 1,100 ms on: %s', (_what, [first, second, third], validity) => {
    expect(readingResult(run(3, first, second, third)).validity).toBe(validity);
  });
});

describe('a passage that was read', () => {
  it('has at least three presses', () => {
    expect(readingLeastDurationMs(run(3, 100, 100, 100))).toBe(300);
  });

  it.each([
    ['answers that fit its time', run(3, 100, 3000, 3000), true],
    ['an answer after 99 ms', run(3, 99, 3000, 3000), false],
    // A rounding of 1 ms is allowed for each of its four parts.
    ['reading and answers as long as itself', { ...run(3, 3000, 3000, 4000), readMs: 20_004 }, true],
    ['reading and answers longer than itself', { ...run(3, 3000, 3000, 4000), readMs: 20_005 }, false],
  ])('is possible with answers that can have been given in its time: %s', (_what, read, isPossible) => {
    expect(isPossibleReadingRun(read)).toBe(isPossible);
  });
});
