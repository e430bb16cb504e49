import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bandScores,
  SELF_ASSESSMENT_ANSWERS,
  SELF_ASSESSMENT_BANDS,
  SELF_ASSESSMENT_STATEMENTS,
  selfAssessmentBand,
  selfAssessmentScore,
} from './self-assessment.ts';

it('has ten statements and four answers', () => {
  expect([SELF_ASSESSMENT_STATEMENTS.length, SELF_ASSESSMENT_ANSWERS.length]).toEqual([10, 4]);
});

it.each([
  ['definitely-agree', 30],
  ['slightly-agree', 20],
  ['slightly-disagree', 10],
  ['definitely-disagree', 0],
] as const)('ten times %s makes %i', (answer, score) => {
  expect(selfAssessmentScore(Array(10).fill(answer))).toBe(score);
});

it.each([
  [0, 'holistic'],
  [7, 'holistic'],
  [8, 'big-picture'],
  [15, 'big-picture'],
  [16, 'balanced'],
  [23, 'balanced'],
  [24, 'detail-oriented'],
  [30, 'detail-oriented'],
] as const)('a score of %i is %s', (score, band) => {
  expect(selfAssessmentBand(score)).toBe(band);
});

it('puts every score from 0 to 30 into exactly its band', () => {
  const answers = fc.array(fc.constantFrom(...SELF_ASSESSMENT_ANSWERS), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(answers, (given) => {
      const score = selfAssessmentScore(given);
      const { from, to } = bandScores(selfAssessmentBand(score));
      expect(score >= from && score <= to).toBe(true);
    }),
  );
  expect(SELF_ASSESSMENT_BANDS.map(bandScores)).toEqual([
    { from: 24, to: 30 },
    { from: 16, to: 23 },
    { from: 8, to: 15 },
    { from: 0, to: 7 },
  ]);
});
