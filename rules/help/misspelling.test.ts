import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBeSameWord, slips, soundOf } from './misspelling.ts';

describe('the sound of a word', () => {
  it.each([
    ['skared', 'scared'],
    ['boolied', 'bullied'],
    ['criing', 'crying'],
    ['fone', 'phone'],
    ['pawse', 'pause'],
    ['sownd', 'sound'],
    ['practis', 'practice'],
    ['saaad', 'sad'],
    ['rong', 'wrong'],
  ])('is the same for %s and %s', (typed, meant) => {
    expect(soundOf(typed)).toBe(soundOf(meant));
  });

  it('differs for words that sound different', () => {
    expect(soundOf('bad')).not.toBe(soundOf('bed'));
    expect(soundOf('game')).not.toBe(soundOf('name'));
  });
});

describe('slips', () => {
  it.each([
    ['', '', 0],
    ['sad', 'sad', 0],
    ['sad', 'sd', 1],
    ['sad', 'said', 1],
    ['sad', 'sod', 1],
    ['sad', 'sda', 1],
    ['sad', 'das', 2],
    ['', 'sad', 3],
  ])('from "%s" to "%s" are %d', (one, other, count) => {
    expect(slips(one, other)).toBe(count);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('are the same from both sides, none only for equal words, and never more than the longer word has letters', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const count = slips(one, other);
        expect(count).toBe(slips(other, one));
        expect(count === 0).toBe(one === other);
        expect(count).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(count).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });
});

describe('two sounds can be the same word', () => {
  it.each([
    ['four letters', 'hurt', 'hurd', false],
    ['five letters', 'alone', 'alome', true],
    ['five letters, two slips', 'alone', 'alomi', false],
    ['seven letters, two slips', 'afraids', 'afrodds', false],
    ['eight letters, two slips', 'frighten', 'fxighxen', true],
    ['eight letters, three slips', 'frighten', 'fxixhxen', false],
    ['another first letter', 'alone', 'elone', false],
  ])('%s: %s and %s', (_name, meant, typed, isSame) => {
    expect(canBeSameWord(typed, meant)).toBe(isSame);
  });
});
