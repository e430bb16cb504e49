import { expect, it } from 'vitest';
import { isCalendarDay, monthsBefore } from './calendar.ts';

it.each([
  ['2026-11-21', 24, '2024-11-21'],
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-11-21', 10, '2026-01-21'],
  ['2026-11-21', 11, '2025-12-21'],
  ['2028-02-29', 24, '2026-02-28'],
  ['2028-02-29', 48, '2024-02-29'],
  ['2100-03-31', 1, '2100-02-28'],
  ['2000-03-31', 1, '2000-02-29'],
  ['2026-05-31', 1, '2026-04-30'],
  ['2026-01-01', 999, '1942-10-01'],
])('%s, %i months before: %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
  expect(isCalendarDay(before)).toBe(true);
});
