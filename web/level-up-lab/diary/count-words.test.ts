import { describe, expect, it } from 'vitest';
import { entriesWord, listWords } from './count-words.ts';

describe('entriesWord', () => {
  it('counts in the words of the page', () => {
    expect([0, 1, 2, 10_000].map(entriesWord)).toEqual(['0 entries', '1 entry', '2 entries', '10,000 entries']);
  });
});

describe('listWords', () => {
  it('says how many there are, and which when not all are shown', () => {
    expect(listWords({ count: 20, page: 0, search: '' })).toBe('20 entries');
    expect(listWords({ count: 21, page: 0, search: '' })).toBe('21 entries. You see 1 to 20.');
    expect(listWords({ count: 21, page: 1, search: '' })).toBe('21 entries. You see 21 to 21.');
    expect(listWords({ count: 10_000, page: 499, search: '' })).toBe('10,000 entries. You see 9,981 to 10,000.');
  });

  it('says what was looked for', () => {
    expect(listWords({ count: 1, page: 0, search: 'rain' })).toBe('1 entry with “rain”');
    expect(listWords({ count: 0, page: 0, search: 'rain' })).toBe('No entry has “rain” in it.');
  });
});
