import { describe, expect, it } from 'vitest';
import { lengthened, mirrored } from './pseudo-languages.ts';

const MESSAGES = [
  'Help',
  'Your answer is in the diary.',
  'Saved. {count} points added.',
  'With CONTINUE you agree to our {#page}Privacy page{#hidden}, opens a new tab{/hidden}{/page}',
];

const BRACES = /\{[^{}]*\}/g;
const letters = (text: string) => text.replaceAll(BRACES, '').match(/[\p{L}.]/gu)?.length ?? 0;
const dots = (text: string) => text.split('.').length - 1;

describe.each(MESSAGES)('%s', (message) => {
  it('keeps values and markup in both languages', () => {
    for (const changed of [lengthened(message), mirrored(message)])
      expect(changed.match(BRACES)).toEqual(message.match(BRACES));
  });

  it('is in brackets in both languages', () => {
    for (const changed of [lengthened(message), mirrored(message)]) expect(changed).toMatch(/^\[.*\]$/s);
  });

  it('is longer by 35 % of its letters, within one character', () => {
    const added = letters(lengthened(message)) - letters(message);
    expect(Math.abs(added - 0.35 * (letters(message) - dots(message)))).toBeLessThanOrEqual(1);
  });
});

it('lengthens vowels, and ends with the dots that are missing', () => {
  expect(lengthened('Help')).toBe('[Help.]');
  expect(lengthened('Log in')).toBe('[Log iin.]');
});

it('marks text that runs from right to left', () => {
  expect(mirrored('Help {name}')).toBe('[\u202eHelp {name}\u202c]');
});
