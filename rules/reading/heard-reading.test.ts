import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEARD_READING, type HeardSegment, heardReading, type TextWord } from './heard-reading.ts';

const word: TextWord = { isFollowed: true, isKnown: true, isPhraseEnd: false };
const text = (count: number, ends: readonly number[] = []): TextWord[] =>
  Array.from({ length: count }, (_, index) => ({ ...word, isPhraseEnd: ends.includes(index) }));

/** Words of 300 ms, each right after the other. */
function spoken(...words: (number | null)[]): HeardSegment[] {
  return words.map((each, place) => ({ word: each, startMs: place * 300, endMs: (place + 1) * 300 }));
}

describe('the pace', () => {
  it('is the number of different words by the time from the first to the last, without silence around', () => {
    const parts = [
      { word: null, startMs: 0, endMs: 5000 },
      ...spokenFrom(5000, 0, 1, 2, 3),
      { word: null, startMs: 6200, endMs: 9000 },
    ];
    const { durationMs, wordsRead, wordsPerMinute } = heardReading(text(4), parts, []);
    expect({ durationMs, wordsRead, wordsPerMinute }).toEqual({ durationMs: 1200, wordsRead: 4, wordsPerMinute: 200 });
  });

  it('counts a word that is said again once', () => {
    expect(heardReading(text(3), spoken(0, 1, 1, 2), []).wordsRead).toBe(3);
  });

  it('is 0 when nothing was heard', () => {
    const reading = heardReading(text(3), spoken(null, null), [{ startMs: 0, endMs: 600 }]);
    expect(reading).toMatchObject({ durationMs: 0, wordsRead: 0, wordsPerMinute: 0, reached: 0, inOrderPercent: 0 });
    expect([reading.pauses, reading.repetitions, reading.practise]).toEqual([[], [], []]);
  });
});

describe('a pause', () => {
  const parts: HeardSegment[] = [
    { word: 0, startMs: 0, endMs: 400 },
    { word: 1, startMs: 1500, endMs: 1900 },
  ];
  it.each([
    [499, 0],
    [500, 0],
    [501, 1],
  ])('of %i ms counts %i times: it is over half a second', (ms, count) => {
    const { pauses } = heardReading(text(2), parts, [{ startMs: 600, endMs: 600 + ms }]);
    expect(pauses.length).toBe(count);
  });

  it('stands before the word that follows it', () => {
    const { pauses } = heardReading(text(2), parts, [{ startMs: 500, endMs: 1400 }]);
    expect(pauses).toEqual([{ startMs: 500, endMs: 1400, before: 1 }]);
  });

  it('before the first and after the last word is none', () => {
    const late = parts.map((part) => ({ ...part, startMs: part.startMs + 2000, endMs: part.endMs + 2000 }));
    const quiet = [
      { startMs: 0, endMs: 1900 },
      { startMs: 4000, endMs: 6000 },
    ];
    expect(heardReading(text(2), late, quiet).pauses).toEqual([]);
  });
});

describe('a repetition', () => {
  it('is each time that words are heard again, however many', () => {
    const { repetitions } = heardReading(text(4), spoken(0, 0, 1, 2, 0, 1, 2, 3), []);
    expect(repetitions.map(({ from, to }) => [from, to])).toEqual([
      [0, 0],
      [0, 2],
    ]);
  });

  it.each([
    [HEARD_READING.againLeastMs - 1, 0],
    [HEARD_READING.againLeastMs, 1],
  ])('of %i ms counts %i times', (ms, count) => {
    const parts = [...spoken(0, 1), { word: 1, startMs: 600, endMs: 600 + ms }];
    expect(heardReading(text(2), parts, []).repetitions.length).toBe(count);
  });

  it('is none where words follow each other or are left out', () => {
    expect(heardReading(text(6), spoken(0, 1, 3, 5), []).repetitions).toEqual([]);
  });
});

describe('words to practise', () => {
  const practise = (...args: Parameters<typeof heardReading>) => heardReading(...args).practise;

  it('are those left out before the last heard word, not those that were not reached', () => {
    expect(practise(text(6), spoken(0, 2, 3), [])).toEqual([{ word: 1, reason: 'skipped' }]);
  });

  it('are none that the follower does not know', () => {
    const unknown = text(3).map((each, index) => ({ ...each, isFollowed: index !== 1 }));
    expect(practise(unknown, spoken(0, 2), [])).toEqual([]);
  });

  it('are those after a pause within a part of a sentence, but not after its end', () => {
    const parts: HeardSegment[] = [
      { word: 0, startMs: 0, endMs: 300 },
      { word: 1, startMs: 1200, endMs: 1500 },
    ];
    const quiet = [{ startMs: 350, endMs: 1150 }];
    expect(practise(text(2), parts, quiet)).toEqual([{ word: 1, reason: 'paused-before' }]);
    expect(practise(text(2, [0]), parts, quiet)).toEqual([]);
  });

  it('are the last of those that were said again', () => {
    expect(practise(text(4), spoken(0, 1, 0, 1, 2), [])).toEqual([{ word: 1, reason: 'said-again' }]);
  });
});

it('a reading in the order of the text is wholly in order, and one that jumps is not', () => {
  expect(heardReading(text(4), spoken(0, 1, 2, 3), []).inOrderPercent).toBe(100);
  expect(heardReading(text(4), spoken(0, 2, 1, 3), []).inOrderPercent).toBe(0);
  const unknown = text(3).map((each, index) => ({ ...each, isFollowed: index !== 1 }));
  expect(heardReading(unknown, spoken(0, 2), []).inOrderPercent).toBe(100);
});

it('any sequence of parts gives figures within their ranges', () => {
  const anyWords = fc.array(fc.option(fc.integer({ min: 0, max: 9 })), { maxLength: 40 });
  fc.assert(
    fc.property(anyWords, (words) => {
      const reading = heardReading(text(10), spoken(...words), [{ startMs: 300, endMs: 3000 }]);
      const different = new Set(words.filter((each) => each !== null));
      expect(reading.wordsRead).toBe(different.size);
      expect(reading.reached).toBe(different.size === 0 ? 0 : Math.max(...different) + 1);
      expect(reading.heard.filter((each) => each !== null).length).toBe(different.size);
      expect(reading.inOrderPercent).toBeGreaterThanOrEqual(0);
      expect(reading.inOrderPercent).toBeLessThanOrEqual(100);
      for (const { from, to } of reading.repetitions) expect(from).toBeLessThanOrEqual(to);
      const practised = reading.practise.map((each) => each.word);
      expect(new Set(practised).size).toBe(practised.length);
      for (const each of practised) expect(each).toBeLessThan(10);
    }),
  );
});

function spokenFrom(startMs: number, ...words: number[]): HeardSegment[] {
  return spoken(...words).map((part) => ({ ...part, startMs: part.startMs + startMs, endMs: part.endMs + startMs }));
}
