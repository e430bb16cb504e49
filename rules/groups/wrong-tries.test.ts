import { describe, expect, it } from 'vitest';
import {
  type ElsewhereTries,
  mayTryElsewhere,
  showsManyWrong,
  WRONG_TRIES,
  type WrongTries,
  waitAfterWrong,
  withWrong,
  withWrongElsewhere,
} from './wrong-tries.ts';

describe('wrong pictures', () => {
  const wrongTimes = (count: number, now = 0) => {
    let tries: WrongTries | null = null;
    for (let time = 0; time < count; time += 1) tries = withWrong(tries, now);
    return tries;
  };

  it.each([
    [0, 0],
    [4, 0],
    [5, 15],
    [6, 30],
    [7, 60],
    [8, 120],
    [9, 240],
    [10, 300],
    [11, 300],
    [1000, 300],
  ])('%d of them make a pause of %d seconds', (count, seconds) => {
    const tries = wrongTimes(count);
    expect(waitAfterWrong(tries, 0)).toBe(seconds * 1000);
    if (seconds > 0) expect(waitAfterWrong(tries, seconds * 1000 - 1)).toBe(1);
    expect(waitAfterWrong(tries, seconds * 1000)).toBe(0);
  });

  it('are free again after a quiet hour, and not before', () => {
    const tries = wrongTimes(20);
    expect(withWrong(tries, WRONG_TRIES.quietMs - 1)).toMatchObject({ count: 21 });
    expect(withWrong(tries, WRONG_TRIES.quietMs)).toMatchObject({ count: 1 });
  });

  it('are at most 300 in a day, however they are spread', () => {
    let tries: WrongTries | null = null;
    let count = 0;
    for (let now = 0; now < 24 * 60 * 60 * 1000; now += waitAfterWrong(tries, now) || 1) {
      if (waitAfterWrong(tries, now) > 0) continue;
      tries = withWrong(tries, now);
      count += 1;
    }
    expect(count).toBeLessThanOrEqual(300);
  });

  it('make no longer wait when the clock was set back', () => {
    expect(waitAfterWrong(wrongTimes(5, 1e12), 0)).toBe(15_000);
    expect(waitAfterWrong(wrongTimes(20, 1e12), 0)).toBe(300_000);
  });
});

describe('wrong tries on a device that nothing admitted', () => {
  const NOVEMBER = '2026-11-26T10:00:00.000Z';
  const wrongTimes = (count: number, now = NOVEMBER) => {
    let tries: ElsewhereTries | null = null;
    for (let time = 0; time < count; time += 1) tries = withWrongElsewhere(tries, now);
    return tries;
  };

  it('are at most 120 in a school year, 1 % of the ways', () => {
    expect(mayTryElsewhere(null, NOVEMBER)).toBe(true);
    expect(mayTryElsewhere(wrongTimes(119), NOVEMBER)).toBe(true);
    expect(mayTryElsewhere(wrongTimes(120), NOVEMBER)).toBe(false);
    expect(WRONG_TRIES.mostElsewhereInYear / 12_144).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ['2027-07-31T23:59:59.999Z', false, 121],
    ['2027-08-01T00:00:00.000Z', true, 1],
    // The clock was set back.
    ['2025-11-26T10:00:00.000Z', false, 121],
  ])('at %s after 120 in November 2026, one more may be tried: %s', (at, may, count) => {
    expect(mayTryElsewhere(wrongTimes(120), at)).toBe(may);
    expect(withWrongElsewhere(wrongTimes(120), at).count).toBe(count);
  });
});

it('many wrong tries are shown for two weeks', () => {
  const days = (count: number) => count * 24 * 60 * 60 * 1000;
  expect([showsManyWrong(null, 0), showsManyWrong(0, 0)]).toEqual([false, true]);
  expect([showsManyWrong(0, days(14) - 1), showsManyWrong(0, days(14))]).toEqual([true, false]);
});
