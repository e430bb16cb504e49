import { describe, expect, it } from 'vitest';
import { LEVELS } from '#rules/games/levels.ts';
import { PICTURE_NAMES } from '#rules/quizzes/picture-names.ts';
import { PICTURE_WORDS as QUIZ } from '#rules/quizzes/picture-words.ts';
import { PICTURE_WORD_LEVELS, PICTURE_WORDS } from './picture-words.ts';

const words = Object.values(PICTURE_WORDS);

describe('the picture words', () => {
  it('are different', () => {
    expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  });

  it('have three words of similar spelling each, and a clue without any of them', () => {
    const areRight = ({ word, clue, ...rest }: (typeof words)[number]) => {
      const others = rest.others.split(' ');
      const options = [word, ...others];
      const clueWords = clue.toLowerCase().split(/[^a-z]+/);
      const areLike = others.every((other) => looksLike(word, other));
      return new Set(options).size === 4 && areLike && !options.some((option) => clueWords.includes(option));
    };
    expect(words.filter((each) => !areRight(each))).toEqual([]);
  });
});

describe('the levels of the picture words', () => {
  const lengths = PICTURE_WORD_LEVELS.map((pictures) => pictures.map((picture) => PICTURE_WORDS[picture].word.length));

  it('have each picture once, and enough of them that the next quiz can have others', () => {
    expect(PICTURE_WORD_LEVELS).toHaveLength(LEVELS['picture-words'].highest);
    expect(PICTURE_WORD_LEVELS.flat().toSorted()).toEqual(PICTURE_NAMES.toSorted());
    for (const pictures of PICTURE_WORD_LEVELS) expect(pictures.length).toBeGreaterThan(1.5 * QUIZ.items);
  });

  it('never have a shorter word than the level before', () => {
    for (const [at, level] of lengths.entries())
      expect(Math.min(...level)).toBeGreaterThanOrEqual(Math.max(0, ...(lengths[at - 1] ?? [])));
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
