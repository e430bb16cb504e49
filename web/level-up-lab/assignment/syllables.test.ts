import { beforeAll, describe, expect, it } from 'vitest';
import { PASSAGES } from './passages.ts';
import { spokenPassage } from './spoken-passage.ts';
import { loadParts, type PartsOf } from './syllables.ts';

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
  ])('are those that it is spoken in: %s', (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  it('make up the word again, and none of them is without a vowel', () => {
    for (const { text } of PASSAGES.flatMap((passage) => spokenPassage(passage).words)) {
      expect(parts(text).join('')).toBe(text);
      for (const part of parts(text)) expect(part).toMatch(/[aeiouy]/i);
    }
  });
});
