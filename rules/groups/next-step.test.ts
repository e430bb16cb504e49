import { describe, expect, it } from 'vitest';
import { nextStepFor, OFTEN_ACTIVE_DAYS } from './next-step.ts';

describe('the next step for a learner', () => {
  it('is none when the learner does not share their days', () => {
    expect(nextStepFor(null, 0)).toBeNull();
    expect(nextStepFor(null, 3)).toBeNull();
  });

  it('is to begin together when nothing was finished in four weeks, also when something is set', () => {
    expect(nextStepFor(0, 0)).toBe('begin-together');
    expect(nextStepFor(0, 2)).toBe('begin-together');
  });

  it('is to ask about what is set and not done, also for a learner who is often active', () => {
    expect(nextStepFor(1, 1)).toBe('ask-about-set');
    expect(nextStepFor(28, 1)).toBe('ask-about-set');
  });

  it('is to say what one noticed from two days a week on', () => {
    expect(nextStepFor(OFTEN_ACTIVE_DAYS, 0)).toBe('say-what-you-noticed');
    expect(nextStepFor(OFTEN_ACTIVE_DAYS - 1, 0)).toBe('ask-what-went-well');
  });
});
