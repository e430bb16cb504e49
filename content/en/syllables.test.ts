import { dictionary } from 'cmu-pronouncing-dictionary';
import { expect, it } from 'vitest';
import { SYLLABLES as STORED } from '../syllables.ts';
import { PASSAGES } from './passages.ts';

/** Words that have another number of syllables here than the fewest in the dictionary, or that it does not have. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  nia: 2,
  tardigrade: 3,
  tardigrades: 3,
  // The shortest pronunciation of the dictionary is fast speech, in which a whole vowel is lost.
  korean: 3,
  scientists: 3,
  trying: 2,
};

const SYLLABLES = STORED ?? new Map<string, readonly string[]>();
const WORDS = new Set(
  PASSAGES.flatMap(({ title, paragraphs, questions }) => [
    title,
    ...paragraphs,
    ...questions.flatMap(({ question, options }) => [question, ...options]),
  ]).flatMap(
    (text) =>
      text
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[a-z]+/g) ?? [],
  ),
);

it('every word of the passages has the fewest syllables that the dictionary knows', () => {
  const faulty = [...WORDS].filter((word) => {
    const ways = [dictionary[word], ...[2, 3, 4].map((way) => dictionary[`${word}(${way})`])];
    const counts = ways.map((sounds) => sounds?.split(' ').filter((sound) => /\d/.test(sound)).length);
    const fewest = EXCEPTIONS[word] ?? Math.min(...counts.filter((count) => count !== undefined));
    return fewest !== (SYLLABLES.get(word)?.length ?? 1);
  });
  expect(faulty).toEqual([]);
});

it('the parts of a word join to it, and each has a vowel', () => {
  expect(SYLLABLES.size).toBeGreaterThan(350);
  for (const [word, parts] of SYLLABLES) {
    expect(parts.join('')).toBe(word);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part).toMatch(/[aeiouy]/);
  }
});

it('no word is listed that no passage has', () => {
  expect([...SYLLABLES.keys()].filter((word) => !WORDS.has(word))).toEqual([]);
});

it.each([
  ['open', 'o-pen'],
  ['ocean', 'o-cean'],
  ['teacher', 'teach-er'],
  ['ready', 'read-y'],
  ['enormous', 'e-nor-mous'],
  ['damages', 'dam-ag-es'],
])('"%s" is %s', (word, parts) => {
  expect(SYLLABLES.get(word)?.join('-')).toBe(parts);
});
