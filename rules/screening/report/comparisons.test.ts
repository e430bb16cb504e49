import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '../testing/sample-results.ts';
import { chartedResults, differenceOf, pointingChange, usualRange } from './comparisons.ts';

describe('the difference of', () => {
  it.each([
    [78, 78, 'none'],
    [78, 71, 'small'],
    [71, 78, 'small'],
    [96, 71, 'small'],
    [97, 71, 'large'],
  ])('focus games of %i and %i %% is %s', (newest, before, difference) => {
    expect(differenceOf('focus-game', focusGame(newest), focusGame(before))).toBe(difference);
  });

  it('two focus games is null when one says little', () => {
    const saysLittle = focusGame(90, { validity: 'too-little-movement' });
    expect(differenceOf('focus-game', saysLittle, focusGame(70))).toBeNull();
    expect(differenceOf('focus-game', focusGame(70), saysLittle)).toBeNull();
  });

  it.each([
    [7, 7, 'none'],
    [9, 6, 'small'],
    [10, 6, 'large'],
  ])('letter quizzes with %i and %i right is %s', (newest, before, difference) => {
    expect(differenceOf('letter-quiz', lettersRight(newest), lettersRight(before))).toBe(difference);
  });

  it.each([
    [4, 4, 'none'],
    [3, 5, 'small'],
    [2, 5, 'large'],
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

describe('usualRange', () => {
  it.each([
    [focusGame(70), { from: 45, until: 95 }],
    [focusGame(96), { from: 71, until: 100 }],
    [focusGame(4), { from: 0, until: 29 }],
    [focusGame(80, { validity: 'clock-disagrees' }), null],
  ])('is 25 percentage points to each side, never outside of the scale', (result, range) => {
    expect(usualRange('focus-game', result)).toEqual(range);
  });

  it('is three letters or two traits to each side', () => {
    expect(usualRange('letter-quiz', lettersRight(9))).toEqual({ from: 6, until: 10 });
    expect(usualRange('traits-questionnaire', questionnaire(0))).toEqual({ from: 0, until: 2 });
  });
});

describe('chartedResults', () => {
  it('are oldest first, with attempts that say little', () => {
    const [newest, saysLittle, oldest] = [
      focusGame(78),
      focusGame(50, { validity: 'too-little-movement' }),
      focusGame(60),
    ];
    expect(chartedResults([newest, saysLittle, oldest])).toEqual([oldest, saysLittle, newest]);
    expect(chartedResults([])).toEqual([]);
  });

  it.each([
    [8, 1],
    [9, 2],
  ])('of %i are at most the newest eight', (count, oldest) => {
    const results = Array.from({ length: count }, (_, place) => lettersRight(count - place));
    expect(chartedResults(results).map(({ correct }) => correct)[0]).toBe(oldest);
  });
});
