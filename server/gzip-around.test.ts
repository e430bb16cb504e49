import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipAround } from './gzip-around.ts';

const BEFORE = '<p>before</p>'.repeat(500);
const AFTER = 'Grüße, 你好 '.repeat(500);

// The longest block of deflate is 65,535 bytes.
it.each([0, 1, 700, 65_534, 65_535, 65_536, 131_070, 131_071, 200_000])(
  'gives gzip of both texts with %i bytes between them',
  (length) => {
    const between = 'é'.repeat(length / 2) + 'x'.repeat(length % 2);
    expect(Buffer.byteLength(between)).toBe(length);
    // Node itself compares the sum and the length that stand at the end.
    expect(gunzipSync(gzipAround(BEFORE, AFTER)(between)).toString()).toBe(BEFORE + between + AFTER);
  },
);

it.each([
  ['', ''],
  ['a', ''],
  ['', 'b'],
])('takes texts in which there is nothing: "%s", "%s"', (before, after) => {
  expect(gunzipSync(gzipAround(before, after)('-')).toString()).toBe(`${before}-${after}`);
});

it('is used for one page after the other', () => {
  const around = gzipAround(BEFORE, AFTER);
  for (const between of ['one', 'another', ''])
    expect(gunzipSync(around(between)).toString()).toBe(BEFORE + between + AFTER);
});

it('is little longer than what was compressed as a whole', () => {
  const between = 'x y z '.repeat(100);
  const whole = gzipSync(BEFORE + between + AFTER);
  expect(gzipAround(BEFORE, AFTER)(between).length).toBeLessThan(whole.length + between.length + 50);
});
