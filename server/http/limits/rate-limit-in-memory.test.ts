import { expect, it } from 'vitest';
import { createTryCounter } from './rate-limit-in-memory.ts';

const counter = () => createTryCounter({ most: 2, windowMs: 1000 });

it('allows the limit in one window, then says how long to wait', () => {
  const countTry = counter();
  expect([countTry('a', 0), countTry('a', 400), countTry('a', 999)]).toEqual([0, 0, 1]);
});

it('begins a new window when the last one is over, not before', () => {
  const countTry = counter();
  for (const now of [0, 0, 0]) countTry('a', now);
  expect(countTry('a', 999)).toBe(1);
  expect([countTry('a', 1000), countTry('a', 1000), countTry('a', 1000)]).toEqual([0, 0, 1000]);
});

it('counts each key apart', () => {
  const countTry = counter();
  for (const now of [0, 0, 0]) countTry('a', now);
  expect(countTry('b', 0)).toBe(0);
});

it('begins a new window when the clock is moved back, also behind an open window of another key', () => {
  const countTry = counter();
  countTry('a', 0);
  for (const now of [5000, 5000, 5000]) countTry('b', now);
  countTry('a', 0);
  expect(countTry('b', 0)).toBe(0);
});
