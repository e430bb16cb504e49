import type { FocusGameReport, LetterQuizReport, TraitsQuestionnaireReport } from '#contract/screening-attempts.ts';
import { matchesTrait, TRAIT_STATEMENTS } from '#rules/screening/traits-questionnaire.ts';

const FINISHED_AT = '2026-11-21T09:59:00.000Z';

export function focusGameReport(focusedMoments = 80, totalChecks = 100, finishedAt = FINISHED_AT): FocusGameReport {
  return {
    finishedAt,
    focusedMoments,
    totalChecks,
    firstHalf: { focusedMoments: 0, totalChecks: 0 },
    secondHalf: { focusedMoments, totalChecks },
    timeOnTargetMs: 30_000,
    longestDriftMs: 1000,
    pointing: 'mouse',
  };
}

/** `right` letters of ten are typed as they were heard. */
export function letterQuizReport(right = 10, finishedAt = FINISHED_AT): LetterQuizReport {
  const heard = [...'bcdefghijk'] as LetterQuizReport['answers'][number]['heard'][];
  return {
    finishedAt,
    answers: heard.map((letter, index) => ({ heard: letter, typed: index < right ? letter : '5', repeats: 0 })),
  };
}

/** Answers of which exactly `score` lie on the side that counts as a trait. */
export function traitsReport(score = 0, finishedAt = FINISHED_AT): TraitsQuestionnaireReport {
  const answers = TRAIT_STATEMENTS.map((statement, index) => {
    const wanted = index < score;
    return matchesTrait(statement, 'definitely-agree') === wanted ? 'definitely-agree' : 'definitely-disagree';
  });
  return { finishedAt, answers };
}
