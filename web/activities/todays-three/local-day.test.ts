import { expect, it, vi } from 'vitest';
import { calendarDay } from '../../ui/words/dates.ts';
import { localDay } from './local-day.ts';

it.each([
  ['an ordinary day', new Date(2026, 10, 21, 12), 24],
  ['its first moment', new Date(2026, 10, 21), 24],
  ['its last moment', new Date(2026, 10, 21, 23, 59, 59, 999), 24],
])('a day reaches from midnight to midnight: %s', (_name, now, hours) => {
  const { from, until } = localDay(now);
  expect(from).toBe(new Date(2026, 10, 21).toISOString());
  expect(Date.parse(until) - Date.parse(from)).toBe(hours * 3_600_000);
});

it('a day on which the clocks change is an hour shorter or longer', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(localDay(new Date('2026-03-29T12:00:00Z'))).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  });
  expect(localDay(new Date('2026-10-25T12:00:00Z'))).toEqual({
    from: '2026-10-24T22:00:00.000Z',
    until: '2026-10-25T23:00:00.000Z',
  });
  vi.unstubAllEnvs();
});

it('the calendar day is that of the local clock', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  expect(calendarDay(new Date('2026-12-31T10:59:59.999Z'))).toBe('2026-12-31');
  expect(calendarDay(new Date('2026-12-31T11:00:00.000Z'))).toBe('2027-01-01');
  vi.unstubAllEnvs();
  expect(calendarDay(new Date(2027, 2, 4))).toBe('2027-03-04');
});
