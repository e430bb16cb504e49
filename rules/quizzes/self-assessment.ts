import {
  TRAIT_ANSWERS,
  TRAIT_STATEMENTS,
  type TraitAnswer,
  type TraitStatementId,
} from '../screening/questionnaire/traits-questionnaire.ts';

/** `bandFrom` holds the lowest score of each band. From the product specification. */
export const SELF_ASSESSMENT = {
  statements: TRAIT_STATEMENTS.length,
  answerScores: { 'definitely-agree': 3, 'slightly-agree': 2, 'slightly-disagree': 1, 'definitely-disagree': 0 },
  highestScore: 30,
  bandFrom: { 'detail-oriented': 24, balanced: 16, 'big-picture': 8, holistic: 0 },
} as const;

/** Ordered from the highest scores to the lowest. */
export const SELF_ASSESSMENT_BANDS = ['detail-oriented', 'balanced', 'big-picture', 'holistic'] as const;
export type SelfAssessmentBand = (typeof SELF_ASSESSMENT_BANDS)[number];

/** The statements of the traits questionnaire; only the scoring differs. */
export const SELF_ASSESSMENT_STATEMENTS: readonly TraitStatementId[] = TRAIT_STATEMENTS.map(({ id }) => id);
/** The answers of the traits questionnaire, in display order. */
export const SELF_ASSESSMENT_ANSWERS = TRAIT_ANSWERS;
export type SelfAssessmentAnswer = TraitAnswer;

/** The sum of the answers, 0 to 30: each scores from 3 for definite consent to 0 for definite disagreement. */
export function selfAssessmentScore(answers: readonly SelfAssessmentAnswer[]): number {
  return answers.reduce((sum, answer) => sum + SELF_ASSESSMENT.answerScores[answer], 0);
}

/** The band of a score from 0 to 30. */
export function selfAssessmentBand(score: number): SelfAssessmentBand {
  return SELF_ASSESSMENT_BANDS.find((band) => score >= SELF_ASSESSMENT.bandFrom[band]) ?? 'holistic';
}

/** The lowest and the highest score of a band, inclusive. */
export function bandScores(band: SelfAssessmentBand): { from: number; to: number } {
  const above = SELF_ASSESSMENT_BANDS[SELF_ASSESSMENT_BANDS.indexOf(band) - 1];
  return {
    from: SELF_ASSESSMENT.bandFrom[band],
    to: above ? SELF_ASSESSMENT.bandFrom[above] - 1 : SELF_ASSESSMENT.highestScore,
  };
}
