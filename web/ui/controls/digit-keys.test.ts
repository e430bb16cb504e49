import { describe, expect, it } from 'vitest';
import { digitOf } from './digit-keys.ts';

describe('digitOf', () => {
  it('takes the digit that a key writes, from 0 to 9', () => {
    expect(digitOf({ key: '0', code: 'Digit0' })).toBe(0);
    expect(digitOf({ key: '9', code: 'Numpad9' })).toBe(9);
    expect(digitOf({ key: '7', code: '' })).toBe(7);
  });

  it('takes the row of digits where digits need Shift, as on a French keyboard', () => {
    expect(digitOf({ key: '&', code: 'Digit1' })).toBe(1);
    expect(digitOf({ key: '1', code: 'Digit1' })).toBe(1);
    expect(digitOf({ key: 'ç', code: 'Digit9' })).toBe(9);
    expect(digitOf({ key: 'à', code: 'Digit0' })).toBe(0);
  });

  it('goes by what is written where the places bear other digits', () => {
    expect(digitOf({ key: '7', code: 'Digit1' })).toBe(7);
  });

  it('takes the number pad, whatever it writes', () => {
    expect(digitOf({ key: '5', code: 'Numpad5' })).toBe(5);
    expect(digitOf({ key: 'ArrowLeft', code: 'Numpad4' })).toBe(4);
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
    for (const key of keys) expect(digitOf(key)).toBeNull();
  });
});
