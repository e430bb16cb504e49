import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inverseNormal } from './inverse-normal.ts';

it.each([
  [0.5, 0],
  [0.75, 0.6744897501960817],
  [0.84, 0.994457883209753],
  [0.95, 1.6448536269514722],
  [0.975, 1.959963984540054],
  [0.98, 2.0537489106318225],
  [0.99, 2.3263478740408408],
  [0.999, 3.090232306167813],
  [0.02, -2.0537489106318225],
  [0.0001, -3.719016485455709],
])('of %d is %d, as in tables of the normal distribution', (p, z) => {
  expect(Math.abs(inverseNormal(p) - z)).toBeLessThanOrEqual(1.15e-9 * Math.abs(z));
});

it('rises with the share, and is as far below 0 as its complement is above', () => {
  const share = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });
  fc.assert(
    fc.property(share, share, (a, b) => {
      expect(inverseNormal(a)).toBeCloseTo(-inverseNormal(1 - a), 6);
      if (b - a > 1e-6) expect(inverseNormal(b)).toBeGreaterThan(inverseNormal(a));
    }),
  );
});

it('meets itself where the tails begin', () => {
  expect(inverseNormal(0.02425)).toBeCloseTo(inverseNormal(0.02425 - 1e-12), 8);
});

it.each([0, 1, -0.1, 1.1, Number.NaN])('does not exist for %d', (p) => {
  expect(() => inverseNormal(p)).toThrow(RangeError);
});
