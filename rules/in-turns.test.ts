import { expect, it } from 'vitest';
import { inTurns } from './in-turns.ts';

it('takes one of each list before a second of any', () => {
  expect(inTurns([['a', 'b', 'c'], [], ['d', 'e']])).toEqual(['a', 'd', 'b', 'e', 'c']);
  expect(inTurns([])).toEqual([]);
});
