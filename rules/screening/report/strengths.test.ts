import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATEMENTS } from '../../../content/en/statements.ts';
import { LETTER_QUIZ } from '../letter-quiz/letter-quiz.ts';
import { STATED_STRENGTHS } from '../questionnaire/stated-strengths.ts';
import { TRAIT_ANSWERS, TRAIT_STATEMENTS } from '../questionnaire/traits-questionnaire.ts';
import type { FocusGameResult, LetterQuizResult, ScreeningResults, TraitsQuestionnaireResult } from '../results.ts';
import { focusGame, letterQuiz, lettersRight, questionnaire } from '../testing/sample-results.ts';
import { STRENGTHS, type Strength, strengthsOf } from './strengths.ts';

const nothing: ScreeningResults = { 'focus-game': [], 'letter-quiz': [], 'traits-questionnaire': [] };
const ofFocus = (...results: FocusGameResult[]) => strengthsOf({ ...nothing, 'focus-game': results });
const ofLetters = (...results: LetterQuizResult[]) => strengthsOf({ ...nothing, 'letter-quiz': results });
const ofPeople = (...results: TraitsQuestionnaireResult[]) =>
  strengthsOf({ ...nothing, 'traits-questionnaire': results });

describe('strengthsOf', () => {
  it('lists the strengths of the example in the design', () => {
    const results = {
      'focus-game': [focusGame(78, halves(70, 86))],
      'letter-quiz': [letterQuiz('A>A B>B C>C b>d d>b e>e f>t g>g h>k i>i')],
      'traits-questionnaire': [questionnaire(3, { 1: 'definitely-agree' })],
    };
    expect(strengthsOf(results)).toEqual([
      { code: 'second-half-steadier' },
      { code: 'letters-right', letters: 'capitals', isAtFirstHearing: true },
      { code: 'small-sounds' },
      { code: 'finished', parts: 3 },
    ]);
  });

  it('is empty without results', () => {
    expect(strengthsOf(nothing)).toEqual([]);
  });

  it('has one to four different strengths for any results', () => {
    fc.assert(
      fc.property(someResults(), (results) => {
        const strengths = strengthsOf(results);
        expect(strengths.length).toBeGreaterThanOrEqual(1);
        expect(strengths.length).toBeLessThanOrEqual(STRENGTHS.atMost);
        expect(new Set(strengths.map((strength) => JSON.stringify(strength))).size).toBe(strengths.length);
      }),
    );
  });

  it('counts the finished parts', () => {
    expect(ofFocus(focusGame(10))).toEqual([{ code: 'finished', parts: 1 }]);
    const two = { ...nothing, 'focus-game': [focusGame(10)], 'letter-quiz': [lettersRight(0)] };
    expect(strengthsOf(two)).toEqual([{ code: 'finished', parts: 2 }]);
    const three = { ...two, 'traits-questionnaire': [questionnaire(5)] };
    expect(strengthsOf(three)).toEqual([{ code: 'finished', parts: 3 }]);
  });

  it('says how often parts were repeated', () => {
    expect(ofFocus(focusGame(10), focusGame(10))).toContainEqual({ code: 'came-back', times: 1 });
    const eleven = { ...nothing, 'focus-game': Array(11).fill(focusGame(10)), 'letter-quiz': [lettersRight(0)] };
    expect(strengthsOf(eleven)).toContainEqual({ code: 'came-back', times: 10 });
  });

  it('takes nothing from results that say little, not even that a part is finished', () => {
    const steady = focusGame(100, { ...halves(70, 100), longestDriftMs: 0, validity: 'half-without-checks' });
    expect(ofFocus(steady, steady)).toEqual([]);
    expect(ofFocus(steady, focusGame(10))).toEqual([{ code: 'finished', parts: 1 }]);
  });
});

describe('of a focus game', () => {
  it.each([
    [70, 74, false],
    [70, 75, true],
    [75, 70, false],
  ])('with halves of %i and %i %%, "steadier" is %s', (first, second, said) => {
    expect(ofFocus(focusGame(72, halves(first, second))).some(({ code }) => code === 'second-half-steadier')).toBe(
      said,
    );
  });

  it.each([
    [29, false],
    [30, true],
  ])('a half of %i checks is compared: %s', (checks, said) => {
    const firstHalf = { totalChecks: checks, focusedMoments: 0 };
    expect(ofFocus(focusGame(72, { firstHalf })).some(({ code }) => code === 'second-half-steadier')).toBe(said);
  });

  it.each([
    [2_000, true],
    [2_001, false],
  ])('a longest drift of %i ms is short: %s', (longestDriftMs, said) => {
    expect(ofFocus(focusGame(72, { longestDriftMs })).some(({ code }) => code === 'never-far')).toBe(said);
  });

  it.each([
    [39_999, false],
    [40_000, true],
  ])('%i ms near the ball are long: %s', (timeOnTargetMs, said) => {
    const near = ofFocus(focusGame(72, { timeOnTargetMs })).filter(({ code }) => code === 'long-near');
    expect(near).toEqual(said ? [{ code: 'long-near', near: 40 }] : []);
  });
});

describe('of a letter quiz', () => {
  it.each<[string, Strength]>([
    ['A>A+1 B>B c>d', { code: 'letters-right', letters: 'capitals', isAtFirstHearing: false }],
    ['A>A B>b c>c e>e', { code: 'letters-right', letters: 'smalls', isAtFirstHearing: true }],
    ['b>b d>d A>a C>c', { code: 'turning-letters-right', letters: ['b', 'd'] }],
    ['b>d A>A f>f g>g h>h i>i', { code: 'other-letters-right' }],
    ['A>a B>B+1', { code: 'right-after-repeat' }],
    ['A>a+1 B>B', { code: 'asked-for-repeat' }],
    ['A>A b>b c>c', { code: 'letters-right', letters: 'all', isAtFirstHearing: true }],
  ])('%s shows %o', (pairs, strength) => {
    expect(ofLetters(letterQuiz(pairs))).toContainEqual(strength);
  });

  it('needs more than one capital letter', () => {
    expect(ofLetters(letterQuiz('A>A c>d'))).toEqual([{ code: 'finished', parts: 1 }]);
  });
});

describe('of a questionnaire', () => {
  it('uses definite answers only', () => {
    const finished = { code: 'finished', parts: 1 };
    expect(ofPeople(questionnaire(10))).toEqual([finished]);
    expect(ofPeople(questionnaire(10, { 9: 'definitely-agree' }))).toEqual([{ code: 'faces' }, finished]);
    expect(ofPeople(questionnaire(10, { 9: 'definitely-disagree' }))).toEqual([finished]);
  });

  it('has one strength per statement, and a negated one only for statements of difficulty', () => {
    expect(STATED_STRENGTHS.map(({ statement }) => statement).sort((a, b) => a - b)).toEqual(
      TRAIT_STATEMENTS.map((_, place) => place + 1),
    );
    for (const { statement, answer } of STATED_STRENGTHS) {
      const id = TRAIT_STATEMENTS[statement - 1]?.id;
      const isAboutHardship = id !== undefined && STATEMENTS[id].includes('find it hard');
      expect(answer).toBe(isAboutHardship ? 'definitely-disagree' : 'definitely-agree');
    }
  });
});

function halves(first: number, second: number): Partial<FocusGameResult> {
  return {
    firstHalf: { totalChecks: 100, focusedMoments: first },
    secondHalf: { totalChecks: 100, focusedMoments: second },
  };
}

function someResults(): fc.Arbitrary<ScreeningResults> {
  const focusGames = fc.record({ percent: fc.nat(100), checks: fc.nat(601), longestDriftMs: fc.nat(60_000) });
  const answer = fc.record({
    heard: fc.constantFrom(...LETTER_QUIZ.alphabet),
    typed: fc.constantFrom('', ...LETTER_QUIZ.alphabet),
    repeats: fc.nat(2),
  });
  const quizzes = fc.record({
    answers: fc.uniqueArray(answer, { minLength: 10, maxLength: 10, selector: ({ heard }) => heard }),
    correct: fc.nat(10),
    hasDyslexia: fc.boolean(),
    validity: fc.constant(null),
  });
  const questionnaires = fc.record({
    answers: fc.array(fc.constantFrom(...TRAIT_ANSWERS), { minLength: 10, maxLength: 10 }),
    score: fc.nat(10),
    result: fc.constantFrom('low' as const, 'borderline' as const, 'possible' as const),
    validity: fc.constant(null),
  });
  return fc
    .record({
      'focus-game': fc.array(
        focusGames.map(({ percent, ...change }) => focusGame(percent, change)),
        { maxLength: 3 },
      ),
      'letter-quiz': fc.array(quizzes, { maxLength: 3 }),
      'traits-questionnaire': fc.array(questionnaires, { maxLength: 3 }),
    })
    .filter((results) => Object.values(results).some(({ length }) => length > 0));
}
