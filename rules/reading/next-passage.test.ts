import { describe, expect, it } from 'vitest';
import { nextPassage, type ReadPassage } from './next-passage.ts';
import { levelOfPassage, passagesOfLevel } from './passages.ts';

const read = (level: number, score: number, choice = 'x', validity?: string): ReadPassage => ({
  ...{ choice, level, score },
  ...(validity && { validity }),
});

describe('the level of the next passage', () => {
  it.each([
    ['under-13', 1],
    ['13-to-17', 3],
    ['18-or-older', 5],
    [null, 3],
  ] as const)('before the first one, at the age of %s, is %i', (ageBand, level) => {
    expect(nextPassage([], ageBand).level).toBe(level);
  });

  it.each([
    [3, 3, 4],
    [3, 2, 3],
    [3, 1, 2],
    [3, 0, 2],
    [6, 3, 6],
    [1, 0, 1],
  ])('after one of level %i with %i of 3 right is %i, whatever the age', (level, score, next) => {
    expect(nextPassage([read(level, score), read(5, 3)], 'under-13').level).toBe(next);
  });

  it('does not follow a reading that says little', () => {
    expect(nextPassage([read(1, 0, 'x', 'not-read'), read(4, 2)], 'under-13').level).toBe(4);
    expect(nextPassage([read(6, 3, 'x', 'not-read')], 'under-13').level).toBe(1);
  });
});

it('the next passage is the first of its level that was not read, else the first', () => {
  const [first = '', second] = passagesOfLevel(1);
  expect(nextPassage([], 'under-13').passage).toBe(first);
  expect(nextPassage([read(1, 2, first)], 'under-13').passage).toBe(second);
  expect(
    nextPassage(
      passagesOfLevel(1).map((id) => read(1, 2, id)),
      'under-13',
    ).passage,
  ).toBe(first);
  expect(levelOfPassage(nextPassage([read(6, 3)], null).passage)).toBe(6);
});
