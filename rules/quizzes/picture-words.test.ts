import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_WORD_POOL } from './picture-word-pool.ts';
import {
  isPossiblePictureWordsRun,
  isRightWord,
  mixedUpWords,
  PICTURE_WORDS,
  type PictureWordsRun,
  pictureWordItems,
  pictureWordsLeastDurationMs,
  pictureWordsResult,
  suggestsWordTraits,
} from './picture-words.ts';

const SEED = 11;

/** A run with `right` right words, then wrong ones. */
function run(right: number): PictureWordsRun {
  const answers = pictureWordItems(SEED).map((item, place) => {
    const isWanted = place < right;
    const picked = item.options.findIndex((option) => (option === item.word) === isWanted);
    return { picked, answeredAfterMs: 700 };
  });
  return { durationMs: 12_000, seed: SEED, answers };
}

describe('PICTURE_WORD_POOL', () => {
  it('has at least sixty different words with different pictures', () => {
    expect(PICTURE_WORD_POOL.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PICTURE_WORD_POOL.map(({ word }) => word)).size).toBe(PICTURE_WORD_POOL.length);
    expect(new Set(PICTURE_WORD_POOL.map(({ picture }) => picture)).size).toBe(PICTURE_WORD_POOL.length);
  });

  it.each(PICTURE_WORD_POOL)('has three words of similar spelling for $word', ({ word, others, clue }) => {
    expect(new Set([word, ...others]).size).toBe(4);
    for (const other of others) expect(looksLike(word, other), other).toBe(true);
    const clueWords = clue.toLowerCase().split(/[^a-z]+/);
    for (const option of [word, ...others]) expect(clueWords).not.toContain(option);
  });
});

describe('the items of a quiz', () => {
  it('are ten different ones, each with its word among four different options', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const items = pictureWordItems(seed);
        expect(new Set(items.map(({ word }) => word)).size).toBe(PICTURE_WORDS.items);
        for (const { word, options } of items) {
          expect(new Set(options).size).toBe(PICTURE_WORDS.optionsPerItem);
          expect(options).toContain(word);
        }
      }),
    );
  });

  it('are determined by the seed', () => {
    expect(pictureWordItems(5)).toEqual(pictureWordItems(5));
    expect(pictureWordItems(5)).not.toEqual(pictureWordItems(6));
  });

  it('have their word at every position', () => {
    const places = Array.from({ length: 50 }, (_, seed) => pictureWordItems(seed))
      .flat()
      .map(({ word, options }) => options.indexOf(word));
    for (const place of [0, 1, 2, 3]) expect(places.filter((each) => each === place).length).toBeGreaterThan(80);
  });
});

describe('a run', () => {
  it.each([0, 6, 7, 10])('of %i right words has that score and no level', (right) => {
    expect(pictureWordsResult(run(right))).toEqual({ score: right, level: null });
    expect(mixedUpWords(run(right))).toHaveLength(10 - right);
  });

  it('lists the wrong answers with the picked word', () => {
    const [mixed] = mixedUpWords(run(9));
    expect(mixed?.word).toBe(pictureWordItems(SEED)[9]?.word);
    expect(mixed && isRightWord(mixed, mixed.options.indexOf(mixed.picked))).toBe(false);
  });

  it.each([
    [6, true],
    [7, false],
    [8, false],
  ])('of %i right words suggests traits: %s', (right, suggests) => {
    expect(suggestsWordTraits(right)).toBe(suggests);
  });

  it('lasts at least ten presses and the pause after each', () => {
    expect(pictureWordsLeastDurationMs(run(10))).toBe(10 * (500 + 100));
  });

  it('lasts as long as its answers and the pause after each', () => {
    const lasting = (durationMs: number) => isPossiblePictureWordsRun({ ...run(10), durationMs });
    expect([11_989, 11_990, 12_000, 900_000].map(lasting)).toEqual([false, true, true, true]);
  });

  it('has no answer within 100 ms after its item appeared', () => {
    const after = (answeredAfterMs: number) =>
      isPossiblePictureWordsRun({ ...run(10), answers: run(10).answers.map((each) => ({ ...each, answeredAfterMs })) });
    expect([99, 100].map(after)).toEqual([false, true]);
  });
});

/** Whether two words share their first letter, or have an edit distance of at most 2. */
function looksLike(one: string, other: string): boolean {
  return one[0] === other[0] || editDistance(one, other) <= 2;
}

/** The Damerau-Levenshtein distance. */
function editDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j += 1) table[0]?.splice(j, 1, j);
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const costs = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      table[i]?.splice(j, 1, Math.min(...costs, ...(isSwapped ? [at(i - 2, j - 2) + 1] : [])));
    }
  }
  return at(a.length, b.length);
}
