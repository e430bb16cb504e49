import { describe, expect, it } from 'vitest';
import { splitIntoSyllables } from './syllables.ts';

describe('the syllables of a word', () => {
  it.each([
    ['a short vowel keeps the consonant after it', 'riv-er', 'so'],
    ['a long vowel does not', 'o-pen', 'oo'],
    ['letters of one sound stay together', 'teach-er', 'oo'],
    ['letters of one sound stay together', 'weath-er', 'so'],
    ['two consonants are parted', 'win-dow', 'so'],
    ['two that may begin a syllable go with a vowel after a long one', 'se-cret', 'oo'],
    ['of three, as many as may begin a syllable', 'mon-ster', 'so'],
    ['"ck" stays with the vowel before it', 'rock-et', 'so'],
    ['a consonant and "le"', 'ta-ble', 'oo'],
    ['a consonant and "le"', 'cas-tle', 'so'],
    ['a consonant and "les"', 'cir-cles', 'oo'],
    ['an ending stands alone', 'fall-ing', 'oo'],
    ['a consonant doubled for an ending is parted', 'run-ning', 'so'],
    ['"es" that is heard', 'branch-es', 'so'],
    ['"ed" that is heard', 'wast-ed', 'oo'],
    ['two vowels that are heard one by one', 'sci-ence', 'oo'],
    ['"y" and a vowel', 'fly-ing', 'oo'],
    ['"tion"', 'po-si-tion', 'oso'],
    ['a silent "e" in a compound word', 'some-thing', 'so'],
    ['the parts of a compound word', 'grand-moth-er', 'sso'],
    ['"qu"', 'e-qual', 'oo'],
    ['an unstressed "er" before a vowel', 'dif-fer-ent', 'soo'],
  ])('%s: %s', (_rule, parts, pattern) => {
    expect(splitIntoSyllables(parts.replaceAll('-', ''), pattern).join('-')).toBe(parts);
  });

  it.each([
    ['Zo-ë', null],
    ['na-ïve', 'so'],
    ['ca-fé', 'oo'],
    ['ca-fés', 'oo'],
    ['ré-su-mé', 'oo'],
    ['fi-an-cé', 'ooo'],
    ['crème', 'o'],
    ['père', 'so'],
    ['brû-lée', null],
    ['ja-la-pe-ño', null],
    ['fa-çade', 'oo'],
    ['No-ël', 'oo'],
    ['Chlo-ë', null],
    ['Ma-rí-a', null],
    ['Sø-ren', null],
    ['Ång-ström', null],
  ])('vowels with accents are vowels, composed or not: %s', (parts, pattern) => {
    const word = parts.replaceAll('-', '');
    expect(splitIntoSyllables(word, pattern).join('-')).toBe(parts);
    expect(splitIntoSyllables(word.normalize('NFD'), pattern).join('-')).toBe(parts.normalize('NFD'));
  });

  it.each([
    ['cam-era', 'so'],
    ['dif-ferent', 'so'],
    ['fam-ily', 'so'],
    ['his-tory', 'so'],
  ])('a vowel that is not said goes with the letters after it: %s', (parts, pattern) => {
    expect(splitIntoSyllables(parts.replaceAll('-', ''), pattern).join('-')).toBe(parts);
  });

  it('keep capitals', () => {
    expect(splitIntoSyllables('OCEAN', 'oo')).toEqual(['O', 'CEAN']);
  });

  it('are the word itself when one is heard, or when it has no vowels', () => {
    expect(splitIntoSyllables('whale', 'o')).toEqual(['whale']);
    expect(splitIntoSyllables('hmm', 'oo')).toEqual(['hmm']);
    expect(splitIntoSyllables('', 'o')).toEqual(['']);
  });

  it('are as many as the spelling shows when the pronunciation is unknown', () => {
    expect(splitIntoSyllables('tardigrade', null)).toEqual(['tar', 'di', 'grade']);
    expect(splitIntoSyllables('shape', null)).toEqual(['shape']);
    for (const parts of [
      'go-ing',
      'care-ful-ly',
      'some-thing',
      'ra-di-o',
      'gi-ant',
      'se-ri-ous',
      'u-su-al',
      'car-ry-ing',
    ])
      expect(splitIntoSyllables(parts.replaceAll('-', ''), null).join('-')).toBe(parts);
  });
});
