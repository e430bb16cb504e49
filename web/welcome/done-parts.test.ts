import { describe, expect, it } from 'vitest';
import { NO_ACTIVITY } from '#rules/rewards/activity.ts';
import { doneParts, finishedIn } from './done-parts.ts';

describe('the parts that are done', () => {
  const noResult = { adhd: null, dyslexia: null, autism: null };

  it('are those with a finished attempt, whether it ended with a verdict or not', () => {
    const counts = { ...NO_ACTIVITY.counts, 'focus-game': 2, 'traits-questionnaire': 1 };
    const finished = finishedIn({ ...NO_ACTIVITY, counts });
    expect(finished).toEqual(['focus-game', 'traits-questionnaire']);
    expect(doneParts(noResult, finished)).toEqual(['focus-game', 'traits-questionnaire']);
    expect(doneParts(noResult, finishedIn(NO_ACTIVITY))).toEqual([]);
    expect(doneParts(noResult, ['focus-game'], ['letter-quiz'])).toEqual(['focus-game', 'letter-quiz']);
  });

  it('are those with a result until the attempts are known', () => {
    expect(finishedIn(undefined)).toBeNull();
    expect(doneParts(null, null)).toEqual([]);
    expect(doneParts(noResult, null)).toEqual([]);
    expect(doneParts({ ...noResult, adhd: 'no' }, null)).toEqual(['focus-game']);
    expect(doneParts({ adhd: null, dyslexia: 'yes', autism: 'low' }, null)).toEqual([
      'letter-quiz',
      'traits-questionnaire',
    ]);
  });
});
