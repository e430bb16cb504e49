import { describe, expect, it } from 'vitest';
import { TRAIT_ANSWERS, type TraitAnswer } from './questionnaire/traits-questionnaire.ts';
import type { FocusGameResult } from './results.ts';
import { focusGame, letters } from './testing/sample-results.ts';
import { validityOf } from './validity.ts';

function ofFocusGame(percent: number, change: Partial<FocusGameResult> & { checks?: number } = {}) {
  const game = focusGame(percent, change);
  return validityOf('focus-game', {
    ...game,
    totalChecks: game.firstHalf.totalChecks + game.secondHalf.totalChecks,
  });
}

const tenLetters = 'a>a c>c e>e f>f g>g h>h i>i j>j k>k l>l';
const ofLetters = (pairs: string, rest: { isSoundConfirmed?: boolean } = {}) =>
  validityOf('letter-quiz', { answers: letters(pairs), ...rest });
const answeredIn = (...times: number[]) =>
  validityOf('letter-quiz', {
    answers: letters(tenLetters).map((answer, place) => ({ ...answer, answeredAfterMs: times[place] })),
  });

const mixed: TraitAnswer[] = Array.from({ length: 10 }, (_, place) => TRAIT_ANSWERS[place % 4] ?? 'slightly-agree');
const ofAnswers = (answers: TraitAnswer[], answeredAfterMs?: number[]) =>
  validityOf('traits-questionnaire', { answers, answeredAfterMs });

describe('a focus game', () => {
  it.each([0, 50, 70, 100])('that was followed for %i %% of the minute can tell', (percent) => {
    expect(ofFocusGame(percent)).toBeNull();
  });

  it.each([
    [59, 'too-little-movement'],
    [60, null],
  ])('of %i checks: %s', (checks, code) => {
    expect(ofFocusGame(100, { checks })).toBe(code);
  });

  it.each([
    [29, 'half-without-checks'],
    [30, null],
  ])('with %i checks in its second half: %s', (totalChecks, code) => {
    expect(ofFocusGame(100, { secondHalf: { totalChecks, focusedMoments: totalChecks } })).toBe(code);
  });

  it('followed for 9 of 60 seconds and then let go says little', () => {
    const change = {
      firstHalf: { totalChecks: 90, focusedMoments: 90 },
      secondHalf: { totalChecks: 0, focusedMoments: 0 },
      timeOnTargetMs: 8_000,
    };
    expect(ofFocusGame(100, change)).toBe('half-without-checks');
  });

  it.each([
    [42_000, null],
    [41_000, 'clock-disagrees'],
  ])('near the ball at every check, but for %i ms by the clock: %s', (timeOnTargetMs, code) => {
    expect(ofFocusGame(100, { timeOnTargetMs })).toBe(code);
  });

  it('near the ball by the clock, but at no check, says little', () => {
    expect(ofFocusGame(0, { timeOnTargetMs: 25_000 })).toBe('clock-disagrees');
  });
});

describe('a letter quiz', () => {
  it.each([
    ['all right', tenLetters],
    ['all wrong in their case alone', 'A>a C>c E>e F>f G>g H>h I>i J>j K>k L>l'],
    ['three right', 'a>a c>c e>e f>t g>j h>a i>e j>g k>q l>i'],
    ['three right but for the case of two', 'A>a C>c e>e f>t g>j h>a i>e j>g k>q l>i'],
  ])('%s can tell', (_name, pairs) => {
    expect(ofLetters(pairs)).toBeNull();
  });

  it.each([
    ['x for every letter', 'a>x c>x e>x f>x g>x h>x i>x j>x k>x l>x', 'same-key'],
    ['nothing for every letter', 'a> c> e> f> g> h> i> j> k> l>', 'same-key'],
    ['two right', 'a>a c>c e>i f>t g>j h>a i>e j>g k>q l>i', 'few-letters-right'],
  ])('%s says little', (_name, pairs, code) => {
    expect(ofLetters(pairs)).toBe(code);
  });

  it('says little when its test letter was not heard; one from before there were test letters can tell', () => {
    expect(ofLetters(tenLetters, { isSoundConfirmed: false })).toBe('nothing-heard');
    expect(ofLetters(tenLetters, { isSoundConfirmed: true })).toBeNull();
    expect(ofLetters(tenLetters)).toBeNull();
  });

  it.each([
    [299, 'too-fast'],
    [300, null],
  ])('with a median of %i ms after the sound: %s', (ms, code) => {
    expect(answeredIn(1, 1, 1, 1, ms, ms, 9000, 9000, 9000, 9000)).toBe(code);
  });

  it('whose times are not all known can tell', () => {
    expect(answeredIn(1, 1, 1, 1, 1, 1, 1, 1, 1)).toBeNull();
  });
});

describe('a questionnaire', () => {
  it.each(TRAIT_ANSWERS)('with %s ten times says little', (answer) => {
    expect(ofAnswers(Array(10).fill(answer))).toBe('same-answer');
    expect(
      ofAnswers(
        Array(10)
          .fill(answer)
          .with(4, mixed[0] === answer ? 'slightly-agree' : mixed[0]),
      ),
    ).toBeNull();
  });

  it.each([
    [799, 'too-fast'],
    [800, null],
  ])('with a median of %i ms for a statement: %s', (ms, code) => {
    expect(ofAnswers(mixed, Array(10).fill(ms))).toBe(code);
  });

  it('without times can tell', () => {
    expect(ofAnswers(mixed)).toBeNull();
  });
});
