import { describe, expect, it } from 'vitest';
import { figureOf } from './figure-keys.ts';

describe('figureOf', () => {
  it('takes the figure that a key writes, from 0 to 9', () => {
    expect(figureOf({ key: '0', code: 'Digit0' })).toBe(0);
    expect(figureOf({ key: '9', code: 'Numpad9' })).toBe(9);
    expect(figureOf({ key: '7', code: '' })).toBe(7);
  });

  it('takes the row of figures where figures need Shift, as on a French keyboard', () => {
    expect(figureOf({ key: '&', code: 'Digit1' })).toBe(1);
    expect(figureOf({ key: '1', code: 'Digit1' })).toBe(1);
    expect(figureOf({ key: 'ç', code: 'Digit9' })).toBe(9);
    expect(figureOf({ key: 'à', code: 'Digit0' })).toBe(0);
  });

  it('goes by what is written where the places bear other figures', () => {
    expect(figureOf({ key: '7', code: 'Digit1' })).toBe(7);
  });

  it('takes the number pad, whatever it writes', () => {
    expect(figureOf({ key: '5', code: 'Numpad5' })).toBe(5);
    expect(figureOf({ key: 'ArrowLeft', code: 'Numpad4' })).toBe(4);
  });

  it('knows no other key', () => {
    const keys = [
      { key: 'a', code: 'KeyA' },
      { key: '&', code: 'KeyE' },
      { key: 'F1', code: 'F1' },
      { key: '+', code: 'NumpadAdd' },
      { key: 'Enter', code: 'NumpadEnter' },
      { key: 'ArrowLeft', code: 'ArrowLeft' },
    ];
    for (const key of keys) expect(figureOf(key)).toBeNull();
  });
});
