import { expect, it } from 'vitest';
import { LEVELS, validLevel } from './levels.ts';

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
