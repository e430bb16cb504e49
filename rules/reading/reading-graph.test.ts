import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { READING_GRAPH, readingSteps } from './reading-graph.ts';

/** Ten words in sentences of four, four and two. */
const TEXT = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2];
const wordsFrom = (place: number) =>
  readingSteps(TEXT)
    .filter(({ from }) => from === place)
    .map(({ word }) => word)
    .toSorted((a, b) => a - b);

describe('readingSteps', () => {
  it('leads through the text word by word, which is the likeliest way', () => {
    for (const [word] of TEXT.entries()) {
      const steps = readingSteps(TEXT).filter(({ from }) => from === word);
      const likeliest = steps.toSorted((a, b) => b.share - a.share)[0];
      expect(likeliest).toMatchObject({ word, to: word + 1 });
    }
  });

  it('allows three words to be left out, and four words to be said again', () => {
    expect(wordsFrom(5)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('allows the sentence to be begun again, and the next one to be begun', () => {
    expect(wordsFrom(8)).toContain(4);
    expect(wordsFrom(1)).toContain(4);
    expect(wordsFrom(3)).not.toContain(9);
  });

  it('at the start allows only words ahead, and after the last word only those before', () => {
    expect(wordsFrom(0)).toEqual([0, 1, 2, 3, 4]);
    expect(wordsFrom(10)).toEqual([6, 7, 8, 9]);
  });

  it('has no steps without words', () => {
    expect(readingSteps([])).toEqual([]);
  });

  it('has steps within the text only, each with one word, and shares of 1 at every place but the last', () => {
    const sentences = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sentences, (lengths) => {
        const text = lengths.flatMap((length, sentence) => Array.from({ length }, () => sentence));
        const steps = readingSteps(text);
        for (let place = 0; place < text.length; place += 1) {
          const from = steps.filter((step) => step.from === place);
          expect(new Set(from.map(({ word }) => word)).size).toBe(from.length);
          expect(from.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
        }
        for (const { word, to, share } of steps) {
          expect(to).toBe(word + 1);
          expect(word).toBeGreaterThanOrEqual(0);
          expect(word).toBeLessThan(text.length);
          expect(share).toBeGreaterThan(0);
        }
        expect(steps.length).toBeLessThanOrEqual(
          (text.length + 1) * (3 + READING_GRAPH.skippedAtMost + READING_GRAPH.backAtMost),
        );
      }),
      { numRuns: 30 },
    );
  });
});
