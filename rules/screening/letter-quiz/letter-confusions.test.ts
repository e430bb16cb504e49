import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letters } from '../testing/sample-results.ts';
import {
  caseMixUps,
  confusionGrid,
  emptyAnswers,
  isGridSwap,
  isSwap,
  LETTER_CONFUSIONS,
  otherSwaps,
  recentAnswers,
} from './letter-confusions.ts';
import { LETTER_QUIZ } from './letter-quiz.ts';

const someAnswers = fc.array(
  fc.record({
    heard: fc.constantFrom(...LETTER_QUIZ.alphabet),
    typed: fc.constantFrom('', '3', ...LETTER_QUIZ.alphabet, ...'bdpq'),
  }),
  { maxLength: 30 },
);

describe('confusionGrid', () => {
  const rows = confusionGrid(letters('b>b b>d d>b d>d p>p q>q b>b q>v p> B>d'));

  it('counts right letters, swaps and all others', () => {
    expect(rows.map(({ heard, cells, other }) => [heard, ...cells.map(({ times }) => times), other])).toEqual([
      ['b', 2, 1, 0, 0, 0],
      ['d', 1, 1, 0, 0, 0],
      ['p', 0, 0, 1, 0, 1],
      ['q', 0, 0, 0, 1, 1],
    ]);
  });

  it('marks each cell as right, swap or none', () => {
    expect(rows[0]?.cells.map(({ kind }) => kind)).toEqual(['right', 'swap', 'none', 'none']);
  });

  it('has rows that add up to the letters heard', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        for (const { heard, cells, other } of confusionGrid(answers)) {
          const sum = cells.reduce((total, { times }) => total + times, other);
          expect(sum).toBe(answers.filter((answer) => answer.heard === heard).length);
        }
      }),
    );
  });

  it('has four empty rows without answers', () => {
    expect(confusionGrid([]).map(({ heard }) => heard)).toEqual([...LETTER_CONFUSIONS.letters]);
  });
});

describe('recentAnswers', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('of %i quizzes takes the newest %i', (quizzes, taken) => {
    const all = Array.from({ length: quizzes }, (_, place) => ({ answers: [{ heard: 'a', typed: String(place) }] }));
    expect(recentAnswers(all).map(({ typed }) => typed)).toEqual(['0', '1', '2'].slice(0, taken));
  });
});

describe('otherSwaps', () => {
  it('are sorted by frequency, then alphabetically', () => {
    expect(
      otherSwaps(letters('v>f m>n v>f a>o b>v')).map(({ heard, typed, times }) => `${heard}${typed}${times}`),
    ).toEqual(['vf2', 'ao1', 'bv1', 'mn1']);
  });

  it('exclude swaps of the grid, right letters, wrong case and empty answers', () => {
    expect(otherSwaps(letters('b>d a>a B>b c> P>d'))).toEqual([{ heard: 'P', typed: 'd', times: 1 }]);
  });

  it('contain every swap that the grid does not', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        const outside = otherSwaps(answers).reduce((sum, { times }) => sum + times, 0);
        const inside = confusionGrid(answers).flatMap(({ cells }) => cells.filter(({ kind }) => kind === 'swap'));
        expect(outside + inside.reduce((sum, { times }) => sum + times, 0)).toBe(answers.filter(isSwap).length);
      }),
    );
  });
});

describe('isGridSwap', () => {
  it('is true for small letters only', () => {
    expect(isGridSwap({ heard: 'b', typed: 'd' })).toBe(true);
    expect(isGridSwap({ heard: 'B', typed: 'd' })).toBe(false);
    expect(isGridSwap({ heard: 'b', typed: 'b' })).toBe(false);
  });
});

describe('caseMixUps', () => {
  it('counts which case was typed for which', () => {
    expect(caseMixUps(letters('b>B B>b D>d'))).toEqual({ capitals: 1, smalls: 2 });
    expect(caseMixUps(letters('b>B'))).toEqual({ capitals: 1, smalls: 0 });
    expect(caseMixUps(letters('b>b b>d'))).toEqual({ capitals: 0, smalls: 0 });
  });
});

describe('emptyAnswers', () => {
  it('counts answers with nothing typed', () => {
    expect(emptyAnswers(letters('b> c> d>d'))).toBe(2);
    expect(emptyAnswers(letters('b>'))).toBe(1);
    expect(emptyAnswers(letters('b>b'))).toBe(0);
  });
});
