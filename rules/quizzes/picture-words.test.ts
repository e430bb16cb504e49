import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PICTURE_NAMES } from './picture-names.ts';
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
    const picked = item.options.findIndex((option) => (option === 'word') === isWanted);
    return { picked, answeredAfterMs: 700 };
  });
  return { durationMs: 12_000, seed: SEED, answers };
}

describe('PICTURE_NAMES', () => {
  it('has at least sixty different pictures', () => {
    expect(PICTURE_NAMES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PICTURE_NAMES).size).toBe(PICTURE_NAMES.length);
  });
});

describe('the items of a quiz', () => {
  it('are ten different ones, each with its word among four different options', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const items = pictureWordItems(seed);
        expect(new Set(items.map(({ picture }) => picture)).size).toBe(PICTURE_WORDS.items);
        for (const { options } of items) {
          expect(new Set(options).size).toBe(PICTURE_WORDS.optionsPerItem);
          expect(options).toContain('word');
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
      .map(({ options }) => options.indexOf('word'));
    for (const place of [0, 1, 2, 3]) expect(places.filter((each) => each === place).length).toBeGreaterThan(80);
  });
});

describe('a run', () => {
  it.each([0, 6, 7, 10])('of %i right words has that score and no level', (right) => {
    expect(pictureWordsResult(run(right))).toEqual({ score: right, level: null });
    expect(mixedUpWords(run(right))).toHaveLength(10 - right);
  });

  it('lists the wrong answers with the picked option', () => {
    const [mixed] = mixedUpWords(run(9));
    expect(mixed?.picture).toBe(pictureWordItems(SEED)[9]?.picture);
    expect(mixed && isRightWord(mixed, mixed.picked)).toBe(false);
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
