import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multitaskBadge, multitaskStars } from './multitask-master.ts';

describe('multitaskBadge', () => {
  it.each([
    [100, 'champion'],
    [75, 'champion'],
    [70, 'champion'],
    [69, 'fast-learner'],
    [50, 'fast-learner'],
    [49, 'keep-practicing'],
    [0, 'keep-practicing'],
  ])('on hard, %d %% is %s', (percent, badge) => {
    expect(multitaskBadge(percent, 'hard')).toBe(badge);
  });

  it.each([
    [100, 'focus-master'],
    [75, 'focus-master'],
    [74, 'fast-learner'],
    [70, 'fast-learner'],
    [50, 'fast-learner'],
    [49, 'keep-practicing'],
    [0, 'keep-practicing'],
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
