import { describe, expect, it } from 'vitest';
import { dayOrToday, dayWords, isSameDay, listedDays, whenWords } from './dates.ts';

/** An instant by the clock of the machine, so that the tests hold in every time zone. */
const local = (month: number, day: number, hour = 12, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const now = new Date(2026, 10, 20, 12, 0);

describe('dayWords', () => {
  it('names the day, and the year only when it is another', () => {
    expect(dayWords(local(11, 20), now)).toBe('20 November');
    expect(dayWords(local(11, 20, 12, 0, 2025), now)).toBe('20 November 2025');
  });
});

describe('isSameDay', () => {
  it('goes by the local calendar, from the first minute to the last', () => {
    expect(isSameDay(new Date(local(11, 20, 0, 0)), now)).toBe(true);
    expect(isSameDay(new Date(local(11, 20, 23, 59)), now)).toBe(true);
    expect(isSameDay(new Date(local(11, 19, 23, 59)), now)).toBe(false);
    expect(isSameDay(new Date(local(11, 21, 0, 0)), now)).toBe(false);
    expect(isSameDay(new Date(local(11, 20, 12, 0, 2025)), now)).toBe(false);
  });
});

describe('whenWords and dayOrToday', () => {
  it('say today, or the date', () => {
    expect([whenWords(local(11, 20), now), whenWords(local(11, 18), now)]).toEqual(['today', 'on 18 November']);
    expect([dayOrToday(local(11, 20), now), dayOrToday(local(11, 18), now)]).toEqual(['today', '18 November']);
  });
});

describe('listedDays', () => {
  it('adds the time where a day comes more than once', () => {
    expect(listedDays([local(11, 20, 14, 5), local(11, 20, 9, 30), local(11, 18)], now)).toEqual([
      '20 November, 14:05',
      '20 November, 09:30',
      '18 November',
    ]);
  });
});
