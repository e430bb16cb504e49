import { TRAIT_ANSWERS, TRAIT_STATEMENTS, type TraitAnswer } from '../screening/traits-questionnaire.ts';

/** Every number of the self-assessment quiz. Bands are named by the way of looking at things. */
export const SELF_ASSESSMENT = {
  statements: TRAIT_STATEMENTS.length,
  answerScores: { 'definitely-agree': 3, 'slightly-agree': 2, 'slightly-disagree': 1, 'definitely-disagree': 0 },
  highestScore: 30,
  bandFrom: { 'detail-oriented': 24, balanced: 16, 'big-picture': 8, holistic: 0 },
} as const;

/** From the highest scores down. */
export const SELF_ASSESSMENT_BANDS = ['detail-oriented', 'balanced', 'big-picture', 'holistic'] as const;
export type SelfAssessmentBand = (typeof SELF_ASSESSMENT_BANDS)[number];

/** The ten sentences are those of the traits questionnaire; only the scoring differs. */
export const SELF_ASSESSMENT_STATEMENTS: readonly string[] = TRAIT_STATEMENTS.map(({ text }) => text);
export const SELF_ASSESSMENT_ANSWERS = TRAIT_ANSWERS;
export type SelfAssessmentAnswer = TraitAnswer;

/** The sum of the answers, 0 to 30: 3 for a definite agreement down to 0 for a definite disagreement. */
export function selfAssessmentScore(answers: readonly SelfAssessmentAnswer[]): number {
  return answers.reduce((sum, answer) => sum + SELF_ASSESSMENT.answerScores[answer], 0);
}

export function selfAssessmentBand(score: number): SelfAssessmentBand {
  return SELF_ASSESSMENT_BANDS.find((band) => score >= SELF_ASSESSMENT.bandFrom[band]) ?? 'holistic';
}

/** The lowest and the highest score of a band. */
export function bandScores(band: SelfAssessmentBand): { from: number; to: number } {
  const above = SELF_ASSESSMENT_BANDS[SELF_ASSESSMENT_BANDS.indexOf(band) - 1];
  return {
    from: SELF_ASSESSMENT.bandFrom[band],
    to: above ? SELF_ASSESSMENT.bandFrom[above] - 1 : SELF_ASSESSMENT.highestScore,
  };
}
