import { describe, expect, it } from 'vitest';
import { compareByPlace, countSamplesAhead, type RankedEntry, withPlaces } from './leaderboard.ts';

const learner = (id: string, points: number, reachedAt: string | null = '2026-11-21T10:00:00.000Z'): RankedEntry => ({
  id,
  points,
  reachedAt,
});
const order = (...placed: RankedEntry[]) => placed.sort(compareByPlace).map(({ id }) => id);

describe('the order of places', () => {
  it('puts more points first', () =>
    expect(order(learner('a', 10), learner('b', 30), learner('c', 20))).toEqual(['b', 'c', 'a']));

  it('puts the learner who reached equal points earlier first', () =>
    expect(order(learner('a', 10, '2026-11-21T10:00:00.001Z'), learner('b', 10))).toEqual(['b', 'a']));

  it('puts a learner before a sample with equal points', () =>
    expect(order(learner('Sam', 115, null), learner('z', 115), learner('y', 114))).toEqual(['z', 'Sam', 'y']));

  it('gives equal points the same place, and the next place counts all of them', () => {
    const places = (...points: number[]) =>
      withPlaces(points.map((each) => ({ points: each }))).map(({ place }) => place);
    expect(places(30, 20, 20, 10)).toEqual([1, 2, 2, 4]);
    expect(places(5, 5)).toEqual([1, 1]);
    expect(places()).toEqual([]);
  });

  it('does not depend on the order of the input', () => {
    expect(order(learner('a', 10), learner('b', 10))).toEqual(['a', 'b']);
    expect(order(learner('b', 10), learner('a', 10))).toEqual(['a', 'b']);
  });
});

it.each([
  [122, 0],
  [121, 0],
  [120, 1],
  [118, 1],
  [117, 2],
  [115, 2],
  [114, 3],
  [0, 3],
])('a learner with %i points has %i samples ahead', (points, samples) =>
  expect(countSamplesAhead(points)).toBe(samples),
);
