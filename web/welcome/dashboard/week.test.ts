import { expect, test } from 'vitest';
import { lastSevenDays } from './week.ts';

test('the last seven days end with today, also over the end of a month and of summer time', () => {
  expect(lastSevenDays(new Date(2026, 2, 2, 9))).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  for (const month of [2, 3, 9, 10])
    for (let day = 1; day <= 31; day += 1) expect(new Set(lastSevenDays(new Date(2026, month, day, 0))).size).toBe(7);
});
