import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReading, READING_HISTORY, READING_KINDS, type Reading, readingHistory } from './reading-history.ts';

const READING: Reading = {
  id: 'a',
  owner: null,
  kind: 'listened',
  textId: 'tides',
  words: 100,
  durationMs: 60_000,
  wordsPerMinute: null,
  finishedAt: '2026-11-24T10:00:00.000Z',
};
let count = 0;
const read = (finishedAt: string, more: Partial<Reading> = {}): Reading => {
  count += 1;
  return { ...READING, id: String(count), textId: `text-${count}`, finishedAt: `${finishedAt}:00.000Z`, ...more };
};
const minutes = (amount: number) => ({ durationMs: amount * 60_000 });
const aloud = (finishedAt: string, wordsPerMinute: number | null, words = 100) =>
  read(finishedAt, { kind: 'aloud', wordsPerMinute, words });

describe('a history', () => {
  it('is empty without a reading', () => {
    expect(readingHistory([], 0)).toEqual({
      minutes: 0,
      texts: 0,
      wordsPerMinute: null,
      weeks: [],
      bestWeek: null,
      usualMinutes: null,
      aloud: [],
      usualPace: null,
    });
  });

  it('counts a text once, however often and in whatever way it was read', () => {
    const readings = [READING, { ...READING, id: 'b' }, { ...READING, id: 'c', kind: 'questions' as const }];
    expect(readingHistory(readings, 0)).toMatchObject({ minutes: 3, texts: 1 });
  });
});

describe('a week', () => {
  const mondays = (readings: Reading[], minutesFromUtc = 0) =>
    readingHistory(readings, minutesFromUtc).weeks.map(({ monday }) => monday);

  it('is from Monday 00:00 to Sunday 24:00', () => {
    expect(mondays([read('2026-11-22T23:59')])).toEqual(['2026-11-16']);
    expect(mondays([read('2026-11-23T00:00')])).toEqual(['2026-11-23']);
    expect(mondays([read('2026-11-29T23:59')])).toEqual(['2026-11-23']);
  });

  it('is one of the local calendar', () => {
    expect(mondays([read('2026-11-22T23:30')], 60)).toEqual(['2026-11-23']);
    expect(mondays([read('2026-11-23T00:30')], -60)).toEqual(['2026-11-16']);
  });

  it('is not there without a reading', () => {
    expect(mondays([read('2026-11-24T10:00'), read('2026-10-07T10:00')])).toEqual(['2026-11-23', '2026-10-05']);
  });
});

describe('the pace', () => {
  it('is the median of the readings aloud', () => {
    expect(readingHistory([aloud('2026-11-24T10:00', 90)], 0).wordsPerMinute).toBe(90);
    expect(
      readingHistory(
        [80, 120].map((pace) => aloud('2026-11-24T10:00', pace)),
        0,
      ).wordsPerMinute,
    ).toBe(100);
    expect(
      readingHistory(
        [80, 300, 90].map((pace) => aloud('2026-11-24T10:00', pace)),
        0,
      ).wordsPerMinute,
    ).toBe(90);
  });

  it('needs enough words, and a reading aloud', () => {
    const { leastWords } = READING_HISTORY;
    expect(readingHistory([aloud('2026-11-24T10:00', 90, leastWords)], 0).wordsPerMinute).toBe(90);
    expect(readingHistory([aloud('2026-11-24T10:00', 90, leastWords - 1)], 0).wordsPerMinute).toBeNull();
    expect(readingHistory([aloud('2026-11-24T10:00', null)], 0).wordsPerMinute).toBeNull();
    expect(readingHistory([read('2026-11-24T10:00', { wordsPerMinute: 160 })], 0).wordsPerMinute).toBeNull();
  });

  it('is of the newest readings, as many as are charted', () => {
    const newest = Array.from({ length: READING_HISTORY.charted }, () => aloud('2026-11-24T10:00', 100));
    const history = readingHistory([aloud('2026-11-01T10:00', 20), ...newest], 0);
    expect(history.aloud).toHaveLength(READING_HISTORY.charted);
    expect(history.wordsPerMinute).toBe(100);
  });

  it('has a usual range from three readings before the newest one on', () => {
    const paces = (...all: number[]) => all.map((pace, at) => aloud(`2026-11-2${at}T10:00`, pace));
    expect(readingHistory(paces(90, 90, 130), 0).usualPace).toBeNull();
    expect(readingHistory(paces(90, 90, 90, 130), 0).usualPace).toEqual({ from: 80, until: 100 });
  });
});

describe('the best week', () => {
  const weeksOf = (...amounts: number[]) =>
    readingHistory(
      amounts.map((amount, at) => read(`2026-0${at + 1}-05T10:00`, minutes(amount))),
      0,
    );

  it('is the one with the most minutes, from the second week on', () => {
    expect(weeksOf(30).bestWeek).toBeNull();
    expect(weeksOf(30, 10).bestWeek).toMatchObject({ minutes: 30 });
    expect(weeksOf(10, 30, 20).bestWeek).toMatchObject({ minutes: 30 });
  });

  it('is the newest of equal ones', () => {
    expect(weeksOf(30, 30).bestWeek).toEqual(weeksOf(30, 30).weeks[0]);
  });

  it('is compared with the others from three on, by at least five minutes and never below none', () => {
    expect(weeksOf(30, 10, 10).usualMinutes).toBeNull();
    expect(weeksOf(30, 10, 10, 10).usualMinutes).toEqual({ from: 5, until: 15 });
    expect(weeksOf(30, 2, 2, 2).usualMinutes).toEqual({ from: 0, until: 7 });
  });
});

describe('any readings', () => {
  const instant = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString());
  const reading: fc.Arbitrary<Reading> = fc.record({
    id: fc.uuid(),
    owner: fc.constant(null),
    kind: fc.constantFrom(...READING_KINDS),
    textId: fc.constantFrom('a', 'b', 'c'),
    words: fc.nat(400),
    durationMs: fc.nat(600_000),
    wordsPerMinute: fc.option(fc.integer({ min: 1, max: 300 })),
    finishedAt: instant,
  });
  const readings = fc.array(reading, { maxLength: 60 });
  const clock = fc.integer({ min: -720, max: 840 });

  it('add up by weeks to the whole', () => {
    fc.assert(
      fc.property(readings, clock, (all, minutesFromUtc) => {
        const { minutes: whole, weeks } = readingHistory(all, minutesFromUtc);
        expect(weeks.reduce((sum, week) => sum + week.minutes, 0)).toBeCloseTo(whole, 6);
        expect(whole).toBeGreaterThanOrEqual(0);
        for (const { monday } of weeks) expect(new Date(monday).getUTCDay()).toBe(1);
        expect(weeks.map(({ monday }) => monday)).toEqual(
          [...new Set(weeks.map(({ monday }) => monday))].sort().reverse(),
        );
      }),
    );
  });

  it('give the same history in any order', () => {
    fc.assert(
      fc.property(readings, clock, (all, minutesFromUtc) => {
        expect(readingHistory(all.toReversed(), minutesFromUtc)).toEqual(readingHistory(all, minutesFromUtc));
      }),
    );
  });

  it('have minutes and texts that never fall when one more is read', () => {
    fc.assert(
      fc.property(readings, reading, (all, more) => {
        const [before, after] = [readingHistory(all, 0), readingHistory([...all, more], 0)];
        expect(after.minutes).toBeGreaterThanOrEqual(before.minutes - 1e-9);
        expect(after.texts).toBeGreaterThanOrEqual(before.texts);
        expect(after.bestWeek?.minutes ?? 0).toBeGreaterThanOrEqual((before.bestWeek?.minutes ?? 0) - 1e-9);
      }),
    );
  });
});

describe('a stored value', () => {
  it.each([
    ['a reading', READING, true],
    [
      'a reading of a learner with a title and what a later version adds',
      { ...READING, owner: 'ada', title: 'T', new: 1 },
      true,
    ],
    ['nothing', undefined, false],
    ['words below 0', { ...READING, words: -1 }, false],
    ['words that are no number', { ...READING, words: Number.NaN }, false],
    ['an unknown kind', { ...READING, kind: 'sung' }, false],
    ['no pace, not even null', { ...READING, wordsPerMinute: undefined }, false],
    ['a day without a time', { ...READING, finishedAt: '2026-11-24' }, false],
  ])('%s', (_name, value, isOne) => {
    expect(isReading(value)).toBe(isOne);
  });
});
