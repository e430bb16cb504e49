import { describe, expect, it } from 'vitest';
import { letterOf, placeAfter, placeOf } from './places.ts';

it('gives every place a letter, and finds it again in small and capital', () => {
  expect([0, 3, 8].map(letterOf)).toEqual(['A', 'D', 'I']);
  expect(['a', 'D', 'i'].map(placeOf)).toEqual([0, 3, 8]);
  expect([placeOf('j'), placeOf('5'), placeOf('Enter'), placeOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe('placeAfter', () => {
  const moved = (key: string, from: number) => placeAfter(key, from, 3, 6);

  it('moves with the arrow keys', () => {
    expect([moved('ArrowRight', 0), moved('ArrowLeft', 5), moved('ArrowDown', 1), moved('ArrowUp', 4)]).toEqual([
      1, 4, 4, 1,
    ]);
  });

  it('stays where the grid ends, also at the end of a row', () => {
    expect([moved('ArrowRight', 2), moved('ArrowLeft', 3), moved('ArrowUp', 1), moved('ArrowDown', 4)]).toEqual([
      2, 3, 1, 4,
    ]);
  });

  it('knows no other key', () => {
    expect(moved('Enter', 1)).toBeUndefined();
  });
});
