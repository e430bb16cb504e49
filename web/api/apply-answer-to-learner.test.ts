import { expect, test } from 'vitest';
import type { Learner } from '#contract/learner.ts';
import { DEFAULT_PREFERENCES } from '#rules/preferences.ts';
import { applyAnswerToLearner } from './apply-answer-to-learner.ts';

const MIRA: Learner = {
  id: 'mira',
  name: 'Mira',
  email: 'mira@example.org',
  emailVerified: true,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: '2026-01-01T00:00:00.000Z',
  points: 20,
  adhd: null,
  dyslexia: null,
  autism: null,
  ageBand: null,
  role: 'learner',
  isPupil: false,
  isByPictures: false,
  usesForSelf: true,
  keepsResults: null,
  preferences: DEFAULT_PREFERENCES,
  settings: {},
};

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
