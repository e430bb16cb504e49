import { expect, it } from 'vitest';
import {
  firstNumberWord,
  formatPercent,
  joinWithAnd,
  joinWithOr,
  listWords,
  numberWord,
  timesWord,
} from './number-words.ts';

it('writes numbers in words up to ten', () => {
  expect([0, 1, 10, 11].map(numberWord)).toEqual(['no', 'one', 'ten', '11']);
});

it('writes them with a capital letter at the beginning of a sentence', () => {
  expect([0, 1, 10, 11].map(firstNumberWord)).toEqual(['No', 'One', 'Ten', '11']);
});

it('writes how often something happened', () => {
  expect([1, 2, 3].map(timesWord)).toEqual(['once', '2 times', '3 times']);
});

it('joins words with commas and a final "and"', () => {
  expect([[], ['b'], ['b', 'd'], ['b', 'd', 'p']].map(joinWithAnd)).toEqual(['', 'b', 'b and d', 'b, d and p']);
});

it('joins words with commas and a final "or"', () => {
  expect([['b'], ['b', 'd'], ['b', 'd', 'p']].map(joinWithOr)).toEqual(['b', 'b or d', 'b, d or p']);
});

it('lists words with commas', () => {
  expect([[], ['3'], ['3', '7'], ['3', '7', '4']].map(listWords)).toEqual(['', '3', '3, 7', '3, 7, 4']);
});

it('keeps a number and its percent sign on one line', () => {
  expect(formatPercent(78)).toBe('78\u00a0%');
});
