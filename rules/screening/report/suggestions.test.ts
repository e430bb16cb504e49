import { describe, expect, it } from 'vitest';
import type { ScreeningResults } from '../results.ts';
import { focusGame, letterQuiz, lettersRight, questionnaire } from '../testing/sample-results.ts';
import { suggestedGames, suggestionsOf } from './suggestions.ts';

const unremarkable: ScreeningResults = {
  'focus-game': [focusGame(70)],
  'letter-quiz': [lettersRight(7)],
  'traits-questionnaire': [questionnaire(3)],
};
const saysLittle = focusGame(90, { validity: 'half-without-checks' });
const swapped = letterQuiz('b>d a>a c>c e>e f>f g>g h>h i>i j>j k>k');
const onlyCase = letterQuiz('A>a B>b C>c D>d E>e F>f g>g h>h i>i j>j');
const stepsFor = (change: Partial<ScreeningResults>) => suggestionsOf({ ...unremarkable, ...change });

describe('nextStepsOf', () => {
  it('ends with "talk" after two general suggestions when there are no traits', () => {
    expect(stepsFor({})).toEqual(['another-day', 'own-page', 'talk']);
  });

  it.each([
    ['attention below 70 %', { 'focus-game': [focusGame(69)] }, ['short-tasks', 'quiet-place', 'watch-focus-game']],
    ['letters below 70 %', { 'letter-quiz': [lettersRight(6)] }, ['spacing', 'voice', 'watch-letter-quiz']],
    [
      'six traits',
      { 'traits-questionnaire': [questionnaire(6)] },
      ['clear-words', 'written-plan', 'watch-traits-questionnaire'],
    ],
    ['four traits', { 'traits-questionnaire': [questionnaire(4)] }, ['clear-words', 'another-day']],
    [
      'a result that says little',
      { 'focus-game': [focusGame(10, { validity: 'too-little-movement' })] },
      ['another-day', 'own-page'],
    ],
    [
      'a result before one that says little',
      { 'focus-game': [saysLittle, focusGame(69)] },
      ['short-tasks', 'quiet-place', 'watch-focus-game'],
    ],
    ['letters missed only by their case', { 'letter-quiz': [onlyCase] }, ['another-day', 'own-page']],
    ['a missing part', { 'letter-quiz': [] }, ['missing-letter-quiz', 'another-day']],
    ['two missing parts', { 'letter-quiz': [], 'focus-game': [] }, ['missing-focus-game', 'missing-letter-quiz']],
  ])('for %s', (_name, change, steps) => {
    expect(stepsFor(change)).toEqual([...steps, 'talk']);
  });

  it('leads to a game about letters, sounds or stopping, where it suggests one of them', () => {
    expect(suggestedGames(unremarkable)).toEqual([]);
    expect(suggestedGames({ ...unremarkable, 'letter-quiz': [lettersRight(6)] })).toEqual([]);
    expect(suggestedGames({ ...unremarkable, 'letter-quiz': [swapped] })).toEqual(['letter-round']);
    expect(suggestedGames({ ...unremarkable, 'focus-game': [focusGame(69)] })).toEqual(['careful-moles']);
  });

  it('takes one suggestion of each part with traits before a second of any part', () => {
    expect(stepsFor({ 'focus-game': [focusGame(69)], 'letter-quiz': [lettersRight(6)] })).toEqual([
      'short-tasks',
      'spacing',
      'quiet-place',
      'watch-focus-game',
      'talk',
    ]);
  });

  it('suggests the practice with letters exactly after a swap of b, d, p or q in the newest three quizzes', () => {
    const quiz = lettersRight(10);
    expect(stepsFor({ 'letter-quiz': [swapped] })).toEqual(['turned-letters', 'another-day', 'talk']);
    expect(stepsFor({ 'letter-quiz': [quiz, quiz, swapped] })).toContain('turned-letters');
    expect(stepsFor({ 'letter-quiz': [quiz, quiz, quiz, swapped] })).not.toContain('turned-letters');
    expect(stepsFor({ 'letter-quiz': [{ ...swapped, validity: 'nothing-heard' }] })).not.toContain('turned-letters');
    for (const others of ['b>b d>d p>p q>q', 'b>v', 'b>B', 'b>', 'm>n'])
      expect(stepsFor({ 'letter-quiz': [letterQuiz(others)] })).not.toContain('turned-letters');
  });

  it('suggests one video, about the first part with traits', () => {
    const all = {
      'focus-game': [focusGame(70)],
      'letter-quiz': [lettersRight(6)],
      'traits-questionnaire': [questionnaire(6)],
    };
    expect(stepsFor(all).filter((step) => step.startsWith('watch-'))).toEqual(['watch-letter-quiz']);
    expect(stepsFor({}).filter((step) => step.startsWith('watch-'))).toEqual([]);
  });

  it.each([
    [2, false],
    [3, true],
  ])('after %i repeats suggests to ask again: %s', (repeats, said) => {
    const quiz = letterQuiz(`a>a+${repeats} c>c e>e f>f g>g h>h i>i j>j k>k l>l`);
    expect(stepsFor({ 'letter-quiz': [quiz] }).includes('hear-again')).toBe(said);
  });
});
