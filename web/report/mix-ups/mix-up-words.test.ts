import { describe, expect, it } from 'vitest';
import { letters } from '#rules/screening/testing/sample-results.ts';
import { caseMixUpWords, emptyAnswerWords } from './mix-up-words.ts';

describe('caseMixUpWords', () => {
  it('say which case was typed for which', () => {
    expect(caseMixUpWords(letters('b>B B>b D>d'))).toBe(
      'You typed a capital letter for a small one once and a small letter for a capital one 2 times. Only the size was different.',
    );
    expect(caseMixUpWords(letters('b>B'))).toBe(
      'You typed a capital letter for a small one once. Only the size was different.',
    );
    expect(caseMixUpWords(letters('B>b'))).toBe(
      'You typed a small letter for a capital one once. Only the size was different.',
    );
    expect(caseMixUpWords(letters('b>b b>d'))).toBeNull();
  });
});

describe('emptyAnswerWords', () => {
  it('count answers with nothing typed', () => {
    expect(emptyAnswerWords(letters('b> c> d>d'))).toBe('2 times nothing was typed.');
    expect(emptyAnswerWords(letters('b>'))).toBe('Once nothing was typed.');
    expect(emptyAnswerWords(letters('b>b'))).toBeNull();
  });
});
