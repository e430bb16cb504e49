import { describe, expect, it } from 'vitest';
import { entryCount, listSummary } from './entry-counts.ts';

describe('entryCount', () => {
  it('writes the number as the page does', () => {
    expect([0, 1, 2, 10_000].map(entryCount)).toEqual(['0 entries', '1 entry', '2 entries', '10,000 entries']);
  });
});

describe('listSummary', () => {
  it('says how many there are, and which when not all are shown', () => {
    expect(listSummary({ count: 20, page: 0, search: '' })).toBe('20 entries');
    expect(listSummary({ count: 21, page: 0, search: '' })).toBe('21 entries. You see 1 to 20.');
    expect(listSummary({ count: 21, page: 1, search: '' })).toBe('21 entries. You see 21 to 21.');
    expect(listSummary({ count: 10_000, page: 499, search: '' })).toBe('10,000 entries. You see 9,981 to 10,000.');
  });

  it('says what was searched for', () => {
    expect(listSummary({ count: 1, page: 0, search: 'rain' })).toBe('1 entry with “rain”');
    expect(listSummary({ count: 0, page: 0, search: 'rain' })).toBe('No entry has “rain” in it.');
  });
});
