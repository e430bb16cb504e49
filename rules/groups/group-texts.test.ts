import { expect, it } from 'vitest';
import { GROUP_TEXT, groupTextProblem, wordsOfText } from './group-texts.ts';

const words = (count: number) => Array.from({ length: count }, () => 'owl').join(' ');
const problemOf = (paragraphs: string[], title = 'Owls') => groupTextProblem({ title, paragraphs });

it('a text has from one to 3000 words', () => {
  expect([problemOf(['Owl']), problemOf([words(1500), words(1500)])]).toEqual([null, null]);
  expect(problemOf([words(1500), words(1501)])).toBe('too-long');
  expect(['', '  ', '*** — …', '\u{1f989}'].map((text) => problemOf([text]))).toEqual(Array(4).fill('no-words'));
  expect(problemOf([])).toBe('no-words');
});

it('signs between words are no words', () => {
  expect(wordsOfText(['Owls — see “at night” …', 'It’s 7 o’clock.'])).toBe(7);
});

it('a text without blanks is limited by its characters', () => {
  expect(
    problemOf(['字'.repeat(GROUP_TEXT.mostCharacters / 2), '字'.repeat(GROUP_TEXT.mostCharacters / 2)]),
  ).toBeNull();
  expect(problemOf(['字'.repeat(GROUP_TEXT.mostCharacters + 1)])).toBe('too-long');
});

it('a title has a word, and at most 120 characters', () => {
  expect(['a'.repeat(120), '7'].map((title) => problemOf(['Owl'], title))).toEqual([null, null]);
  expect(['a'.repeat(121), '', '***'].map((title) => problemOf(['Owl'], title))).toEqual(Array(3).fill('title'));
});
