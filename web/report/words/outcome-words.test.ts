import { describe, expect, it } from 'vitest';
import { focusGame, letterQuiz, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { type ResultDay, TODAY } from '../../activities/result-day.ts';
import { describeOutcome } from './outcome-words.ts';

const SAYS_LITTLE = 'This says little today. There was too little movement to tell.';
const EARLIER: ResultDay = { when: 'other-day', day: '18 November' };

describe('the outcome of a focus game', () => {
  it.each([
    [69, 'Some'],
    [70, 'Few'],
    [71, 'Few'],
  ])('at %i %% is "%s attention traits"', (percent, amount) => {
    expect(describeOutcome('focus-game', focusGame(percent), TODAY)).toContain(
      `${amount} attention traits showed up today.`,
    );
  });

  it('is not given of one that says little', () => {
    expect(describeOutcome('focus-game', focusGame(100, { validity: 'too-little-movement' }), TODAY)).toBe(SAYS_LITTLE);
    expect(describeOutcome('focus-game', focusGame(100, { checks: 60 }), TODAY)).not.toBe(SAYS_LITTLE);
  });

  it('names the day when it is not today', () => {
    expect(describeOutcome('focus-game', focusGame(78), EARLIER)).toBe(
      'You were near the ball most of the times the game looked. Few attention traits showed up on 18 November.',
    );
  });
});

describe('the outcome of a letter quiz', () => {
  it.each([
    [6, 'Some'],
    [7, 'Few'],
    [8, 'Few'],
  ])('with %i right is "%s traits"', (right, amount) => {
    expect(describeOutcome('letter-quiz', lettersRight(right), TODAY)).toBe(
      `${amount} traits of dyslexia showed up today.`,
    );
  });

  it.each([
    ['b>d d>b c>e f>t A>A B>B g>g h>h i>i j>j', 'Two of the four swaps were b and d, the most common of all.'],
    ['b>d c>e a>a f>f A>A B>B g>g h>h i>i j>j', 'One of the two swaps was b and d, the most common of all.'],
    ['b>d c>c a>a f>f A>A B>B g>g h>h i>i j>j', 'The only swap was b and d, the most common of all.'],
    ['b>d d>b a>a f>f A>A B>B g>g h>h i>i j>j', 'Both swaps were b and d, the most common of all.'],
    ['b>b d>d a>a f>f A>A B>B g>g h>h i>i j>j', 'All ten letters were right.'],
    ['b>B d>D a>a f>f A>A B>B g>g h>h i>i j>j', 'For two letters only the size was different.'],
    ['b>B d>d a>a f>f A>A B>B g>g h>h i>i j>j', 'For one letter only the size was different.'],
  ])('of %s says: %s', (pairs, sentence) => {
    expect(describeOutcome('letter-quiz', letterQuiz(pairs), TODAY)).toMatch(new RegExp(`today\\. ${sentence}$`));
  });

  it('that missed the line by the size of letters says nothing about reading only when all were known', () => {
    const allKnown = describeOutcome('letter-quiz', letterQuiz('A>a B>b C>c D>d E>e F>f g>g h>h i>i j>j'), TODAY);
    expect(allKnown).toContain('You knew all ten letters by their names.');
    expect(allKnown).toContain('That says nothing about reading.');
    const oneOther = describeOutcome('letter-quiz', letterQuiz('A>a B>b C>c D>d E>e F>g g>g h>h i>i j>j'), TODAY);
    expect(oneOther).toContain('You knew nine letters of ten by their names.');
    expect(oneOther).not.toContain('reading');
  });

  it('does not count capital B and D as a b-d swap', () => {
    expect(describeOutcome('letter-quiz', letterQuiz('B>D D>B a>a'), TODAY)).not.toContain('b and d');
  });
});

describe('the outcome of a questionnaire', () => {
  it.each([
    [3, 'Few autistic traits showed up today.'],
    [4, 'Borderline: some autistic traits showed up today, below the line where more questions make sense.'],
    [5, 'Borderline: some autistic traits showed up today, below the line where more questions make sense.'],
    [6, 'Some traits of autism showed up today. That is at or above the line where more questions make sense.'],
  ])('with a score of %i is: %s', (score, sentence) => {
    expect(describeOutcome('traits-questionnaire', questionnaire(score), TODAY)).toBe(sentence);
  });
});
