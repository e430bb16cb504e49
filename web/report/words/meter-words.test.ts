import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { extraMeasurements, meterOf } from './meter-words.ts';

describe('meterOf', () => {
  it('shows a focus game against its line at 70 %', () => {
    expect(meterOf('focus-game', focusGame(78))).toEqual({
      words: '78\u00a0% near the ball',
      percent: 78,
      ends: { first: 'away from the ball', last: 'near the ball' },
      line: { percent: 70, label: '70\u00a0% line', sentence: 'The line is at 70\u00a0%.' },
      usual: {
        fromPercent: 53,
        untilPercent: 100,
        sentence: 'From day to day, 53\u00a0% to 100\u00a0% is usual.',
      },
    });
  });

  it('is null for a result that says little', () => {
    expect(meterOf('focus-game', focusGame(78, { validity: 'too-little-movement' }))).toBeNull();
    expect(meterOf('focus-game', focusGame(78, { checks: 60 }))).not.toBeNull();
  });

  it('shows a letter quiz against its line at 7 of 10', () => {
    expect(meterOf('letter-quiz', lettersRight(6))).toEqual({
      words: '6 of 10 right',
      percent: 60,
      ends: { first: 'no letter right', last: 'all letters right' },
      line: { percent: 70, label: '7 of 10 line', sentence: 'The line is at 7 of 10.' },
      usual: { fromPercent: 30, untilPercent: 90, sentence: 'From day to day, 3 of 10 to 9 of 10 is usual.' },
    });
  });

  it('shows a questionnaire against its line at 6 of 10', () => {
    expect(meterOf('traits-questionnaire', questionnaire(4))).toEqual({
      words: '4 of 10 traits',
      percent: 40,
      ends: { first: 'fewer traits', last: 'more traits' },
      line: { percent: 60, label: '6 of 10 line', sentence: 'The line is at 6 of 10.' },
      usual: { fromPercent: 20, untilPercent: 60, sentence: 'From day to day, 2 of 10 to 6 of 10 is usual.' },
    });
  });
});

describe('extraMeasurements', () => {
  it('says what else was recorded, rounding seconds down', () => {
    const result = focusGame(78, { timeOnTargetMs: 47_999, longestDriftMs: 2_449, pointing: 'touch' });
    expect(extraMeasurements('focus-game', result)).toBe(
      'By the clock: 47 of 60 seconds near it, longest time away 2.4 seconds. ' +
        'The clock counts all the time, and the percentage only the times when you moved. So the two differ. You followed it with a finger.',
    );
  });

  it.each([
    [46_800, 78, false],
    [47_000, 78, false],
    [47_200, 78, true],
    [40_000, 73, true],
  ])(
    'explains why %i ms by the clock and %i %% of the checks are not the same: %s',
    (timeOnTargetMs, percent, said) => {
      const words = extraMeasurements('focus-game', focusGame(percent, { timeOnTargetMs }));
      expect(words?.includes('So the two differ.')).toBe(said);
    },
  );

  it('omits an unknown pointing device, and everything of a result that says little', () => {
    expect(extraMeasurements('focus-game', focusGame(78, { pointing: null }))).not.toContain('You followed');
    expect(extraMeasurements('focus-game', focusGame(78, { validity: 'too-little-movement' }))).toBeNull();
  });

  it('is null for the other parts', () => {
    expect(extraMeasurements('letter-quiz', lettersRight(6))).toBeNull();
    expect(extraMeasurements('traits-questionnaire', questionnaire(4))).toBeNull();
  });
});
