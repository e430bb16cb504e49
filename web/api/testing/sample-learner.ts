import type { Learner } from '#contract/people/learner.ts';
import { DEFAULT_PREFERENCES } from '#rules/people/preferences.ts';

/** A signed-in learner who keeps results. */
export const SAMPLE_LEARNER: Learner = {
  id: 'mira',
  name: 'Mira',
  email: 'mira@example.org',
  emailVerified: true,
  image: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSignInAt: '2026-01-01T00:00:00.000Z',
  points: 0,
  adhd: null,
  dyslexia: null,
  autism: null,
  ageBand: null,
  role: 'learner',
  isPupil: false,
  endsOn: null,
  isByPictures: false,
  usesForSelf: true,
  keepsResults: true,
  inResearch: false,
  noTests: null,
  preferences: DEFAULT_PREFERENCES,
  settings: {},
};
