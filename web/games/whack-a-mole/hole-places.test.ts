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

describe('holeOfKey', () => {
  it('takes the digit row and the number pad, whatever they type', () => {
    expect(holeOfKey({ code: 'Digit1', key: '1' })).toBe(1);
    expect(holeOfKey({ code: 'Digit1', key: '&' })).toBe(1);
    expect(holeOfKey({ code: 'Numpad9', key: '9' })).toBe(9);
    expect(holeOfKey({ code: 'Numpad4', key: 'ArrowLeft' })).toBe(4);
  });

  it('takes the digit of a keyboard without key codes', () => {
    expect(holeOfKey({ code: '', key: '7' })).toBe(7);
  });

  it('ignores 0 and all other keys', () => {
    const keys = [
      { code: 'Digit0', key: '0' },
      { code: 'Numpad0', key: 'Insert' },
      { code: 'KeyA', key: 'a' },
      { code: 'F1', key: 'F1' },
      { code: 'ArrowUp', key: 'ArrowUp' },
    ];
    for (const key of keys) expect(holeOfKey(key)).toBeUndefined();
  });
});
