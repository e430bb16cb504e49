import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LETTER_QUIZ } from './letter-quiz.ts';
import type { FocusGameResult, LetterQuizResult, ScreeningResults, TraitsQuestionnaireResult } from './results.ts';
import { STATED_STRENGTHS } from './stated-strengths.ts';
import { STRENGTHS, strengthsOf } from './strengths.ts';
import { focusGame, letterQuiz, lettersRight, questionnaire } from './testing/sample-results.ts';
import { TRAIT_ANSWERS, TRAIT_STATEMENTS } from './traits-questionnaire.ts';

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
      'You kept going: your second 30 seconds were steadier than the first.',
      'All capital letters were right, at the first hearing.',
      'Your answers say: you notice small sounds that many people miss.',
      'You finished all three parts.',
    ]);
  });

  it('is empty without results', () => {
    expect(strengthsOf(nothing)).toEqual([]);
  });

  it('has one to four different sentences for any results', () => {
    fc.assert(
      fc.property(someResults(), (results) => {
        const strengths = strengthsOf(results);
        expect(strengths.length).toBeGreaterThanOrEqual(1);
        expect(strengths.length).toBeLessThanOrEqual(STRENGTHS.atMost);
        expect(new Set(strengths).size).toBe(strengths.length);
      }),
    );
  });

  it('counts the finished parts', () => {
    expect(ofFocus(focusGame(10))).toEqual(['You finished a part, from its start to its end.']);
    const two = { ...nothing, 'focus-game': [focusGame(10)], 'letter-quiz': [lettersRight(0)] };
    expect(strengthsOf(two)).toEqual(['You finished two of the three parts.']);
    const three = { ...two, 'traits-questionnaire': [questionnaire(5)] };
    expect(strengthsOf(three)).toEqual(['You finished all three parts.']);
  });

  it('mentions a repeated part', () => {
    expect(ofFocus(focusGame(10), focusGame(10))).toContain('You came back and did a part a second time.');
  });
});

describe('of a focus game', () => {
  it.each([
    [70, 74, false],
    [70, 75, true],
    [75, 70, false],
  ])('with halves of %i and %i %%, "steadier" is %s', (first, second, said) => {
    expect(ofFocus(focusGame(72, halves(first, second))).some((each) => each.includes('steadier'))).toBe(said);
  });

  it.each([
    [29, false],
    [30, true],
  ])('a half of %i checks is compared: %s', (checks, said) => {
    const firstHalf = { totalChecks: checks, focusedMoments: 0 };
    expect(ofFocus(focusGame(72, { firstHalf })).some((each) => each.includes('steadier'))).toBe(said);
  });

  it.each([
    [2_000, true],
    [2_001, false],
  ])('a longest drift of %i ms is short: %s', (longestDriftMs, said) => {
    const sentence = 'You were never away from the ball for more than 2 seconds.';
    expect(ofFocus(focusGame(72, { longestDriftMs })).includes(sentence)).toBe(said);
  });

  it.each([
    [39_999, false],
    [40_000, true],
  ])('%i ms near the ball are long: %s', (timeOnTargetMs, said) => {
    expect(ofFocus(focusGame(72, { timeOnTargetMs })).includes('You were near the ball for 40 of 60 seconds.')).toBe(
      said,
    );
  });

  it('omits focus strengths under 60 checks', () => {
    const tooLittle = focusGame(90, { checks: 59, longestDriftMs: 0, timeOnTargetMs: 60_000 });
    expect(ofFocus(tooLittle)).toEqual(['You finished a part, from its start to its end.']);
  });
});

describe('of a letter quiz', () => {
  it.each([
    ['A>A+1 B>B c>d', 'All capital letters were right.'],
    ['A>A B>b c>c e>e', 'All small letters were right, at the first hearing.'],
    ['b>b d>d A>a C>c', 'Many people swap b and d. You typed each of them right.'],
    ['b>d A>A f>f g>g h>h i>i', 'All letters other than b, d, p and q were right.'],
    ['A>a B>B+1', 'You asked to hear a letter again, and then typed it right.'],
    ['A>a+1 B>B', 'You asked to hear a letter again before you answered.'],
    ['A>A b>b c>c', 'All ten letters were right, at the first hearing.'],
  ])('%s shows: %s', (pairs, sentence) => {
    expect(ofLetters(letterQuiz(pairs))).toContain(sentence);
  });

  it('needs more than one capital letter', () => {
    expect(ofLetters(letterQuiz('A>A c>d')).join()).not.toContain('capital');
  });
});

describe('of a questionnaire', () => {
  it('uses definite answers only', () => {
    expect(ofPeople(questionnaire(10)).join()).not.toContain('Your answers say');
    expect(ofPeople(questionnaire(10, { 9: 'definitely-agree' }))).toContain(
      'Your answers say: you can see in a face what someone thinks or feels.',
    );
    expect(ofPeople(questionnaire(10, { 9: 'definitely-disagree' })).join()).not.toContain('face');
  });

  it('has one sentence per statement, and a negated one only for statements of difficulty', () => {
    expect(STATED_STRENGTHS.map(({ statement }) => statement).sort((a, b) => a - b)).toEqual(
      TRAIT_STATEMENTS.map((_, place) => place + 1),
    );
    for (const { statement, answer } of STATED_STRENGTHS) {
      const isAboutHardship = TRAIT_STATEMENTS[statement - 1]?.text.includes('find it hard');
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
  });
  const questionnaires = fc.record({
    answers: fc.array(fc.constantFrom(...TRAIT_ANSWERS), { minLength: 10, maxLength: 10 }),
    score: fc.nat(10),
    result: fc.constantFrom('low' as const, 'borderline' as const, 'possible' as const),
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
