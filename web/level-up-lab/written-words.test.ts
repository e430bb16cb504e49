import { expect, it } from 'vitest';
import { firstWrittenWords, writtenWords } from './written-words.ts';

const now = new Date(2026, 0, 1, 0, 5);

it.each([
  ['2026-01-01', 'today, 18:40', 'Today, 18:40'],
  ['2025-12-31', 'yesterday, 18:40', 'Yesterday, 18:40'],
  ['2025-12-30', '30 December 2025, 18:40', '30 December 2025, 18:40'],
  ['2026-01-02', '2 January, 18:40', '2 January, 18:40'],
])('an entry written on %s shows %s', (date, words, firstWords) => {
  expect(writtenWords({ date, time: '18:40' }, now)).toBe(words);
  expect(firstWrittenWords({ date, time: '18:40' }, now)).toBe(firstWords);
});
