import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf, wordAt, wordsOf } from './sentences.ts';

const words = (text: string) => wordsOf(text).map(({ start, end }) => text.slice(start, end));
const texts = (paragraph: string) => sentencesOf(paragraph).map(({ text }) => text);

describe('sentencesOf', () => {
  it('parts a paragraph and knows the last of its sentences', () => {
    const parted = sentencesOf('The dog waits.  Is it cold? Yes.');
    expect(parted.map(({ text, start, isLast }) => [text, start, isLast])).toEqual([
      ['The dog waits.', 0, false],
      ['Is it cold?', 16, false],
      ['Yes.', 28, true],
    ]);
  });

  it('takes a heading or a list item without a full stop for a sentence', () => {
    expect(texts('What a result can tell')).toEqual(['What a result can tell']);
  });

  it('goes on after direct speech', () => {
    expect(texts('“Is it open?” she asks. Nobody is there.')).toEqual(['“Is it open?” she asks.', 'Nobody is there.']);
  });

  it.each([
    'Mr. Brown met Dr. Green and Mrs. White at St. Mary’s Church.',
    'J. R. R. Tolkien and C. S. Lewis were friends.',
    'The book is by A. A. Milne, e.g. Chapter 3 and pp. 4 and 5.',
    'Read No. 5 on p. 12 (see Fig. 3, i.e. Mina’s kite) by Dec. 25.',
    'Bring pens, paper, etc. to the U.S. Embassy at 9 a.m. on Monday.',
    'At 9 a.m. Mina went to www.site.org and paid 3.5 pounds to Smith & Co. Ltd. there.',
    'The plane from the U.K. Airport lands at 5 p.m. Monday.',
    '“Wait… Mr. Brown, is it Prof. Lee?”',
    '12. Who made the kite?',
    'Er kauft z. B. Obst bei Hr. Grün, Mme. Blanc und Sra. Vega.',
    'Dr.\u00a0Green is here.',
  ])('does not end at an abbreviation, an initial or a number: %s', (sentence) => {
    expect(texts(sentence)).toEqual([sentence]);
  });

  it.each([
    ['He lives in the U.S. She does not.', 2],
    ['We came at 5 p.m. The others were late.', 2],
    ['They have pens, paper, etc. Mina has none.', 2],
    ['Is it open? No. Mina waits.', 2 + 1],
    ['It is I. Mina laughs.', 2],
    ['We live in High St. The bus stops there. They fly to the U.S. Then they rest.', 4],
    ['Capital B or small b. Type it.', 2],
    ['She got an A. Mina took plan B. Tom laughed.', 3],
    ['“It is late.” Mina runs. The cat sat. Then it slept.', 4],
    ['We read ten pages. He went to bed.', 2],
  ])('ends where a new sentence begins: %s', (paragraph, count) => {
    expect(texts(paragraph)).toHaveLength(count);
  });

  it('leaves out what holds no word', () => {
    expect(texts(' … ')).toEqual([]);
    expect(texts('')).toEqual([]);
  });

  it('finds every sentence at its place', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (paragraph) => {
        for (const { text, start } of sentencesOf(paragraph))
          expect(paragraph.slice(start, start + text.length)).toBe(text);
      }),
    );
  });
});

describe('wordsOf', () => {
  it.each([
    ['Still, the captains look.', ['Still', 'the', 'captains', 'look']],
    ['It isn’t a well-known place.', ['It', 'isn’t', 'a', 'well-known', 'place']],
    ['About 12 of 100 people, or 3.5 %', ['About', '12', 'of', '100', 'people', 'or', '3.5']],
    ['“Is it open?”', ['Is', 'it', 'open']],
  ])('parts "%s" as it is said', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });
});

describe('wordAt', () => {
  const found = wordsOf('A dog, a cat');

  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [6, 1],
    [9, 3],
    [99, 3],
  ])('finds the word that place %i belongs to', (place, word) => {
    expect(wordAt(found, place)).toBe(word);
  });
});
