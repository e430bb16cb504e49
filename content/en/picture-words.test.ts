import { describe, expect, it } from 'vitest';
import { PICTURE_WORDS } from './picture-words.ts';

const words = Object.values(PICTURE_WORDS);

describe('the picture words', () => {
  it('are different', () => {
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  });

  it.each(words)('have three words of similar spelling for $word', ({ word, others, clue }) => {
    expect(new Set([word, ...others]).size).toBe(4);
    for (const other of others) expect(looksLike(word, other), other).toBe(true);
    const clueWords = clue.toLowerCase().split(/[^a-z]+/);
    for (const option of [word, ...others]) expect(clueWords).not.toContain(option);
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
