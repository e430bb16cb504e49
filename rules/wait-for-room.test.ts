import { expect, it } from 'vitest';
import { waitForRoom } from './wait-for-room.ts';

const LIMIT = { most: 2, windowMs: 1000 };

it.each([
  ['none', [], 0],
  ['one fewer than the most', [5000], 0],
  ['the most', [4500, 5000], 500],
  ['the most, in another order', [5000, 4500], 500],
  ['more than the most', [4200, 4500, 4700, 5000], 700],
  ['one that is a window old', [4000, 5000], 0],
  ['one that is a millisecond younger', [4001, 5000], 1],
  ['one from before the clock was set back', [4500, 5001], 0],
])('with %s there is room after the right time', (_what, timesMs, waitMs) => {
  expect(waitForRoom(timesMs, LIMIT, 5000)).toBe(waitMs);
});
