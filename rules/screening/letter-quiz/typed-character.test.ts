import { describe, expect, it } from 'vitest';
import { typedCharacter } from './letter-quiz-reducer.ts';

describe('typedCharacter', () => {
  it('accepts one character in an empty box, and its deletion', () => {
    expect(typedCharacter('', 'b')).toBe('b');
    expect(typedCharacter('', 'B')).toBe('B');
    expect(typedCharacter('b', '')).toBe('');
  });

  it.each([
    ['b', 'bd', 'd'],
    ['b', 'db', 'd'],
    ['b', 'bb', 'b'],
    ['b', 'Bb', 'B'],
  ])('lets the newest character replace the one before: %s, then %s', (before, text, character) => {
    expect(typedCharacter(before, text)).toBe(character);
  });

  it.each([
    ['', 'bd'],
    ['b', 'bde'],
    ['b', 'dog'],
    ['', '👍🏽b'],
  ])('takes none when several come at once: %s, then %s', (before, text) => {
    expect(typedCharacter(before, text)).toBeNull();
  });

  it('ignores spaces, control characters and lone surrogates', () => {
    expect(typedCharacter('', ' ')).toBe('');
    expect(typedCharacter('b', 'b ')).toBe('b');
    expect(typedCharacter('', ' b\n')).toBe('b');
    expect(typedCharacter('', '\u0000\ud83d')).toBe('');
  });

  it('counts graphemes', () => {
    expect(typedCharacter('', '👍🏽')).toBe('👍🏽');
    expect(typedCharacter('b', 'b👍🏽')).toBe('👍🏽');
    expect(typedCharacter('', 'e\u0301')).toBe('é');
    expect(typedCharacter('´', 'é')).toBe('é');
    expect(typedCharacter('ㅂ', '바')).toBe('바');
  });

  it('converts full-width letters to ASCII', () => {
    expect(typedCharacter('', 'ｂ')).toBe('b');
  });

  it('refuses a grapheme longer than the limit of a report', () => {
    expect(typedCharacter('', '👩‍👩‍👧')).toHaveLength(8);
    expect(typedCharacter('', '👩‍👩‍👧‍👦')).toBeNull();
  });
});
