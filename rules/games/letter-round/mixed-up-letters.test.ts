import { describe, expect, it } from 'vitest';
import { letterQuiz, letters } from '../../screening/testing/sample-results.ts';
import { letterQuestions } from './letter-round.ts';
import {
  type FinishedQuiz,
  lettersForRound,
  mixedUpInRound,
  roundLetters,
  swappedLetters,
} from './mixed-up-letters.ts';

const quiz = (answers: string, day: number, validity: FinishedQuiz['validity'] = null): FinishedQuiz => ({
  ...letterQuiz(answers),
  validity,
  timestamp: `2026-11-0${day}T10:00:00.000Z`,
});
const swapped = (day: number) => quiz('b>d a>a', day);
const clean = (day: number) => quiz('b>b d>d a>e', day);
const round = (day: number, mixedUp: readonly ('b' | 'd' | 'p' | 'q')[]) => ({
  finishedAt: `2026-11-0${day}T12:00:00.000Z`,
  mixedUp,
});

describe('swapped letters', () => {
  it.each([
    ['b>b d>d p>p q>q', []],
    ['b>d', ['b', 'd']],
    ['q>b b>d', ['b', 'd', 'q']],
    ['b>d p>q', ['b', 'd', 'p', 'q']],
  ])('of %s are %j', (answers, expected) => {
    expect(swappedLetters(letters(answers))).toEqual(expected);
  });

  it('are small b, d, p and q taken for one another, not another letter, case, or nothing', () => {
    expect(swappedLetters(letters('b>v b>B B>d b> m>n'))).toEqual([]);
  });
});

describe('the letters that come more often in the next round', () => {
  it('are those swapped once or more in the newest three valid quizzes', () => {
    expect(lettersForRound([], null)).toEqual([]);
    expect(lettersForRound([clean(1)], null)).toEqual([]);
    expect(lettersForRound([clean(3), clean(2), swapped(1)], null)).toEqual(['b', 'd']);
    expect(lettersForRound([clean(4), clean(3), clean(2), swapped(1)], null)).toEqual([]);
    expect(lettersForRound([quiz('b>d', 4, 'few-letters-right'), clean(3), clean(2), swapped(1)], null)).toEqual([
      'b',
      'd',
    ]);
  });

  it('are those of the last round, and of the quizzes since', () => {
    expect(lettersForRound([swapped(1)], round(2, []))).toEqual([]);
    expect(lettersForRound([swapped(1)], round(2, ['p', 'q']))).toEqual(['p', 'q']);
    expect(lettersForRound([swapped(3)], round(2, []))).toEqual(['b', 'd']);
    expect(lettersForRound([quiz('b>q', 3)], round(2, ['p', 'q']))).toEqual(['b', 'p', 'q']);
  });

  it('are none when all four were mixed up', () => {
    expect(lettersForRound([quiz('b>d p>q', 1)], null)).toEqual([]);
    expect(lettersForRound([swapped(3)], round(2, ['p', 'q']))).toEqual([]);
  });

  it('named in an address are two or three of b, d, p and q', () => {
    expect(roundLetters([...'db'])).toEqual(['b', 'd']);
    expect(roundLetters([...'qbdx'])).toEqual(['b', 'd', 'q']);
    for (const other of ['', 'b', 'bb', 'bdpq', 'xy']) expect(roundLetters([...other])).toEqual([]);
  });
});

it.each([
  [1, []],
  [2, ['b', 'd']],
])('a round in which d was taken for b %i times mixed up %j', (times, mixedUp) => {
  let taken = 0;
  const answers = letterQuestions(7).map(({ letter, options }) => {
    const isWrong = letter === 'b' && taken < times;
    if (isWrong) taken += 1;
    return { picked: options.indexOf(isWrong ? 'd' : letter), answeredAfterMs: 900 };
  });
  expect(mixedUpInRound({ seed: 7, answers })).toEqual(mixedUp);
});
