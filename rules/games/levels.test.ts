import { expect, it } from 'vitest';
import { LEVELS, levelAfterRun, validLevel } from './levels.ts';

it('the nearest level is between the first and the highest', () => {
  const { highest } = LEVELS.simon;
  expect([0, 1, 6.4, 6.5, highest, highest + 1].map((level) => validLevel('simon', level))).toEqual([
    1,
    1,
    6,
    7,
    highest,
    highest,
  ]);
});

it('a run changes the level by at most one, and never beyond the first or the highest', () => {
  const { highest } = LEVELS['whack-a-mole'];
  const after = (start: number, measured: number) => levelAfterRun('whack-a-mole', start, measured);
  expect([after(1, 19), after(9, 3), after(7, 7.4), after(7, 7.5)]).toEqual([2, 8, 7, 8]);
  expect([after(1, 0.5), after(highest, highest + 0.5)]).toEqual([1, highest]);
});
