import { expect, it } from 'vitest';
import { partNumber, SCREENING_PARTS } from './screening-sequence.ts';

it('counts the parts from one, in the order in which they are taken', () => {
  expect(SCREENING_PARTS.map(partNumber)).toEqual([1, 2, 3]);
  expect(partNumber('focus-game')).toBe(1);
  expect(partNumber('traits-questionnaire')).toBe(3);
});
