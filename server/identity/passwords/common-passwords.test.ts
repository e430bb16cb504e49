import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  ['password1234', 'a known one'],
  ['Password1234', 'a known one in capitals'],
  ['pass word 1234', 'a known one with spaces'],
  ['iloveyou1234', 'a known one with digits'],
  ['Summer 2031!', 'a known word with a year and a sign'],
  ['thembstudy123', 'our own name with digits'],
  ['aaaaaaaaaa', 'one character'],
  ['          ', 'spaces'],
  ['abababababab', 'one bit'],
  ['12341234123', 'a repeated run'],
  ['1234567890', 'a run of digits'],
  ['9876543210', 'a run backwards'],
  ['qwertyuiop', 'a run of keys'],
  ['poiuytrewq', 'a run of keys backwards'],
  ['qwertzuiop', 'a run of German keys'],
  ['asdfghjkl1', 'a run and a digit'],
  ['qwerty1234!', 'runs and a sign'],
  ['abcdefghij', 'the alphabet'],
])('refuses %j: %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['three short words', 'purple otter sings', 'Xk7#mQ2pLw', 'basketballs are round', '1234 sheep at night'])(
  'takes %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

it('refuses the email address', () => {
  expect(isCommonPassword('Ada@Example.org', 'ada@example.org')).toBe(true);
});

it('answers for very long sequences of keys', () => {
  expect(isCommonPassword(`${'01234567890123456789'.repeat(6)}x`)).toBe(false);
});
