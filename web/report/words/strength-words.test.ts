import { describe, expect, it } from 'vitest';
import type { TraitAnswer } from '#rules/screening/questionnaire/traits-questionnaire.ts';
import { strengthsOf } from '#rules/screening/report/strengths.ts';
import type { FocusGameResult, ScreeningResults } from '#rules/screening/results.ts';
import { focusGame, letterQuiz, lettersRight, questionnaire } from '#rules/screening/testing/sample-results.ts';
import { strengthWords } from './strength-words.ts';

const nothing: ScreeningResults = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };
const wordsOf = (change: Partial<ScreeningResults>) => strengthsOf({ ...nothing, ...change }).map(strengthWords);

describe('strengthWords', () => {
  it('word the strengths of the example in the design', () => {
    const results = {
      'focus-game': [focusGame(78, halves(70, 86))],
      'letter-quiz': [letterQuiz('A>A B>B C>C b>d d>b e>e f>t g>g h>k i>i')],
      'traits-questionnaire': [questionnaire(3, { 1: 'definitely-agree' })],
    };
    expect(wordsOf(results)).toEqual([
      'You kept going: your second 30 seconds were steadier than the first.',
      'All capital letters were right, at the first hearing.',
      'Your answers say: you notice small sounds that many people miss.',
      'You finished all three parts.',
    ]);
  });

  it('count the finished parts', () => {
    expect(wordsOf({ 'focus-game': [focusGame(10)] })).toEqual(['You finished a part, from its start to its end.']);
    const two = { 'focus-game': [focusGame(10)], 'letter-quiz': [lettersRight(0)] };
    expect(wordsOf(two)).toEqual(['You finished two of the three parts.']);
    expect(wordsOf({ ...two, 'traits-questionnaire': [questionnaire(5)] })).toEqual(['You finished all three parts.']);
  });

  it('mention a repeated part', () => {
    expect(wordsOf({ 'focus-game': [focusGame(10), focusGame(10)] })).toContain('You came back and did a part again.');
  });

  it.each<[Partial<FocusGameResult>, string]>([
    [{ longestDriftMs: 2_000 }, 'You were never away from the ball for more than 2 seconds.'],
    [{ timeOnTargetMs: 40_000 }, 'You were near the ball for 40 seconds in all.'],
  ])('of a focus game with %o include: %s', (change, sentence) => {
    expect(wordsOf({ 'focus-game': [focusGame(72, change)] })).toContain(sentence);
  });

  it.each([
    ['A>A+1 B>B c>d', 'All capital letters were right.'],
    ['A>A B>b c>c e>e', 'All small letters were right, at the first hearing.'],
    ['A>b c>c+1 e>e', 'All small letters were right.'],
    ['b>b d>d A>a C>c', 'Many people swap b and d. You typed each of them right.'],
    ['b>d A>A f>f g>g h>h i>i', 'All letters other than b, d, p and q were right.'],
    ['A>a B>B+1', 'You asked to hear a letter again, and then typed it right.'],
    ['A>a+1 B>B', 'You asked to hear a letter again before you answered.'],
    ['A>A b>b c>c', 'All ten letters were right, at the first hearing.'],
    ['A>A b>b c>c+1', 'All ten letters were right.'],
  ])('of a letter quiz with %s include: %s', (pairs, sentence) => {
    expect(wordsOf({ 'letter-quiz': [letterQuiz(pairs)] })).toContain(sentence);
  });

  it.each<[number, TraitAnswer, string]>([
    [1, 'definitely-agree', 'you notice small sounds that many people miss'],
    [2, 'definitely-agree', 'you look at the whole picture first'],
    [3, 'definitely-agree', 'you find it easy to do more than one thing at the same time'],
    [4, 'definitely-agree', 'you find it easy to go back to a task after an interruption'],
    [5, 'definitely-agree', 'you understand what people mean when they do not say it'],
    [6, 'definitely-agree', 'you can tell when someone is getting bored'],
    [7, 'definitely-disagree', 'you do not find it hard to understand people in a story'],
    [8, 'definitely-agree', 'you like to collect facts about kinds of things'],
    [9, 'definitely-agree', 'you can see in a face what someone thinks or feels'],
    [10, 'definitely-disagree', 'you do not find it hard to imagine being someone else'],
  ])('of statement %i with %s include: %s', (statement, answer, words) => {
    const answers = questionnaire(10, { [statement]: answer });
    expect(wordsOf({ 'traits-questionnaire': [answers] })).toContain(`Your answers say: ${words}.`);
  });
});

function halves(first: number, second: number): Partial<FocusGameResult> {
  return {
    firstHalf: { totalChecks: 100, focusedMoments: first },
    secondHalf: { totalChecks: 100, focusedMoments: second },
  };
}
