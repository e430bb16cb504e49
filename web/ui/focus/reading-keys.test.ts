import { afterEach, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '#messages/runtime';
import { readingKey } from './reading-keys.ts';

const original = getLocale;
afterEach(() => overwriteGetLocale(original));

it('left and right change places where a page is read from right to left, other keys never', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'a'];
  expect(keys.map((key) => readingKey(key))).toEqual(keys);
  overwriteGetLocale(() => 'en-XB' as never);
  expect(keys.map((key) => readingKey(key))).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'a']);
});
