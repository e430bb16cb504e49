import { describe, expect, it } from 'vitest';
import { PASSAGES } from '#content/en/passages.ts';
import { patternLines } from '../../../scripts/building/syllable-patterns.ts';
import { spokenText } from '../spoken-text.ts';
import { patternIn } from './syllable-dictionary.ts';
import { loadSyllables } from './word-syllables.tsx';

const LINES = patternLines();

describe('the pronunciation of a word', () => {
  it.each([
    ['open', 'oo'],
    ['river', 'so'],
    ['whale', 'o'],
    ["don't", 'o'],
    ['xylograph', null],
    ['', null],
    ['zzzz', null],
    ['aaaaa', null],
  ])('is that of the dictionary: %s', (word, pattern) => {
    expect(patternIn(LINES, word)).toBe(pattern);
  });

  it('is found for the first and the last word, and for every hundredth', () => {
    const lines = LINES.split('\n');
    expect(lines.length).toBeGreaterThan(120_000);
    const some = [lines[0] ?? '', lines.at(-1) ?? '', ...lines.filter((_, index) => index % 100 === 0)];
    for (const line of some) {
      const [word = '', pattern] = line.split(' ');
      expect(patternIn(LINES, word)).toBe(pattern);
    }
  });
});

describe('the parts of a word', () => {
  it('of a passage are those of the checked list, and need no dictionary', async () => {
    const parts = await loadSyllables('map-of-sounds', null);
    expect(parts('Library')).toEqual(['Li', 'bra', 'ry']);
    for (const passage of PASSAGES) {
      const inPassage = await loadSyllables(passage.id, null);
      for (const { text } of spokenText(passage).words) expect(inPassage(text)?.join('')).toBe(text);
    }
  });

  it('of another text come from the checked list, the dictionary or the spelling', async () => {
    const parts = await loadSyllables('own-text', async () => (word) => patternIn(LINES, word.toLowerCase()));
    expect(parts('engineer')).toEqual(['en', 'gi', 'neer']);
    expect(parts('Umbrella')).toEqual(['Um', 'brel', 'la']);
    expect(parts("umbrella's")).toEqual(['um', 'brel', "la's"]);
    expect(parts('blobbering')).toEqual(['blob', 'ber', 'ing']);
    expect(parts('23')).toEqual(['23']);
  });

  it('of another text without the dictionary are unknown unless they are listed', async () => {
    const parts = await loadSyllables('own-text', null);
    expect(parts('engineer')).toEqual(['en', 'gi', 'neer']);
    expect(parts('umbrella')).toBeNull();
  });
});
