import { expect, it } from 'vitest';
import { restMs } from './rest.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 250],
  [3, 500],
  [8, 16_000],
  [9, 30_000],
  [500, 30_000],
])('after %i that ended within a minute, the next one begins after %i ms', (endedLately, ms) => {
  expect(restMs(endedLately)).toBe(ms);
});
