import { describe, expect, it } from 'vitest';
import {
  focusGameReportSchema,
  letterQuizReportSchema,
  traitsQuestionnaireReportSchema,
} from './screening-attempts.ts';

const finishedAt = '2026-11-21T10:00:00.000Z';
const focusGame = (focusedMoments: number, totalChecks: number) => ({
  finishedAt,
  focusedMoments,
  totalChecks,
  firstHalf: { focusedMoments: 0, totalChecks: 0 },
  secondHalf: { focusedMoments, totalChecks },
  timeOnTargetMs: 30_000,
  longestDriftMs: 1000,
  pointing: 'mouse',
});
const letterQuiz = (first: { heard?: string; typed?: string }) => ({
  finishedAt,
  answers: [...'bcdefghijk'].map((heard, index) => ({
    heard,
    typed: heard,
    repeats: 0,
    ...(index === 0 ? first : {}),
  })),
});

describe('focusGameReportSchema', () => {
  it('accepts 0 to 601 checks, all of them focused', () => {
    expect(focusGameReportSchema.safeParse(focusGame(601, 601)).success).toBe(true);
    expect(focusGameReportSchema.safeParse(focusGame(0, 0)).success).toBe(true);
  });

  it.each([
    ['602 checks', focusGame(0, 602)],
    ['more focused moments than checks', focusGame(101, 100)],
    ['a claimed verdict', { ...focusGame(1, 1), hasADHD: false }],
    ['halves that do not make the whole', { ...focusGame(5, 9), firstHalf: { focusedMoments: 1, totalChecks: 1 } }],
    ['a part of a check', focusGame(0.5, 1)],
    ['more time than the game has', { ...focusGame(1, 1), timeOnTargetMs: 59_500 }],
    ['a local time', { ...focusGame(1, 1), finishedAt: '2026-11-21T10:00:00' }],
  ])('refuses %s', (_name, body) => {
    expect(focusGameReportSchema.safeParse(body).success).toBe(false);
  });
});

describe('letterQuizReportSchema', () => {
  it.each(['b', 'B', '', 'é', 'e\u0301', '👍🏽'])('takes one character or none: "%s"', (typed) => {
    expect(letterQuizReportSchema.safeParse(letterQuiz({ typed })).success).toBe(true);
  });

  it.each([
    ['two characters', letterQuiz({ typed: 'bd' })],
    ['a letter outside the alphabet', letterQuiz({ heard: 'é' })],
    ['the same letter twice', letterQuiz({ heard: 'c' })],
    ['nine answers', { finishedAt, answers: letterQuiz({}).answers.slice(1) }],
    ['a claimed score', { ...letterQuiz({}), correct: 10 }],
  ])('refuses %s', (_name, body) => {
    expect(letterQuizReportSchema.safeParse(body).success).toBe(false);
  });
});

describe('traitsQuestionnaireReportSchema', () => {
  const answers = Array.from({ length: 10 }, () => 'slightly-agree');

  it('takes ten answers', () => {
    expect(traitsQuestionnaireReportSchema.safeParse({ finishedAt, answers }).success).toBe(true);
  });

  it.each([
    ['nine answers', { finishedAt, answers: answers.slice(1) }],
    ['eleven answers', { finishedAt, answers: [...answers, 'slightly-agree'] }],
    ['another answer', { finishedAt, answers: [...answers.slice(1), 'perhaps'] }],
    ['a claimed result', { finishedAt, answers, result: 'low' }],
  ])('refuses %s', (_name, body) => {
    expect(traitsQuestionnaireReportSchema.safeParse(body).success).toBe(false);
  });
});
