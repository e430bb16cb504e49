import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('takes the first entry of each list, then the second of each', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['d', 'e']])).toEqual(['a', 'd', 'b', 'e', 'c']);
  expect(inTurns([])).toEqual([]);
});
