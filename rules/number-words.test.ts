import { expect, it } from 'vitest';
import { formatPercent, joinWithAnd, numberWord, sentenceCase, timesWord } from './number-words.ts';

it('writes numbers in words up to ten', () => {
  expect([0, 1, 10, 11].map(numberWord)).toEqual(['no', 'one', 'ten', '11']);
});

it('writes how often something happened', () => {
  expect([1, 2, 3].map(timesWord)).toEqual(['once', '2 times', '3 times']);
});

it('joins words with commas and a final "and"', () => {
  expect([[], ['b'], ['b', 'd'], ['b', 'd', 'p']].map(joinWithAnd)).toEqual(['', 'b', 'b and d', 'b, d and p']);
});

it('capitalises the first letter', () => {
  expect(sentenceCase('two letters')).toBe('Two letters');
  expect(sentenceCase('')).toBe('');
});

it('keeps a number and its percent sign on one line', () => {
  expect(formatPercent(78)).toBe('78\u00a0%');
});
