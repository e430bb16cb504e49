import { describe, expect, it } from 'vitest';
import { byPlace, isSampleName, type Placed, SAMPLE_LEARNERS, samplesBefore, withPlaces } from './leaderboard.ts';

const learner = (id: string, points: number, reachedAt: string | null = '2026-11-21T10:00:00.000Z'): Placed => ({
  id,
  points,
  reachedAt,
});
const order = (...placed: Placed[]) => placed.sort(byPlace).map(({ id }) => id);

describe('rows and places', () => {
  it('go by points', () =>
    expect(order(learner('a', 10), learner('b', 30), learner('c', 20))).toEqual(['b', 'c', 'a']));

  it('go, at equal points, to who was there first', () =>
    expect(order(learner('a', 10, '2026-11-21T10:00:00.001Z'), learner('b', 10))).toEqual(['b', 'a']));

  it('go, at equal points, to a learner before a sample', () =>
    expect(order(learner('Sam', 115, null), learner('z', 115), learner('y', 114))).toEqual(['z', 'Sam', 'y']));

  it('are shared by equal points, and the next place counts all of them', () => {
    const places = (...points: number[]) =>
      withPlaces(points.map((each) => ({ points: each }))).map(({ place }) => place);
    expect(places(30, 20, 20, 10)).toEqual([1, 2, 2, 4]);
    expect(places(5, 5)).toEqual([1, 1]);
    expect(places()).toEqual([]);
  });

  it('are the same whatever came first into the list', () => {
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
])('with %i points %i samples stand before one', (points, samples) => expect(samplesBefore(points)).toBe(samples));

it('the samples have 121, 118 and 115 points', () =>
  expect(SAMPLE_LEARNERS.map(({ points }) => points)).toEqual([121, 118, 115]));

it.each(['Robin', 'noor', 'S a m', 'you', 'SAMPLE'])('nobody can be called %s', (name) =>
  expect(isSampleName(name)).toBe(true),
);
it('but names that are only like them are free', () => expect(isSampleName('Robin 2')).toBe(false));
