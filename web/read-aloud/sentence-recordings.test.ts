import { describe, expect, it } from 'vitest';
import { fingerprint } from './sentence-recordings.ts';

describe('fingerprint', () => {
  // From the list of test vectors of the authors of FNV.
  it.each([
    ['a', 'af63dc4c8601ec8c'],
    ['foobar', '85944171f73967e8'],
  ])('is FNV-1a of 64 bits: %s', (text, expected) => {
    expect(fingerprint(text)).toBe(expected);
  });

  it('is the same however the words are spaced', () => {
    expect(fingerprint('  The dog\n   waits. ')).toBe(fingerprint('The dog waits.'));
    expect(fingerprint('The dog waits.')).not.toBe(fingerprint('The dog waits'));
  });
});
