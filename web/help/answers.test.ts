import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../paths.ts';
import { ANSWER_GROUPS, ANSWERS, answersForPage } from './answers.ts';

const ADDRESSES: readonly string[] = Object.values(PATHS);
const HIGHEST_GRADE = 7;

describe.each(ANSWERS.map((answer) => [answer.title(), answer] as const))(
  '%s',
  (_title, { title, body, link, pages }) => {
    it('leads to pages that exist', () => {
      for (const path of [link.to, ...(pages ?? [])]) expect(ADDRESSES).toContain(path);
      expect(link.label()).not.toBe('');
    });

    it('is at most three short sentences', () => {
      const sentences = sentencesOf(body());
      expect(sentences.length).toBeLessThanOrEqual(3);
      for (const sentence of sentences) expect(wordsOf(sentence).length, sentence).toBeLessThanOrEqual(22);
    });

    it('reads easily', () => {
      expect(gradeOf([title(), body()])).toBeLessThanOrEqual(HIGHEST_GRADE);
      expect(`${title()} ${body()}`).not.toMatch(/!|you have (adhd|dyslexia|autism)/i);
    });
  },
);

it('has every answer once, with a title of its own', () => {
  expect(new Set(ANSWERS.map(({ id }) => id)).size).toBe(ANSWERS.length);
  expect(new Set(ANSWERS.map(({ title }) => title())).size).toBe(ANSWERS.length);
  expect(ANSWER_GROUPS.map(({ title }) => title())).toEqual([
    'Start here',
    'The test',
    'Results',
    'Classes and families',
    'Games and points',
    'Reading and listening',
    'Settings',
    'Your account',
    'Your data and safety',
  ]);
});

it('reads easily as a whole', () => {
  expect(gradeOf(ANSWERS.flatMap(({ title, body }) => [title(), body()]))).toBeLessThanOrEqual(6);
});

describe('the answers for a page', () => {
  it.each(ADDRESSES)('%s has at least one', (path) => {
    expect(answersForPage(path).length).toBeGreaterThan(0);
  });

  it('are found for any spelling of its address, and for no other address', () => {
    expect(answersForPage(PATHS.simon)[0]?.id).toBe('pause');
    expect(answersForPage('/SIMON/')).toEqual(answersForPage(PATHS.simon));
    expect(answersForPage('/dyslexiatest')).toEqual(answersForPage(PATHS.letterQuiz));
    expect(answersForPage('/nowhere')).toEqual([]);
  });
});

function gradeOf(blocks: readonly string[]): number {
  const sentences = blocks.flatMap(sentencesOf);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllable(word), 0),
  });
}

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);
}

function wordsOf(text: string): string[] {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
