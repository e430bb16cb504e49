import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayAfter1970, daysSince1970, localDayOf } from './days.ts';

it.each([
  ['1969-12-31', -1],
  ['1970-01-01', 0],
  ['2000-02-28', 11_015],
  ['2000-02-29', 11_016],
  ['2000-03-01', 11_017],
  ['2100-02-28', 47_540],
  ['2100-03-01', 47_541],
])('%s is %i days after 1 January 1970', (day, days) => {
  expect(daysSince1970(day)).toBe(days);
  expect(dayAfter1970(days)).toBe(day);
});

it('every day of the calendar is as many days after 1 January 1970 as a clock says', () => {
  fc.assert(
    fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      expect(dayAfter1970(days)).toBe(day);
      expect(daysSince1970(day)).toBe(days);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ['2026-12-31T23:59:59.999Z', 0, '2026-12-31'],
  ['2026-12-31T23:59:59.999Z', 1, '2027-01-01'],
  ['2026-03-01T00:00:00.000Z', -1, '2026-02-28'],
  ['2026-11-21T12:00:00.000Z', 720, '2026-11-22'],
  ['2026-11-21T11:59:00.000Z', -720, '2026-11-20'],
  ['2026-11-21T12:00:00.000Z', -720, '2026-11-21'],
])('%s is, %i minutes ahead of UTC, on %s', (instant, minutes, day) => {
  expect(localDayOf(instant, minutes)).toBe(day);
});
