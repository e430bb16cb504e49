/**
 * To whom a server offers the test: everyone; people with an account who agreed to keep its results; nobody. Pupils' accounts
 * always need the agreement of a linked parent.
 */
export const TESTS_MODES = ['everyone', 'with-agreement', 'off'] as const;
export type TestsMode = (typeof TESTS_MODES)[number];

/** Why no test is offered: the operator or a class of the learner offers none, or an agreement is missing. */
export const NO_TEST_REASONS = ['off-here', 'off-in-class', 'no-agreement'] as const;
export type NoTestReason = (typeof NO_TEST_REASONS)[number];

export type TestTaker = {
  /** Whether a teacher made the account. */
  isPupil: boolean;
  /** Whether results are stored in the account; null before the learner was asked. A pupil is not asked. */
  keepsResults: boolean | null;
  /** Whether a class of the learner offers no tests. */
  testsOffInClass: boolean;
};

/** Why no test is offered to a learner, or to a visitor (`null`); null where tests are offered. */
export function whyNoTests(mode: TestsMode, learner: TestTaker | null): NoTestReason | null {
  if (mode === 'off') return 'off-here';
  if (learner === null) return mode === 'everyone' ? null : 'no-agreement';
  if (learner.testsOffInClass) return 'off-in-class';
  if (learner.isPupil) return learner.keepsResults ? null : 'no-agreement';
  return mode === 'with-agreement' && learner.keepsResults === false ? 'no-agreement' : null;
}
