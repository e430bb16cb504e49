import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingGrade } from '../../../e2e/support/reading-grade.ts';
import { MEANING_OF } from '../../meanings.ts';
import { PASSAGES } from '../passages.ts';
import { MEANINGS } from './meanings.ts';
import { possibleLemmas } from './word-forms.ts';
import { FUNCTION_WORDS, NAMES } from './words-without-meaning.ts';

const MOST_WORDS = 14;
const HIGHEST_GRADE = 5;

const meaningOf = MEANING_OF;
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });
const wordsIn = (text: string) =>
  [...WORDS.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
const entries = Object.entries(MEANINGS).map(([key, entry]) => ({ key, word: key.split('@')[0] ?? '', ...entry }));

describe.each(PASSAGES)('the words of "$title"', ({ id, title, paragraphs }) => {
  it('have a meaning each, except function words and names', () => {
    const without = wordsIn([title, ...paragraphs].join(' '))
      .filter((word) => !meaningOf?.(word, id))
      .map((word) => word.toLowerCase())
      .filter((word) => !FUNCTION_WORDS.has(word) && !NAMES.has(word));
    expect(without).toEqual([]);
  });
});

describe('a meaning', () => {
  it('is one short sentence that is easy to read', () => {
    const faulty = entries.filter(
      ({ meaning }) =>
        !/^[A-Z][^.?!]*\.$/.test(meaning) ||
        wordsIn(meaning).length > MOST_WORDS ||
        readingGrade([meaning]) > HIGHEST_GRADE,
    );
    expect(faulty).toEqual([]);
  });

  it('does not use the word itself', () => {
    const faulty = entries.filter(({ word, meaning }) =>
      wordsIn(meaning).some((used) => possibleLemmas(used).includes(word)),
    );
    expect(faulty).toEqual([]);
  });

  it('is that of a word in a passage', () => {
    const used = PASSAGES.flatMap(({ id, title, paragraphs }) =>
      wordsIn([title, ...paragraphs].join(' ')).map((word) => meaningOf?.(word, id)),
    );
    expect(entries.filter(({ key }) => !used.includes(MEANINGS[key]))).toEqual([]);
  });

  it('has a picture that is there', () => {
    const isThere = (name: string) =>
      ['words', 'meanings'].filter((set) => existsSync(`web/ui/pictures/${set}/${name}.svg`)).length === 1;
    expect(entries.filter(({ picture }) => picture && !isThere(picture))).toEqual([]);
  });
});

it('two words have different meanings', () => {
  const words = Map.groupBy(entries, ({ meaning }) => meaning);
  const shared = [...words.values()]
    .map((of) => [...new Set(of.map(({ word }) => word))])
    .filter(({ length }) => length > 1);
  expect(shared).toEqual([]);
});

it('the sense of the passage comes first', () => {
  expect(meaningOf?.('Flies', 'why-spiders-do-not-stick')?.meaning).toBe('A small insect with two wings.');
  expect(meaningOf?.('fly', 'kite-with-a-long-tail')?.meaning).toBe('To move through the air, as birds do.');
  expect(meaningOf?.('fly', '')?.meaning).toBe('To move through the air, as birds do.');
  expect(meaningOf?.('xylophone', '')).toBeNull();
});
