import { expect, test } from 'vitest';
import { applyAnswerToLearner } from './apply-answer-to-learner.ts';
import { SAMPLE_LEARNER } from './testing/sample-learner.ts';

const MIRA = { ...SAMPLE_LEARNER, points: 20, keepsResults: null };

test('a run brings the points that the learner has now', () => {
  expect(applyAnswerToLearner(MIRA, { run: {}, points: 30 })).toEqual({ ...MIRA, points: 30 });
});

test('an older answer that comes late takes no points away', () => {
  expect(applyAnswerToLearner(MIRA, { run: {}, points: 10 })).toEqual(MIRA);
});

test('an attempt brings its result', () => {
  expect(applyAnswerToLearner(MIRA, { attempt: { hasADHD: true } })).toEqual({ ...MIRA, adhd: 'yes' });
  expect(applyAnswerToLearner(MIRA, { attempt: { hasADHD: false } })).toEqual({ ...MIRA, adhd: 'no' });
  expect(applyAnswerToLearner(MIRA, { attempt: { hasDyslexia: true } })).toEqual({ ...MIRA, dyslexia: 'yes' });
  expect(applyAnswerToLearner(MIRA, { attempt: { score: 5, result: 'borderline' } })).toEqual({
    ...MIRA,
    autism: 'borderline',
  });
});

test('an attempt that says little leaves the result as it was', () => {
  const guessed = { hasDyslexia: true, validity: 'few-letters-right' };
  expect(applyAnswerToLearner({ ...MIRA, dyslexia: 'no' }, { attempt: guessed }).dyslexia).toBe('no');
  expect(applyAnswerToLearner({ ...MIRA, adhd: 'no' }, { attempt: { hasADHD: null } }).adhd).toBe('no');
});

test('an answer that says nothing of the learner changes nothing', () => {
  for (const answer of [{}, null, undefined]) expect(applyAnswerToLearner(MIRA, answer)).toEqual(MIRA);
});
