import { describe, expect, it } from 'vitest';
import { chartedResults, differenceOf, pointingChange } from './comparisons.ts';
import { focusGame, lettersRight, questionnaire } from './testing/sample-results.ts';

describe('the difference of', () => {
  it.each([
    [78, 78, 'none'],
    [78, 71, 'small'],
    [71, 78, 'small'],
    [81, 71, 'small'],
    [82, 71, 'large'],
  ])('focus games of %i and %i %% is %s', (newest, before, difference) => {
    expect(differenceOf('focus-game', focusGame(newest), focusGame(before))).toBe(difference);
  });

  it('two focus games is null when one had too little movement', () => {
    const tooLittle = focusGame(90, { checks: 59 });
    expect(differenceOf('focus-game', tooLittle, focusGame(70))).toBeNull();
    expect(differenceOf('focus-game', focusGame(70), tooLittle)).toBeNull();
  });

  it.each([
    [7, 7, 'none'],
    [8, 6, 'small'],
    [9, 6, 'large'],
  ])('letter quizzes with %i and %i right is %s', (newest, before, difference) => {
    expect(differenceOf('letter-quiz', lettersRight(newest), lettersRight(before))).toBe(difference);
  });

  it.each([
    [4, 4, 'none'],
    [4, 5, 'small'],
    [3, 5, 'large'],
  ])('questionnaires with %i and %i traits is %s', (newest, before, difference) => {
    expect(differenceOf('traits-questionnaire', questionnaire(newest), questionnaire(before))).toBe(difference);
  });
});

describe('pointingChange', () => {
  it('is known when both devices are known and differ', () => {
    const [byMouse, byTouch] = [focusGame(78), focusGame(71, { pointing: 'touch' })];
    expect(pointingChange(byMouse, byTouch)).toEqual({ newest: 'mouse', before: 'touch' });
    expect(pointingChange(byMouse, byMouse)).toBeNull();
    expect(pointingChange(byMouse, focusGame(71, { pointing: null }))).toBeNull();
  });
});

describe('chartedResults', () => {
  it('are oldest first, without attempts that had too little movement', () => {
    const [newest, tooLittle, oldest] = [focusGame(78), focusGame(50, { checks: 59 }), focusGame(60)];
    expect(chartedResults('focus-game', [newest, tooLittle, oldest])).toEqual([oldest, newest]);
    expect(chartedResults('traits-questionnaire', [])).toEqual([]);
  });

  it.each([
    [8, 1],
    [9, 2],
  ])('of %i are at most the newest eight', (count, oldest) => {
    const results = Array.from({ length: count }, (_, place) => lettersRight(count - place));
    expect(chartedResults('letter-quiz', results).map(({ correct }) => correct)[0]).toBe(oldest);
  });
});
