import { describe, expect, it } from 'vitest';
import { sentenceBefore, WORDS_JUST_BEGUN, wordsPassed } from './places.ts';
import { sentencesOf } from './sentences.ts';

describe('a step back', () => {
  it.each([
    { sentence: 2, word: 0, to: 1 },
    { sentence: 2, word: WORDS_JUST_BEGUN, to: 1 },
    { sentence: 2, word: WORDS_JUST_BEGUN + 1, to: 2 },
    { sentence: 0, word: 0, to: 0 },
  ])('from word $word of sentence $sentence leads to sentence $to', ({ sentence, word, to }) => {
    expect(sentenceBefore({ sentence, word })).toBe(to);
  });
});

describe('the words that were read', () => {
  const sentences = sentencesOf('The dog waits. It is cold. Snow falls.');

  it.each([
    { last: null, at: { sentence: 1, word: 0 }, words: 1 },
    { last: { sentence: 0, word: 0 }, at: { sentence: 0, word: 1 }, words: 1 },
    { last: { sentence: 0, word: 0 }, at: { sentence: 0, word: 2 }, words: 2 },
    { last: { sentence: 0, word: 2 }, at: { sentence: 1, word: 0 }, words: 1 },
    { last: { sentence: 0, word: 0 }, at: { sentence: 1, word: 0 }, words: 3 },
  ])('from $last to $at are $words', ({ last, at, words }) => {
    expect(wordsPassed(sentences, last, at)).toBe(words);
  });
});
