import { expect, it } from 'vitest';
import { listNumber } from './list-numbers.ts';

it.each([
  [1, 'decimal', '1'],
  [7, 'decimalZero', '07'],
  [1, 'lowerLetter', 'a'],
  [26, 'lowerLetter', 'z'],
  [27, 'upperLetter', 'AA'],
  [52, 'lowerLetter', 'az'],
  [4, 'lowerRoman', 'iv'],
  [1999, 'upperRoman', 'MCMXCIX'],
  [0, 'lowerLetter', '0'],
] as const)('%i as %s is %s', (number, form, expected) => {
  expect(listNumber(number, form)).toBe(expected);
});
