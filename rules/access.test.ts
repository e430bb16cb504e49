import { describe, expect, it } from 'vitest';
import { can, type GroupMember, LEADER_ACTIONS, LEARNER_ACTIONS, LINK_ACTIONS, PART_ACTIONS } from './access.ts';
import { NOTHING_SHARED, SHARES } from './groups/groups.ts';

it('what a learner may do is open to this learner alone', () => {
  const open = (learnerId: string | null) => LEARNER_ACTIONS.filter((action) => can({ learnerId }, action, 'ada'));
  expect([open('ada'), open('bo'), open(null)]).toEqual([LEARNER_ACTIONS, [], []]);
  // Also for a learner without an id.
  expect(can({ learnerId: null }, 'read-profile', '')).toBe(false);
});

it('what a link shows is open to everybody who holds an open link of the learner', () => {
  const link = { learnerId: 'ada', state: 'open' } as const;
  for (const action of LINK_ACTIONS) {
    for (const learnerId of [null, 'ada', 'bo']) expect(can({ learnerId, link }, action, 'ada')).toBe(true);
    for (const actor of [
      { learnerId: null },
      { learnerId: 'ada' },
      { learnerId: null, link: { ...link, learnerId: 'bo' } },
      { learnerId: null, link: { ...link, state: 'expired' } },
      { learnerId: 'ada', link: { ...link, state: 'revoked' } },
    ] as const)
      expect([actor, can(actor, action, 'ada')]).toEqual([actor, false]);
  }
});

it('an open link allows nothing else', () => {
  const actor = { learnerId: null, link: { learnerId: 'ada', state: 'open' } } as const;
  expect(LEARNER_ACTIONS.filter((action) => can(actor, action, 'ada'))).toEqual([]);
});

describe.each(SHARES.map((share, index) => [share, LEADER_ACTIONS[index] as (typeof LEADER_ACTIONS)[number]] as const))(
  'sharing %s',
  (share, action) => {
    const member = {
      ...{ learnerId: 'ada', groupId: '5a', leaderId: 'teacher', shares: { ...NOTHING_SHARED, [share]: true } },
      ...({ kind: 'class', leaderRole: 'educator', pupil: null } as const),
    };

    it('opens this one thing to the leader of the group', () => {
      const leader = { learnerId: 'teacher', member };
      expect(LEADER_ACTIONS.filter((each) => can(leader, each, 'ada'))).toEqual([action]);
      expect(LEARNER_ACTIONS.filter((each) => can(leader, each, 'ada'))).toEqual([]);
      expect(can(leader, 'read-shared-report', 'ada')).toBe(false);
    });

    it('is closed to others, to the leader of another member, and when it is taken back', () => {
      for (const actor of [
        { learnerId: 'other', member },
        { learnerId: 'bo', member },
        { learnerId: null, member },
        { learnerId: 'teacher' },
        { learnerId: 'teacher', member: { ...member, learnerId: 'bo' } },
        { learnerId: 'teacher', member: { ...member, shares: NOTHING_SHARED } },
      ])
        expect([actor, can(actor, action, 'ada')]).toEqual([actor, false]);
    });
  },
);

describe('a session that was opened with pictures', () => {
  const pupil = { learnerId: 'ada', isByPictures: true };

  it('may play, read what was played, change how it looks, and join groups', () => {
    expect(LEARNER_ACTIONS.filter((action) => can(pupil, action, 'ada'))).toEqual([
      ...['read-profile', 'change-profile', 'change-settings', 'save-attempt', 'read-runs', 'save-run'],
      ...['read-activity', 'read-purchases', 'buy-looks', 'join-groups'],
    ]);
  });

  it('may do nothing with another learner, and leads no group', () => {
    expect(LEARNER_ACTIONS.filter((action) => can(pupil, action, 'bo'))).toEqual([]);
    const shares = { activity: true, progress: true, screening: true };
    const member = {
      learnerId: 'bo',
      groupId: '5a',
      leaderId: 'ada',
      shares,
      kind: 'class',
      leaderRole: 'educator',
      pupil: null,
    } as const;
    expect(LEADER_ACTIONS.filter((action) => can({ ...pupil, member }, action, 'bo'))).toEqual([]);
  });

  it('may not read the results of the test, which the learner may', () => {
    const open = (actor: { learnerId: string }) => PART_ACTIONS.filter((action) => can(actor, action, 'ada'));
    expect([open(pupil), open({ learnerId: 'ada' }), open({ learnerId: 'bo' })]).toEqual([[], PART_ACTIONS, []]);
  });
});

describe('an account that a teacher made', () => {
  const made = { madeById: 'teacher', madeInId: '5a', isOwned: false, agreedById: null };
  const inClass = {
    ...{ learnerId: 'ada', groupId: '5a', leaderId: 'teacher', shares: NOTHING_SHARED, pupil: made },
    ...({ kind: 'class', leaderRole: 'educator' } as const),
  };
  const inFamily = { ...inClass, groupId: 'reed', leaderId: 'parent', kind: 'family', leaderRole: 'parent' } as const;
  const allowed = (member: GroupMember, learnerId: string | null = member.leaderId) =>
    LEADER_ACTIONS.filter((action) => can({ learnerId, member }, action, 'ada'));

  it('gets new pictures from the teacher who made it, and from nobody else', () => {
    expect(allowed(inClass)).toEqual(['give-pictures']);
    expect(allowed({ ...inClass, leaderId: 'other' })).toEqual([]);
    expect(allowed(inClass, 'other')).toEqual([]);
    expect(allowed(inClass, null)).toEqual([]);
    expect(allowed({ ...inClass, pupil: { ...made, madeById: null } })).toEqual([]);
    expect(allowed({ ...inClass, pupil: { ...made, isOwned: true } })).toEqual([]);
    expect(allowed({ ...inClass, groupId: '5b' })).toEqual([]);
    expect(allowed({ ...inClass, pupil: { ...made, madeInId: null } })).toEqual([]);
    expect(allowed({ ...inClass, pupil: null })).toEqual([]);
    expect(allowed({ ...inClass, learnerId: 'bo' })).toEqual([]);
  });

  it('keeps screening results when a linked parent agrees, and nobody else', () => {
    expect(allowed(inFamily)).toEqual(['agree-screening']);
    expect(allowed({ ...inFamily, pupil: { ...made, agreedById: 'parent' } })).toEqual(['agree-screening']);
    expect(allowed({ ...inFamily, pupil: { ...made, agreedById: 'other' } })).toEqual([]);
    expect(allowed({ ...inFamily, leaderRole: 'educator' })).toEqual([]);
    expect(allowed({ ...inFamily, leaderId: 'teacher' })).toEqual([]);
    expect(allowed({ ...inFamily, kind: 'class' })).toEqual([]);
    expect(allowed({ ...inFamily, pupil: null })).toEqual([]);
    expect(allowed(inFamily, 'teacher')).toEqual([]);
  });
});
