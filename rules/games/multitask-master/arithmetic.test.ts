import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../figures/random.ts';
import { drawSums, formatSum, LONG_SUMS, type Sign, SUMS, type Sum, sumAnswer } from './arithmetic.ts';

const all = [SUMS, LONG_SUMS].flatMap((sums) => Object.values<readonly Sum[]>(sums).flat());
const withSigns = (...signs: readonly Sign[]) => signs.map((sign) => SUMS[sign]);

describe('SUMS', () => {
  it('have whole answers that are not below 0', () => {
    for (const sum of all) {
      expect(Number.isInteger(sumAnswer(sum)), formatSum(sum)).toBe(true);
      expect(sumAnswer(sum)).toBeGreaterThanOrEqual(0);
    }
  });

  it('add and subtract up to 20', () => {
    expect(Math.max(...SUMS['+'].map(sumAnswer))).toBe(20);
    expect(Math.max(...SUMS['−'].map(({ left }) => left))).toBe(20);
    expect(Math.min(...SUMS['−'].map(sumAnswer))).toBe(0);
  });

  it('multiply and divide within the tables of 2 to 10', () => {
    expect(Math.max(...SUMS['×'].map(sumAnswer))).toBe(100);
    const times = SUMS['×'].map((sum) => `${sumAnswer(sum)} ÷ ${sum.right}`).toSorted();
    expect(SUMS['÷'].map(formatSum).toSorted()).toEqual(times);
    expect(Math.min(...SUMS['÷'].map(({ right }) => right))).toBe(2);
  });

  it('are all different', () => {
    expect(new Set(all.map(formatSum)).size).toBe(all.length);
  });

  it('are grouped by their sign', () => {
    for (const [sign, sums] of [...Object.entries(SUMS), ...Object.entries(LONG_SUMS)])
      expect(sums.every((sum) => sum.sign === sign)).toBe(true);
  });

  it('with two digits carry or borrow a ten, or go beyond the tables, and their answers fit the keypad', () => {
    expect(LONG_SUMS['+'].filter(({ left, right }) => (left % 10) + (right % 10) < 10 || left + right > 99)).toEqual(
      [],
    );
    expect(LONG_SUMS['−'].filter(({ left, right }) => left % 10 >= right % 10 || left - right < 10)).toEqual([]);
    expect(LONG_SUMS['×'].filter((sum) => sum.left < 12 || sum.right > 9 || sumAnswer(sum) > 171)).toEqual([]);
    for (const sums of Object.values(LONG_SUMS)) expect(sums.length).toBeGreaterThanOrEqual(50);
  });
});

describe('drawSums', () => {
  const signsOf = (signs: readonly Sign[], seed: number) =>
    Object.groupBy(drawSums(withSigns(...signs), 10, seededRandom(seed)), ({ sign }) => sign);

  it('distribute the rounds evenly among the signs, extra ones to the first', () => {
    const shares = Object.values(signsOf(['÷', '×', '−', '+'], 3)).map((sums) => [sums[0]?.sign, sums.length]);
    expect(new Map(shares as [Sign, number][])).toEqual(
      new Map<Sign, number>([
        ['÷', 3],
        ['×', 3],
        ['−', 2],
        ['+', 2],
      ]),
    );
  });

  it('are different, use only the given signs, and depend on the random numbers', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const sums = drawSums(withSigns('×', '−', '+'), 10, seededRandom(seed));
        expect(new Set(sums.map(formatSum)).size).toBe(10);
        expect(sums.map(({ sign }) => sign)).not.toContain('÷');
        expect(drawSums(withSigns('×', '−', '+'), 10, seededRandom(seed))).toEqual(sums);
      }),
    );
  });
});

it.each<[number, Sign, number, number]>([
  [8, '+', 7, 15],
  [8, '−', 8, 0],
  [8, '×', 7, 56],
  [56, '÷', 7, 8],
])('%d %s %d is %d', (left, sign, right, answer) => {
  expect(sumAnswer({ left, sign, right })).toBe(answer);
});

it('writes a sum with its sign', () => {
  expect(formatSum({ left: 8, sign: '×', right: 7 })).toBe('8 × 7');
});
