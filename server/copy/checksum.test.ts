import { expect, it } from 'vitest';
import { Checksum } from './checksum.ts';

const of = (...rows: unknown[][]) => {
  const checksum = new Checksum();
  for (const row of rows) checksum.add(row);
  return checksum;
};

it('is the same in whatever order the rows come', () => {
  expect(of(['b', 1], ['d', null]).equals(of(['d', null], ['b', 1]))).toBe(true);
});

it.each([
  ['a row less', of(['b', 1])],
  ['a row twice', of(['b', 1], ['d', null], ['d', null])],
  ['another value', of(['b', 1], ['d', 0])],
  ['a number that became text', of(['b', '1'], ['d', null])],
  ['values that changed places', of([1, 'b'], ['d', null])],
])('tells %s', (_, other) => {
  expect(of(['b', 1], ['d', null]).equals(other)).toBe(false);
});
