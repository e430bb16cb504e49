import { describe, expect, it } from 'vitest';
import { leaderSuggestionsFor, OFTEN_ACTIVE_DAYS, RESULT_SUGGESTIONS } from './leader-suggestion.ts';

/** The first step, with nothing that results suggest. */
const stepFor = (activeDays: number | null, toDo: number) => leaderSuggestionsFor(activeDays, toDo, [])[0] ?? null;

describe('the next step for a learner', () => {
  it('is none when the learner shows neither days nor results', () => {
    expect(stepFor(null, 0)).toBeNull();
    expect(stepFor(null, 3)).toBeNull();
  });

  it('is to begin together when nothing was finished in four weeks, also when something is set', () => {
    expect(stepFor(0, 0)).toBe('begin-together');
    expect(stepFor(0, 2)).toBe('begin-together');
  });

  it('is to ask about what is set and not done, also for a learner who is often active', () => {
    expect(stepFor(1, 1)).toBe('ask-about-set');
    expect(stepFor(28, 1)).toBe('ask-about-set');
  });

  it('is to say what one noticed from two days a week on', () => {
    expect(stepFor(OFTEN_ACTIVE_DAYS, 0)).toBe('say-what-you-noticed');
    expect(stepFor(OFTEN_ACTIVE_DAYS - 1, 0)).toBe('ask-what-went-well');
  });

  it('is what results suggest, and then never to keep it as it is', () => {
    for (const suggestion of RESULT_SUGGESTIONS)
      for (const activeDays of [null, 0, 1, 28])
        for (const toDo of [0, 1]) {
          const steps = leaderSuggestionsFor(activeDays, toDo, [suggestion]);
          expect(steps).not.toContain('say-what-you-noticed');
          expect(steps[0]).toBe(activeDays === 0 ? 'begin-together' : suggestion);
        }
  });
});
