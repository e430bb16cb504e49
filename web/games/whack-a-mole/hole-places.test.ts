import { describe, expect, it } from 'vitest';
import { HOLE_ROWS, holeBeside, holeOfKey, MIDDLE_HOLE } from './hole-places.ts';

it('lays the holes out as the keys of a number pad', () => {
  expect(HOLE_ROWS.flat()).toEqual([7, 8, 9, 4, 5, 6, 1, 2, 3]);
  expect(HOLE_ROWS[1]?.[1]).toBe(MIDDLE_HOLE);
});

describe('holeBeside', () => {
  it('follows the arrow keys', () => {
    const beside = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => holeBeside(5, key));
    expect(beside).toEqual([4, 6, 8, 2]);
  });

  it('stays at an edge', () => {
    expect([holeBeside(7, 'ArrowUp'), holeBeside(7, 'ArrowLeft')]).toEqual([7, 7]);
    expect([holeBeside(3, 'ArrowDown'), holeBeside(3, 'ArrowRight')]).toEqual([3, 3]);
  });

  it('knows no other key', () => {
    expect(holeBeside(5, 'Enter')).toBeUndefined();
  });
});

it('there is a hole for each digit but 0', () => {
  expect(holeOfKey({ code: 'Numpad4', key: 'ArrowLeft' })).toBe(4);
  expect(holeOfKey({ code: 'Digit0', key: '0' })).toBeUndefined();
  expect(holeOfKey({ code: 'KeyA', key: 'a' })).toBeUndefined();
});
