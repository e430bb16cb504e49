import { expect, it } from 'vitest';
import { interleave } from './interleave.ts';

it('takes the first entry of each list, then the second of each', () => {
  expect(interleave([['a', 'b', 'c'], [], ['d', 'e']])).toEqual(['a', 'd', 'b', 'e', 'c']);
  expect(interleave([])).toEqual([]);
});
