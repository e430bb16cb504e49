import { expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

it.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [38, 100, 0.2909, 0.4779],
])('the interval of %i in %i is %f to %f', (count, total, low, high) => {
  const interval = wilsonInterval(count, total);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});
