import { describe, expect, it } from 'vitest';
import { typedCharacter } from './typed-character.ts';

describe('typedCharacter', () => {
  it('takes one character into an empty box and lets it be rubbed out', () => {
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

  it('sees no character in spaces, controls and halves of a character', () => {
    expect(typedCharacter('', ' ')).toBe('');
    expect(typedCharacter('b', 'b ')).toBe('b');
    expect(typedCharacter('', ' b\n')).toBe('b');
    expect(typedCharacter('', '\u0000\ud83d')).toBe('');
  });

  it('counts characters as a person does', () => {
    expect(typedCharacter('', '👍🏽')).toBe('👍🏽');
    expect(typedCharacter('b', 'b👍🏽')).toBe('👍🏽');
    expect(typedCharacter('', 'e\u0301')).toBe('é');
    expect(typedCharacter('´', 'é')).toBe('é');
    expect(typedCharacter('ㅂ', '바')).toBe('바');
  });

  it('takes the full-width letters of some keyboards for plain ones', () => {
    expect(typedCharacter('', 'ｂ')).toBe('b');
  });

  it('takes no character longer than a report may carry', () => {
    expect(typedCharacter('', '👩‍👩‍👧')).toHaveLength(8);
    expect(typedCharacter('', '👩‍👩‍👧‍👦')).toBeNull();
  });
});
