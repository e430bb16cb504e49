import { describe, expect, it } from 'vitest';
import { can, LEARNER_ACTIONS } from './access.ts';

describe.each(LEARNER_ACTIONS)('%s', (action) => {
  it.each([
    ['is open to the learner', 'ada', true],
    ['is closed to another learner', 'bo', false],
    ['is closed without a session', null, false],
  ])('%s', (_what, learnerId, isAllowed) => {
    expect(can({ learnerId }, action, 'ada')).toBe(isAllowed);
  });
});

it('is closed without a session, also for a learner without an id', () => {
  expect(can({ learnerId: null }, 'read-profile', '')).toBe(false);
});
