import { describe, expect, it } from 'vitest';
import { isValidNickname, nicknameKey, normalizeNickname } from './nickname.ts';

describe('a nickname', () => {
  it.each([
    ['ab', '2 characters'],
    ['a'.repeat(24), '24 characters'],
    ['Quiet Fox 7', 'words and digits'],
    ['quiet_fox-7', '- and _'],
    ['7up', 'a digit first'],
    ['Éloïse', 'accents'],
    ['狐狸', 'Chinese'],
    ['हिन्दी', 'letters with marks'],
    ['٣٤', 'digits of another script'],
    ['𝒜𝒷', 'letters beyond the first plane'],
    ['Робин', 'Cyrillic alone'],
    ['Tom 狐 きつね', 'Latin beside Chinese and Japanese'],
  ])('accepts %s: %s', (nickname) => expect(isValidNickname(normalizeNickname(nickname))).toBe(true));

  it.each([
    ['a', '1 character'],
    ['a'.repeat(25), '25 characters'],
    ['', 'nothing'],
    ['   ', 'spaces'],
    ['-fox', 'a - first'],
    ['_fox', 'an _ first'],
    ['fo\nx', 'two lines'],
    ['fo\tx', 'a tab'],
    ['fox!', 'a mark of punctuation'],
    ['fox@example.org', 'an email'],
    ['<b>fox</b>', 'markup'],
    ['🦊🦊', 'emoji'],
    ['fo\u200bx', 'a zero-width space'],
    ['fo\u202ex', 'a change of text direction'],
    ['\u3164\u3164', 'invisible letters'],
    ['fo\u0000x', 'a control character'],
    ['fo\ud800x', 'a lone surrogate'],
    [`fo${'\u0335'.repeat(4)}x`, 'stacked marks'],
    ['R\u043ebin', 'a Cyrillic letter among Latin ones'],
    ['S\u03b1m', 'a Greek letter among Latin ones'],
    ['𝒜\u0430', 'a Cyrillic letter after one beyond the first plane'],
  ])('refuses %j: %s', (nickname) => expect(isValidNickname(normalizeNickname(nickname))).toBe(false));

  it('is trimmed, in NFC, and has single spaces', () => {
    expect(normalizeNickname('  Quiet   Fox ')).toBe('Quiet Fox');
    expect(normalizeNickname('E\u0301lo')).toBe('Élo');
  });

  it('has one key for all ways of writing it', () => {
    const keys = ['Quiet Fox', 'QUIET fox', 'quiet_fox', 'Quiet-Fox', 'QuietFox', 'Ｑｕｉｅｔ Fox'].map(nicknameKey);
    expect(new Set(keys)).toEqual(new Set(['quietfox']));
    expect(nicknameKey('Quiet Fox 2')).not.toBe('quietfox');
  });
});
