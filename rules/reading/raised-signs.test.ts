import { describe, expect, it } from 'vitest';
import { lowered, raised } from './raised-signs.ts';

describe('a raised text', () => {
  it.each([
    ['10', '13', '¹³'],
    ['m', '2', '²'],
    ['(a + b)', '2', '²'],
    ['10', '-3', '⁻³'],
    ['x', 'a', '^a'],
    ['2', 'n+1', 'ⁿ⁺¹'],
    ['e', '2x', '^(2x)'],
    ['5', 'th', 'th'],
    ['M', 'lle', 'lle'],
    ['2', 'e', 'e'],
    ['Lexend', '™', '™'],
    ['Gal', '∗', '∗'],
    ['Blake', '$', '$'],
  ])('after %j: %j is %j', (before, text, expected) => {
    expect(raised(before, text)).toBe(expected);
  });

  it('is the mark of a note, and left out, after a mark, a long word and a year', () => {
    for (const before of ['winter.', 'winter', '“so”', 'don’t', 'grown-up', 'in 1863', 'in 2024'])
      expect(raised(before, '4')).toBe('');
    expect(raised('winter.', '[12]')).toBe('');
    expect(raised('123', '4')).toBe('⁴');
    expect(raised('kg-m', '2')).toBe('²');
  });
});

it('a lowered number is a sign, and other lowered text stays', () => {
  expect(lowered('2')).toBe('₂');
  expect(lowered('max')).toBe('max');
});
