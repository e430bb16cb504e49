import { expect, it } from 'vitest';
import { drawNormal } from '../../studies/figures.ts';
import { seededRandom } from './random.ts';
import { USUAL_RANGE, usualRangeOf } from './usual-range.ts';

it('needs three earlier results', () => {
  expect([[], [90], [90, 80]].map((earlier) => usualRangeOf(earlier, 5))).toEqual([null, null, null]);
  expect(usualRangeOf([90, 80, 85], 5)).not.toBeNull();
});

it('lies around the mean, by t · s · √(1 + 1/n)', () => {
  const { from, until } = usualRangeOf([80, 85, 90], 0) ?? { from: 0, until: 0 };
  expect(until - 85).toBeCloseTo(2.92 * 5 * Math.sqrt(4 / 3));
  expect(85 - from).toBeCloseTo(until - 85);
});

it('is never narrower than what differs by chance', () => {
  expect(usualRangeOf([88, 88, 88], 6)).toEqual({ from: 82, until: 94 });
});

it('takes the newest seven', () => {
  const seven = [80, 82, 84, 86, 88, 90, 92];
  expect(usualRangeOf([...seven, 10], 0)).toEqual(usualRangeOf(seven, 0));
});

it.each([3, 4, 5, 6, 7])('has nine of ten next results within it, after %d', (count) => {
  const random = seededRandom(count);
  const draw = () => drawNormal(random);
  const within = Array.from({ length: 4000 }, () => {
    const range = usualRangeOf(Array.from({ length: count }, draw), 0);
    const next = draw();
    return range !== null && next >= range.from && next <= range.until;
  });
  expect(within.filter(Boolean).length / within.length).toBeCloseTo(0.9, 1);
});

it('has a t for each count', () => {
  expect(USUAL_RANGE.t).toHaveLength(USUAL_RANGE.maxEarlier - USUAL_RANGE.minEarlier + 1);
});
