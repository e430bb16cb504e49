import { dictionary } from 'cmu-pronouncing-dictionary';
import { cuss } from 'cuss';
import { describe, expect, it } from 'vitest';
import { WORD_OR_NOT } from '#rules/games/word-or-not/word-or-not.ts';
import { WORD_OR_NOT_PRACTICE } from '#rules/games/word-or-not/word-or-not-reducer.ts';
import { plainSounds, waysToSay } from '../testing/letter-sounds.ts';
import { DISTRESS_WORDS } from './distress-words.ts';
import { MEANINGS } from './meanings/meanings.ts';
import { WORD_OR_NOT_PRACTICE_WORDS as practice } from './word-or-not.ts';
import { WORD_OR_NOT_BANK as parts } from './word-or-not-bank.ts';

const WORDS = [practice, ...parts].flatMap(({ words }) => words);
const MADE_UP = [practice, ...parts].flatMap(({ madeUp }) => madeUp);

/** The sounds of every word of the dictionary, which has names too. */
const SOUNDS = new Set(Object.values(dictionary).map(plainSounds));
/** Words that the list is sure to be rude, or that are likely to be; 1 and 2 of its ratings. */
const RUDE = Object.entries(cuss).flatMap(([word, rating]) => (rating > 0 && word.length > 2 ? word : []));
const MIN_STEM_LETTERS = 4;
const { always, feelings } = DISTRESS_WORDS;
/** Words that upset, from the list that finds them in questions, with others that are no feelings. */
const DISTRESSING = new Set([
  ...always,
  ...feelings,
  ...'dead death die died dying kill killed killer murder blood bleed corpse coffin grave funeral suicide'.split(' '),
  ...'shoot shot stab gun weapon poison cancer tumor victim slave torture terror hell devil damn'.split(' '),
]);
/** Of Word or not? when it had one set; stored runs mean these words. */
const FIRST_SET = [
  'girl hand door word book fish tree plen lorm veak flig swid drep mirt',
  'table green river smile chair bread plant clorn glask prift trive plont blapt moost',
  'winter garden silver rabbit castle basket needle brenip flomin gritel stolat toggin nasker fendal',
  'thunder blanket curtain pumpkin measure shelter feather crendle plackit stamber harmely sporeth tolvine lantisk',
  'triangle thorough currency symphony cautious province frontier plandish contiver temparly grantive thrimble wandrick pellonic',
  'cathedral telescope sculpture reluctant sovereign synthetic spectacle crandinal ventorian pendiment fastimony blenderic lamberine consteral',
];
/** Made-up spellings that would not do. */
const SOUND_LIKE_WORDS = ['bote', 'fone', 'rayn', 'nite', 'kat', 'tite', 'bloo', 'fether', 'pumpkyn'];

describe('the words of Word or not?', () => {
  it('are 400 or more, as many of each part and kind as its sets need', () => {
    expect(parts).toHaveLength(WORD_OR_NOT.parts);
    const each = WORD_OR_NOT.sets * WORD_OR_NOT.wordsInSection;
    for (const { words, madeUp } of parts) expect([words.length, madeUp.length]).toEqual([each, each]);
    expect(parts.flatMap(({ words, madeUp }) => [...words, ...madeUp]).length).toBeGreaterThanOrEqual(400);
    for (const each of [practice.words, practice.madeUp]) expect(each).toHaveLength(WORD_OR_NOT_PRACTICE.wordsOfEach);
  });

  it('begin with those of the time before the sets, in their order', () => {
    const ofOneSet = (words: readonly string[]) => words.slice(0, WORD_OR_NOT.wordsInSection);
    expect(parts.map(({ words, madeUp }) => [...ofOneSet(words), ...ofOneSet(madeUp)].join(' '))).toEqual(FIRST_SET);
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

  it('that are real are in the dictionary, and neither rude nor distressing', () => {
    const isUnfit = (word: string) => RUDE.includes(word) || DISTRESSING.has(word);
    expect(WORDS.filter((word) => !Object.hasOwn(dictionary, word) || isUnfit(word))).toEqual([]);
  });

  it('that are made up are in no list of words', () => {
    const isListed = (word: string) => Object.hasOwn(dictionary, word) || Object.hasOwn(MEANINGS, word);
    expect(MADE_UP.filter(isListed)).toEqual([]);
  });

  it('that are made up are spelled like words: every three letters come in one, at the same end', () => {
    const known = new Set(Object.keys(dictionary).flatMap(threes));
    expect(MADE_UP.filter((word) => !threes(word).every((three) => known.has(three)))).toEqual([]);
  });

  it('that are made up are not one letter away from a distressing word', () => {
    expect(MADE_UP.filter((word) => [...DISTRESSING].some((other) => isOneLetterAway(word, other)))).toEqual([]);
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

/** Every three letters that follow each other, with the ends of the word. */
function threes(word: string): string[] {
  const ended = `^${word}$`;
  return Array.from({ length: ended.length - 2 }, (_, at) => ended.slice(at, at + 3));
}

/** Whether a letter more, less or another makes one word of the other. */
function isOneLetterAway(one: string, other: string): boolean {
  if (one.length === other.length) return differences(one, other) < 2;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.length - short.length === 1 && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}
