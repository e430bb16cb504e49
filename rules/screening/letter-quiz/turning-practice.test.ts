import { expect, test } from 'vitest';
import { seededRandom } from '../../figures/random.ts';
import { drawTurningLetters } from './turning-practice.ts';

test('a practice has each of b, d, p and q twice', () => {
  expect(drawTurningLetters(seededRandom(1)).sort()).toEqual([...'bbddppqq']);
});

test('another seed gives another order', () => {
  const orders = [1, 2, 3, 4, 5].map((seed) => drawTurningLetters(seededRandom(seed)).join(''));
  expect(new Set(orders).size).toBeGreaterThan(1);
});
