import { describe, expect, it } from 'vitest';
import { focusGame, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { type ResultDay, TODAY } from '../../activities/result-day.ts';
import { compareResults, resultWords } from './comparison-words.ts';

const EARLIER: ResultDay = { when: 'other-day', day: '20 November' };

const focus = (newest: number, before: number) =>
  compareResults('focus-game', focusGame(newest), focusGame(before), TODAY);
const letters = (newest: number, before: number) =>
  compareResults('letter-quiz', lettersRight(newest), lettersRight(before), EARLIER);
const traits = (newest: number, before: number) =>
  compareResults('traits-questionnaire', questionnaire(newest), questionnaire(before), TODAY);

describe('comparing two focus games', () => {
  it('says when both figures are the same', () => {
    expect(focus(78, 78)).toBe('Today 78\u00a0%, the time before 78\u00a0%. The two are the same.');
  });

  it('says that a small difference is usual', () => {
    expect(focus(78, 71)).toBe(
      'Today 78\u00a0%, the time before 71\u00a0%. A difference like this is usual from day to day.',
    );
  });

  it('suggests one more time for a difference of more than 25 points', () => {
    expect(focus(97, 71)).toContain('One more time on another day tells more.');
  });

  it('makes no comparison when one says little', () => {
    const saysLittle = focusGame(90, { validity: 'too-little-movement' });
    expect(compareResults('focus-game', saysLittle, focusGame(70), TODAY)).toContain('cannot be compared');
    expect(compareResults('focus-game', focusGame(70), saysLittle, TODAY)).toContain('cannot be compared');
  });

  it('mentions different pointing devices', () => {
    const byTouch = focusGame(71, { pointing: 'touch' });
    expect(compareResults('focus-game', focusGame(78), byTouch, TODAY)).toContain(
      'You followed the ball with a mouse, the time before with a finger, which changes the figure too.',
    );
    expect(compareResults('focus-game', focusGame(78), focusGame(71, { pointing: null }), TODAY)).not.toContain(
      'followed',
    );
  });
});

describe('comparing two letter quizzes', () => {
  it('calls a difference of up to three letters usual', () => {
    expect(letters(7, 7)).toBe('On 20 November 7 of 10 right, the time before 7 of 10 right. The two are the same.');
    expect(letters(9, 6)).toContain('usual');
    expect(letters(10, 6)).toContain('Some of this can be chance');
  });
});

describe('comparing two questionnaires', () => {
  it('calls a difference of one or two usual', () => {
    expect(traits(4, 4)).toContain('The two are the same.');
    expect(traits(3, 5)).toContain('usual');
    expect(traits(2, 5)).toContain('Neither time is more right than the other.');
  });
});

describe('resultWords', () => {
  it('give the number of the part', () => {
    expect(resultWords('focus-game', focusGame(78))).toBe('78\u00a0%');
    expect(resultWords('letter-quiz', lettersRight(0))).toBe('0 of 10');
    expect(resultWords('traits-questionnaire', questionnaire(4))).toBe('4 of 10');
  });

  it('say why there is no number', () => {
    expect(resultWords('focus-game', focusGame(78, { validity: 'too-little-movement' }))).toBe('says little');
  });
});
