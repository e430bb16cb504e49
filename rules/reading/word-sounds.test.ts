import { describe, expect, it } from 'vitest';
import { isKnownWord, wordSounds } from './word-sounds.ts';

const KNOWN: Record<string, string[]> = {
  half: ['HH AE F'],
  dead: ['D EH D'],
  dog: ['D AO G'],
  fish: ['F IH SH'],
  forty: ['F AO R T IY'],
  two: ['T UW'],
  one: ['W AH N', 'HH W AH N'],
  hundred: ['HH AH N D R AH D'],
  cafe: ['K AH F EY'],
};
const sounds = (word: string) => wordSounds(word, (known) => KNOWN[known] ?? []);

describe('wordSounds', () => {
  it('are those of the dictionary, whatever the case and the signs', () => {
    expect(sounds('Dog')).toEqual(['D AO G']);
    expect(sounds('“dog,”')).toEqual(['D AO G']);
    expect(sounds('café')).toEqual(['K AH F EY']);
  });

  it('are all ways to say it', () => {
    expect(sounds('one')).toEqual(['W AH N', 'HH W AH N']);
  });

  it('of words joined by a hyphen are those of the words', () => {
    expect(sounds('half-dead')).toEqual(['HH AE F D EH D']);
  });

  it('of an owner end in the sound that the word asks for', () => {
    expect(sounds('dog’s')).toEqual(['D AO G Z']);
    expect(sounds("fish's")).toEqual(['F IH SH AH Z']);
  });

  it.each([
    ['2', ['T UW']],
    ['42', ['F AO R T IY T UW']],
    ['102', ['W AH N HH AH N D R AH D T UW', 'HH W AH N HH AH N D R AH D T UW']],
    ['1999', []],
    ['x1', []],
  ])('of the number %s are those of its words', (number, expected) => {
    expect(sounds(number)).toEqual(expected);
  });

  it.each([
    ['zorp', 'Z AO R P'],
    ['blick', 'B L IH K'],
    ['shoom', 'SH UW M'],
    ['mave', 'M EY V'],
    ['e', 'EH'],
  ])('of %s, which the dictionary does not have, follow its spelling', (word, expected) => {
    expect(sounds(word)).toEqual([expected]);
  });

  it.each([
    ...(['dog’s', 'half-dead', 'Café', '42'] as const).map((word) => [word, true] as const),
    ...(['zorp', 'half-zorp', '1999', 'x1'] as const).map((word) => [word, false] as const),
  ])('of %s are of the dictionary: %s', (word, expected) => {
    expect(isKnownWord(word, (known) => KNOWN[known] ?? [])).toBe(expected);
  });

  it('are none of what has no letters', () => {
    expect(sounds('…')).toEqual([]);
  });
});
