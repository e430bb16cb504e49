import { describe, expect, it } from 'vitest';
import { can, LEARNER_ACTIONS, LINK_ACTIONS } from './access.ts';

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

describe.each(LINK_ACTIONS)('%s', (action) => {
  const link = { learnerId: 'ada', state: 'open' } as const;
  it.each([
    ['is open to everybody who holds an open link of the learner', { learnerId: null, link }, true],
    ['is open to the learner who made the link', { learnerId: 'ada', link }, true],
    ['is open to another learner who holds it', { learnerId: 'bo', link }, true],
    ['is closed without a link', { learnerId: null }, false],
    ['is closed to the learner without a link', { learnerId: 'ada' }, false],
    ['is closed with the link of another learner', { learnerId: null, link: { ...link, learnerId: 'bo' } }, false],
    ['is closed with an expired link', { learnerId: null, link: { ...link, state: 'expired' } }, false],
    [
      'is closed with a revoked link, also to the learner',
      { learnerId: 'ada', link: { ...link, state: 'revoked' } },
      false,
    ],
  ] as const)('%s', (_what, actor, isAllowed) => {
    expect(can(actor, action, 'ada')).toBe(isAllowed);
  });
});

it('an open link allows nothing else', () => {
  const actor = { learnerId: null, link: { learnerId: 'ada', state: 'open' } } as const;
  expect(LEARNER_ACTIONS.filter((action) => can(actor, action, 'ada'))).toEqual([]);
});
