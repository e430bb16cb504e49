import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '../testing/sample-results.ts';
import { resultNumber } from './result-numbers.ts';

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
