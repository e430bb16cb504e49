import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { extraMeasurements, meterOf } from './meter-words.ts';

describe('meterOf', () => {
  it('shows a focus game against its line at 70 %', () => {
    expect(meterOf('focus-game', focusGame(78))).toEqual({
      words: '78\u00a0% near the ball',
      percent: 78,
      line: { percent: 70, label: '70\u00a0% line' },
      sentence: '78 percent near the ball; the line is at 70 percent',
    });
  });

  it('is null for a focus game under 60 checks', () => {
    expect(meterOf('focus-game', focusGame(78, { checks: 59 }))).toBeNull();
    expect(meterOf('focus-game', focusGame(78, { checks: 60 }))).not.toBeNull();
  });

  it('shows a letter quiz against its line at 7 of 10', () => {
    expect(meterOf('letter-quiz', lettersRight(6))).toEqual({
      words: '6 of 10 right',
      percent: 60,
      line: { percent: 70, label: '7 of 10 line' },
      sentence: '6 of 10 right; the line is at 7',
    });
  });

  it('shows a questionnaire against its line at 6 of 10', () => {
    expect(meterOf('traits-questionnaire', questionnaire(4))).toEqual({
      words: '4 of 10 traits',
      percent: 40,
      line: { percent: 60, label: '6 of 10 line' },
      sentence: '4 of 10 traits; the line is at 6',
    });
  });
});

describe('extraMeasurements', () => {
  it('says what else was recorded, rounding seconds down', () => {
    const result = focusGame(78, { timeOnTargetMs: 47_999, longestDriftMs: 2_449, pointing: 'touch' });
    expect(extraMeasurements('focus-game', result)).toBe(
      'By the clock: 47 of 60 seconds near it, longest time away 2.4 seconds. You followed it with a finger.',
    );
  });

  it('omits an unknown pointing device, and everything under 60 checks', () => {
    expect(extraMeasurements('focus-game', focusGame(78, { pointing: null }))).not.toContain('You followed');
    expect(extraMeasurements('focus-game', focusGame(78, { checks: 59 }))).toBeNull();
  });

  it('is null for the other parts', () => {
    expect(extraMeasurements('letter-quiz', lettersRight(6))).toBeNull();
    expect(extraMeasurements('traits-questionnaire', questionnaire(4))).toBeNull();
  });
});
