import { describe, expect, it } from 'vitest';
import { leaderSuggestionFor, OFTEN_ACTIVE_DAYS } from './leader-suggestion.ts';

describe('the next step for a learner', () => {
  it('is none when the learner does not share their days', () => {
    expect(leaderSuggestionFor(null, 0)).toBeNull();
    expect(leaderSuggestionFor(null, 3)).toBeNull();
  });

  it('is to begin together when nothing was finished in four weeks, also when something is set', () => {
    expect(leaderSuggestionFor(0, 0)).toBe('begin-together');
    expect(leaderSuggestionFor(0, 2)).toBe('begin-together');
  });

  it('is to ask about what is set and not done, also for a learner who is often active', () => {
    expect(leaderSuggestionFor(1, 1)).toBe('ask-about-set');
    expect(leaderSuggestionFor(28, 1)).toBe('ask-about-set');
  });

  it('is to say what one noticed from two days a week on', () => {
    expect(leaderSuggestionFor(OFTEN_ACTIVE_DAYS, 0)).toBe('say-what-you-noticed');
    expect(leaderSuggestionFor(OFTEN_ACTIVE_DAYS - 1, 0)).toBe('ask-what-went-well');
  });
});
