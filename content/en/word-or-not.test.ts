import { dictionary } from 'cmu-pronouncing-dictionary';
import { cuss } from 'cuss';
import { describe, expect, it } from 'vitest';
import { WORD_OR_NOT } from '#rules/games/word-or-not/word-or-not.ts';
import { WORD_OR_NOT_PRACTICE } from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { plainSounds, waysToSay } from '../testing/letter-sounds.ts';
import { WORD_OR_NOT_WORDS } from './word-or-not.ts';

const { practice, parts } = WORD_OR_NOT_WORDS;
const WORDS = [practice, ...parts].flatMap(({ words }) => words);
const MADE_UP = [practice, ...parts].flatMap(({ madeUp }) => madeUp);

/** The sounds of every word of the dictionary, which has names too. */
const SOUNDS = new Set(Object.values(dictionary).map(plainSounds));
/** Words that the list is sure to be rude, or that are likely to be; 1 and 2 of its ratings. */
const RUDE = Object.entries(cuss).flatMap(([word, rating]) => (rating > 0 && word.length > 2 ? word : []));
const MIN_STEM_LETTERS = 4;
/** Made-up spellings that would not do. */
const SOUND_LIKE_WORDS = ['bote', 'fone', 'rayn', 'nite', 'kat', 'tite', 'bloo', 'fether', 'pumpkyn'];

describe('the words of Word or not?', () => {
  it('are as many as the rules say, half of them real', () => {
    expect(parts).toHaveLength(WORD_OR_NOT.parts);
    for (const { words, madeUp } of parts)
      expect([words.length, madeUp.length]).toEqual([WORD_OR_NOT.wordsInSection, WORD_OR_NOT.wordsInSection]);
    expect(parts.flatMap(({ words, madeUp }) => [...words, ...madeUp])).toHaveLength(WORD_OR_NOT.trials);
    for (const each of [practice.words, practice.madeUp]) expect(each).toHaveLength(WORD_OR_NOT_PRACTICE.wordsOfEach);
  });

  it('have one length in each part, and one letter more in the next', () => {
    const lengths = parts.map(({ words, madeUp }) => [...new Set([...words, ...madeUp].map(({ length }) => length))]);
    expect(lengths).toEqual([[4], [5], [6], [7], [8], [9]]);
  });

  it('have the same lengths in the practice', () => {
    const lengthsOf = (words: readonly string[]) => words.map(({ length }) => length);
    expect(lengthsOf(practice.madeUp)).toEqual(lengthsOf(practice.words));
  });

  it('are small letters, and none comes twice', () => {
    expect(new Set([...WORDS, ...MADE_UP]).size).toBe(WORDS.length + MADE_UP.length);
    for (const word of [...WORDS, ...MADE_UP]) expect(word).toMatch(/^[a-z]+$/);
  });

  it('that are real are in the dictionary, and not rude; those that are made up are not in it', () => {
    expect(WORDS.filter((word) => !Object.hasOwn(dictionary, word) || RUDE.includes(word))).toEqual([]);
    expect(MADE_UP.filter((word) => Object.hasOwn(dictionary, word))).toEqual([]);
  });

  it('that are made up do not sound like a word, however they are said', () => {
    const soundsLikeNone = (ways: ReadonlySet<string>) =>
      ways.size > 0 && ![...ways].some((sounds) => SOUNDS.has(sounds));
    expect(MADE_UP.filter((word) => !soundsLikeNone(waysToSay(word)))).toEqual([]);
  });

  it('that are made up are no rude word, not nearly one, and have none in them', () => {
    const isNear = (rude: string, word: string) =>
      (rude.length >= MIN_STEM_LETTERS && word.includes(rude)) ||
      (rude.length === word.length && differences(rude, word) < 2);
    expect(MADE_UP.filter((word) => RUDE.some((rude) => isNear(rude, word)))).toEqual([]);
  });
});

describe('the ways to say a spelling', () => {
  it('find what sounds like a word', () => {
    const soundsLikeOne = (word: string) => [...waysToSay(word)].some((sounds) => SOUNDS.has(sounds));
    expect(SOUND_LIKE_WORDS.filter((word) => !soundsLikeOne(word))).toEqual([]);
  });

  it('have the usual one', () => {
    for (const [word, sounds] of [
      ['phone', 'F OW N'],
      ['light', 'L AY T'],
      ['quick', 'K W IH K'],
      ['happy', 'HH AE P IY'],
      ['station', 'S T EY SH AH N'],
      ['little', 'L IH T AH L'],
    ] as const)
      expect(waysToSay(word)).toContain(sounds);
  });
});

/** The number of places at which two words of one length differ. */
function differences(one: string, other: string): number {
  return [...one].filter((letter, place) => letter !== other[place]).length;
}
