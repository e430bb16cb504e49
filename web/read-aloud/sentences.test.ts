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
