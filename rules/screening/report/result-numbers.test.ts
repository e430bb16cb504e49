import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '../testing/sample-results.ts';
import { RESULT_SCALES, resultNumber } from './result-numbers.ts';

describe('resultNumber', () => {
  it('is the number of the part', () => {
    expect(resultNumber('focus-game', focusGame(78))).toBe(78);
    expect(resultNumber('letter-quiz', lettersRight(0))).toBe(0);
    expect(resultNumber('traits-questionnaire', questionnaire(4))).toBe(4);
  });

  it('is null for a result that says little', () => {
    expect(resultNumber('focus-game', focusGame(78, { validity: 'too-little-movement' }))).toBeNull();
    expect(resultNumber('focus-game', focusGame(78, { checks: 60 }))).not.toBeNull();
  });
});

describe('RESULT_SCALES', () => {
  it('have their line at 70 %, 7 letters and 6 traits', () => {
    expect(RESULT_SCALES).toEqual({
      'focus-game': { whole: 100, line: 70 },
      'letter-quiz': { whole: 10, line: 7 },
      'traits-questionnaire': { whole: 10, line: 6 },
    });
  });
});
