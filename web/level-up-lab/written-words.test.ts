import { expect, it } from 'vitest';
import { writtenWords } from './written-words.ts';

const now = new Date(2026, 0, 1, 0, 5);

it.each([
  ['2026-01-01', 'today, 18:40'],
  ['2025-12-31', 'yesterday, 18:40'],
  ['2025-12-30', '30 December 2025, 18:40'],
  ['2026-01-02', '2 January, 18:40'],
])('an entry of %s is of %s', (date, words) => {
  expect(writtenWords({ date, time: '18:40' }, now)).toBe(words);
});
