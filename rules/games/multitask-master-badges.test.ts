import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multitaskBadge, multitaskStars } from './multitask-master-badges.ts';

describe('multitaskBadge', () => {
  it.each([
    [100, 'Multitasking Champion'],
    [75, 'Multitasking Champion'],
    [70, 'Multitasking Champion'],
    [69, 'Fast Learner'],
    [50, 'Fast Learner'],
    [49, 'Keep Practicing'],
    [0, 'Keep Practicing'],
  ])('on hard, %d %% is %s', (percent, badge) => {
    expect(multitaskBadge(percent, 'hard')).toBe(badge);
  });

  it.each([
    [100, 'Focus Master'],
    [75, 'Focus Master'],
    [74, 'Fast Learner'],
    [70, 'Fast Learner'],
    [50, 'Fast Learner'],
    [49, 'Keep Practicing'],
    [0, 'Keep Practicing'],
  ])('on easy and medium, %d %% is %s', (percent, badge) => {
    expect([multitaskBadge(percent, 'easy'), multitaskBadge(percent, 'medium')]).toEqual([badge, badge]);
  });
});

describe('multitaskStars', () => {
  it.each([
    [100, 5],
    [90, 5],
    [89, 4],
    [70, 4],
    [69, 3],
    [50, 3],
    [49, 2],
    [30, 2],
    [29, 1],
    [0, 1],
  ])('%d %% are %d', (percent, stars) => {
    expect(multitaskStars(percent)).toBe(stars);
  });

  it('never decrease with more points', () => {
    const percent = fc.integer({ min: 0, max: 99 });
    fc.assert(fc.property(percent, (less) => multitaskStars(less + 1) >= multitaskStars(less)));
  });
});
