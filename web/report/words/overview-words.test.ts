import { describe, expect, it } from 'vitest';
import { focusGame, letterQuiz, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { type ResultDay, TODAY } from '../../activities/result-day.ts';
import { childSentence, overviewSentence } from './overview-words.ts';

const EARLIER: ResultDay = { when: 'other-day', day: '18 November' };

describe('the sentence of a part', () => {
  it.each([
    [69, 'Some attention traits showed up today.'],
    [70, 'Few attention traits showed up today.'],
  ])('of a focus game at %i %%', (percent, sentence) => {
    expect(overviewSentence('focus-game', focusGame(percent), TODAY)).toBe(sentence);
  });

  it.each([
    [6, 'Some traits of dyslexia showed up on 18 November.'],
    [7, 'Few traits of dyslexia showed up on 18 November.'],
  ])('of a letter quiz with %i right', (right, sentence) => {
    expect(overviewSentence('letter-quiz', lettersRight(right), EARLIER)).toBe(sentence);
  });

  it('of a letter quiz that missed only the size of letters names no trait', () => {
    const onlySize = letterQuiz('A>a B>b C>c D>d E>e F>f g>g h>h i>i j>j');
    expect(overviewSentence('letter-quiz', onlySize, TODAY)).toBe(
      'You knew the letters today. Only their size was different.',
    );
  });

  it('of a letter quiz that missed the line by the size of a letter says so, when other letters were wrong too', () => {
    const mostlyKnown = letterQuiz('A>a b>d d>b q>p E>E F>F g>g h>h i>i j>j');
    expect(overviewSentence('letter-quiz', mostlyKnown, TODAY)).toBe(
      'Most letters were right today when small and capital letters count as the same.',
    );
  });

  it.each([
    [3, 'Few autistic traits showed up today.'],
    [4, 'Borderline: some autistic traits showed up today.'],
    [6, 'Some traits of autism showed up today.'],
  ])('of a questionnaire with a score of %i', (score, sentence) => {
    expect(overviewSentence('traits-questionnaire', questionnaire(score), TODAY)).toBe(sentence);
  });

  it('of a result that says little names no trait', () => {
    const saysLittle = focusGame(20, { validity: 'clock-disagrees' });
    expect(overviewSentence('focus-game', saysLittle, TODAY)).toBe('"Follow the ball" says little today.');
    expect(overviewSentence('focus-game', saysLittle, EARLIER)).toBe('"Follow the ball" of 18 November says little.');
  });
});

describe('the sentence of a part for a child', () => {
  const letters = (right: number) => childSentence('letter-quiz', lettersRight(right), TODAY);
  const people = (score: number) => childSentence('traits-questionnaire', questionnaire(score), TODAY);

  it('names no condition after a game or a letter quiz', () => {
    const sentences = [
      childSentence('focus-game', focusGame(69), TODAY),
      childSentence('focus-game', focusGame(70), EARLIER),
      letters(6),
      letters(7),
    ];
    expect(sentences).toEqual([
      'Staying near the ball was not easy today.',
      'You were mostly near the ball on 18 November.',
      'Some letters were not easy today.',
      'You typed most letters right today.',
    ]);
  });

  it('of a questionnaire compares the answers, not the child', () => {
    expect([3, 4, 6].map(people)).toEqual([
      'Few answers today were like those of many autistic people.',
      'Some answers today were like those of many autistic people.',
      'Many answers today were like those of many autistic people.',
    ]);
  });

  it('of a result that says little is the same as for others', () => {
    const saysLittle = focusGame(20, { validity: 'clock-disagrees' });
    expect(childSentence('focus-game', saysLittle, TODAY)).toBe('"Follow the ball" says little today.');
  });
});
