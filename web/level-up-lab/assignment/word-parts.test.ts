import { beforeAll, describe, expect, it } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { spokenPassage } from './spoken-passage.ts';
import { loadParts, type PartsOf } from './word-parts.tsx';

let parts: PartsOf;
beforeAll(async () => {
  parts = await loadParts();
});

describe('the parts of a word', () => {
  it.each([
    ['spider', ['spi', 'der']],
    ['Satellite', ['Satel', 'lite']],
    ['sea', ['sea']],
    ['I', ['I']],
    ['hmm', ['hmm']],
  ])('are its syllables: %s', (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  it('make up the word, and each has a vowel', () => {
    for (const { text } of PASSAGES.flatMap((passage) => spokenPassage(passage).words)) {
      expect(parts(text).join('')).toBe(text);
      for (const part of parts(text)) expect(part).toMatch(/[aeiouy]/i);
    }
  });
});
