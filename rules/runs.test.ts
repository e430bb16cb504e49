import { expect, it } from 'vitest';
import { runChoice } from './runs.ts';

it('names what was chosen for a run, so that only like is compared with like', () => {
  expect(runChoice({ durationMs: 1, difficulty: 'normal' })).toBe('normal');
  expect(runChoice({ durationMs: 1, difficulty: 'easy', withoutClock: true })).toBe('easy without a clock');
  expect(runChoice({ durationMs: 1, difficulty: 'easy', withoutClock: false })).toBe('easy');
  expect(runChoice({ durationMs: 1, withoutClock: true })).toBe('without a clock');
  expect(runChoice({ durationMs: 1 })).toBe('');
});
