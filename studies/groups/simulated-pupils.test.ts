import { expect, it } from 'vitest';
import { inLongForm } from '#rules/testing/long-form.ts';
import { countNamed, HABITS } from './simulated-pupils.ts';

// docs/measurement.md has the shares of 2,000 pupils of each kind.
const SAMPLE = { count: inLongForm(2000, 400), seed: 1 };

it('names four of five pupils whose results fall by half, or more of them', () => {
  expect(countNamed(HABITS.falling, SAMPLE).harder).toBeGreaterThanOrEqual(0.8 * SAMPLE.count);
});

it.each([HABITS.steady, HABITS.improving])(
  'names at most one of twenty pupils who play as ever, or better: %o',
  (habit) => {
    expect(countNamed(habit, SAMPLE).named).toBeLessThanOrEqual(0.05 * SAMPLE.count);
  },
);

it.each([HABITS.irregular, HABITS.seldom])(
  'calls at most one of ten harder who play irregularly or seldom: %o',
  (habit) => {
    expect(countNamed(habit, SAMPLE).harder).toBeLessThanOrEqual(0.1 * SAMPLE.count);
  },
);
