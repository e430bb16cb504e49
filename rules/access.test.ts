import { describe, expect, it } from 'vitest';
import {
  can,
  GROUP_ACTIONS,
  type GroupMember,
  LEADER_ACTIONS,
  LEARNER_ACTIONS,
  type LedGroup,
  LINK_ACTIONS,
  PART_ACTIONS,
} from './access.ts';
import { GROUP_ROLES, NOTHING_SHARED, SHARES } from './groups/groups.ts';
import { SHOWN_BY_LINKS } from './groups/share-link.ts';

it('what a learner may do is open to this learner alone', () => {
  const open = (learnerId: string | null) => LEARNER_ACTIONS.filter((action) => can({ learnerId }, action, 'ada'));
  expect([open('ada'), open('bo'), open(null)]).toEqual([LEARNER_ACTIONS, [], []]);
  // Also for a learner without an id.
  expect(can({ learnerId: null }, 'read-profile', '')).toBe(false);
});

it('what a link shows is open to everybody who holds an open link of the learner, and nothing else is', () => {
  for (const shows of SHOWN_BY_LINKS) {
    const link = { learnerId: 'ada', state: 'open', shows } as const;
    const action = `read-shared-${shows}` as const;
    const actions = LINK_ACTIONS.filter((each) => can({ learnerId: null, link }, each, 'ada'));
    expect(actions).toEqual([action]);
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

it('a text is read by the learner for whom it is set, also in a session by pictures, and by nobody else', () => {
  for (const isByPictures of [false, true]) {
    const reader = { learnerId: 'ada', isByPictures, setTextId: 'owls' };
    expect([can(reader, 'read-set-text', 'owls'), can(reader, 'read-set-text', 'bats')]).toEqual([true, false]);
  }
  for (const actor of [{ learnerId: 'ada' }, { learnerId: null, setTextId: 'owls' }])
    expect(can(actor, 'read-set-text', 'owls')).toBe(false);
  const leader = { learnerId: 'lee', group: { groupId: '5a', role: 'leads' } } as const;
  expect(can(leader, 'read-set-text', 'owls')).toBe(false);
});

it('an open link allows nothing else', () => {
  const actor = { learnerId: null, link: { learnerId: 'ada', state: 'open', shows: 'report' } } as const;
  expect(LEARNER_ACTIONS.filter((action) => can(actor, action, 'ada'))).toEqual([]);
});

describe.each(SHARES.map((share, index) => [share, LEADER_ACTIONS[index] as (typeof LEADER_ACTIONS)[number]] as const))(
  'sharing %s',
  (share, action) => {
    const member = {
      ...{ learnerId: 'ada', groupId: '5a', shares: { ...NOTHING_SHARED, [share]: true }, isTeacher: false },
      ...({ kind: 'class', role: 'leads', leaderRole: 'educator', pupil: null, isReported: false } as const),
    };

    it('opens this one thing to the leader of the group', () => {
      const leader = { learnerId: 'teacher', member };
      expect(LEADER_ACTIONS.filter((each) => can(leader, each, 'ada'))).toEqual([action, 'see-set']);
      expect(LEARNER_ACTIONS.filter((each) => can(leader, each, 'ada'))).toEqual([]);
      expect(can(leader, 'read-shared-report', 'ada')).toBe(false);
    });

    it('opens this to those who help too, but for the report', () => {
      const helper = { learnerId: 'helper', member: { ...member, role: 'helps' } } as const;
      expect(can(helper, action, 'ada')).toBe(share !== 'screening');
    });

    it('is closed to others, to the leader of another member, and when it is taken back', () => {
      for (const actor of [
        { learnerId: null, member },
        { learnerId: 'teacher', isByPictures: true, member },
        { learnerId: 'teacher' },
        { learnerId: 'teacher', member: { ...member, learnerId: 'bo' } },
        { learnerId: 'teacher', member: { ...member, shares: NOTHING_SHARED } },
      ])
        expect([actor, can(actor, action, 'ada')]).toEqual([actor, false]);
    });
  },
);

it('how what was set went is open to every leader of the group, whatever the member shares', () => {
  const member = {
    ...{ learnerId: 'ada', groupId: '5a', shares: NOTHING_SHARED, pupil: null, isTeacher: false },
    ...({ kind: 'class', role: 'helps', leaderRole: 'educator', isReported: false } as const),
  };
  expect(can({ learnerId: 'teacher', member }, 'see-set', 'ada')).toBe(true);
  for (const actor of [
    { learnerId: null, member },
    { learnerId: 'teacher' },
    { learnerId: 'teacher', isByPictures: true, member },
    { learnerId: 'teacher', member: { ...member, learnerId: 'bo' } },
  ])
    expect([actor, can(actor, 'see-set', 'ada')]).toEqual([actor, false]);
});

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
    const shares = { activity: true, progress: true, screening: true, plan: true };
    const group = { groupId: '5a', kind: 'class', role: 'leads', leaderRole: 'educator' } as const;
    const member = { ...group, learnerId: 'bo', shares, pupil: null, isTeacher: false, isReported: false };
    expect(LEADER_ACTIONS.filter((action) => can({ ...pupil, member }, action, 'bo'))).toEqual([]);
    expect(GROUP_ACTIONS.filter((action) => can({ ...pupil, group }, action, '5a'))).toEqual([]);
  });

  it('may not read the results of the test, which the learner may', () => {
    const open = (actor: { learnerId: string }) => PART_ACTIONS.filter((action) => can(actor, action, 'ada'));
    expect([open(pupil), open({ learnerId: 'ada' }), open({ learnerId: 'bo' })]).toEqual([[], PART_ACTIONS, []]);
  });
});

describe('a group', () => {
  const allowed = (role: (typeof GROUP_ROLES)[number], groupId = '5a', learnerId: string | null = 'teacher') =>
    GROUP_ACTIONS.filter((action) => can({ learnerId, group: { groupId: '5a', role } }, action, groupId));

  it('is open to those who lead it; who helps sees it, sets things and can stop', () => {
    expect(allowed('leads')).toEqual(GROUP_ACTIONS.filter((action) => action !== 'make-child-account'));
    expect(allowed('helps')).toEqual(['see-group', 'set-assignments', 'open-sign-in', 'stop-leading']);
  });

  it('gets accounts of children from a parent who leads a family, and from nobody else', () => {
    const family = { groupId: 'reed', kind: 'family', role: 'leads', leaderRole: 'parent' } as const;
    const may = (change: Partial<LedGroup>, subject = 'reed') =>
      can({ learnerId: 'parent', group: { ...family, ...change } }, 'make-child-account', subject);
    expect(may({})).toBe(true);
    for (const change of [{ kind: 'class' }, { role: 'helps' }, { leaderRole: 'educator' }] as const)
      expect([change, may(change)]).toEqual([change, false]);
    expect(may({}, 'other')).toBe(false);
  });

  it('is closed to leaders of other groups, to members, and without a session', () => {
    for (const role of GROUP_ROLES) expect([allowed(role, '5b'), allowed(role, '5a', null)]).toEqual([[], []]);
    expect(GROUP_ACTIONS.filter((action) => can({ learnerId: 'ada' }, action, '5a'))).toEqual([]);
  });
});

describe('an account that a teacher made', () => {
  const agreements = { agreedByIds: [] as string[], isTakenBack: false, isChecked: false };
  const made = { madeById: 'teacher', classId: '5a', isOwned: false, ...agreements };
  const inClass = {
    ...{ learnerId: 'ada', groupId: '5a', shares: NOTHING_SHARED, pupil: made, isTeacher: true, isReported: false },
    ...({ kind: 'class', role: 'leads', leaderRole: 'educator' } as const),
  };
  const inFamily = { ...inClass, groupId: 'reed', kind: 'family', leaderRole: 'parent', isTeacher: false } as const;
  const allowed = (member: GroupMember, learnerId: string | null) =>
    LEADER_ACTIONS.filter((action) => action !== 'see-set' && can({ learnerId, member }, action, 'ada'));

  it('gets new pictures and a new name from everyone who leads its class, who may report a parent, and from nobody else', () => {
    const MADE = ['give-pictures', 'rename-pupil', 'report-parent'];
    for (const teacher of ['teacher', 'other']) expect(allowed(inClass, teacher)).toEqual(MADE);
    expect(allowed({ ...inClass, pupil: { ...made, madeById: null } }, 'teacher')).toEqual(MADE);
    const asTeacher = (change: Partial<GroupMember>) => allowed({ ...inClass, ...change }, 'teacher');
    expect(asTeacher({ pupil: { ...made, isOwned: true } })).toEqual(['report-parent']);
    expect(asTeacher({ pupil: { ...made, classId: null } })).toEqual(['report-parent']);
    for (const change of [{ role: 'helps' as const }, { groupId: '5b' }, { pupil: null }, { learnerId: 'bo' }])
      expect([change, asTeacher(change)]).toEqual([change, []]);
    expect(allowed(inClass, null)).toEqual([]);
  });

  it('keeps screening results when linked parents agree, each for themself, and nobody else', () => {
    const MAY = ['agree-screening', 'take-back-screening'];
    for (const agreedByIds of [[], ['parent'], ['other']])
      expect(allowed({ ...inFamily, pupil: { ...made, agreedByIds } }, 'parent')).toEqual(MAY);
    const denied = (change: Partial<GroupMember>) => expect(allowed({ ...inFamily, ...change }, 'parent')).toEqual([]);
    denied({ role: 'helps' });
    denied({ leaderRole: 'educator' });
    denied({ kind: 'class', isReported: true, role: 'helps' });
    denied({ pupil: null });
    // Who leads the class of the account, or helps in it, can know its pictures.
    denied({ isTeacher: true });
    expect(allowed(inFamily, 'teacher')).toEqual([]);
  });

  it('is, made in a family, in the hands of the parents who lead it, until the child has a sign-in method', () => {
    const child = { ...made, madeById: 'parent', classId: 'reed' };
    const inOwn = { ...inFamily, pupil: child, isTeacher: true };
    const AGREES = ['agree-screening', 'take-back-screening'];
    const ALL = ['give-pictures', 'rename-pupil', ...AGREES, 'hand-device'];
    for (const parent of ['parent', 'other parent']) expect(allowed(inOwn, parent)).toEqual(ALL);
    expect(allowed({ ...inOwn, pupil: { ...child, isOwned: true } }, 'parent')).toEqual(AGREES);
    expect(allowed({ ...inOwn, role: 'helps' }, 'parent')).toEqual([]);
    // Who became a teacher keeps the cards, and agrees no more.
    expect(allowed({ ...inOwn, leaderRole: 'educator' }, 'parent')).toEqual(['give-pictures', 'rename-pupil']);
    // In a class that the child joined, the teacher gets nothing, and reports no parent.
    expect(allowed({ ...inClass, pupil: child }, 'teacher')).toEqual([]);
  });

  it('lets no parent agree while one of them is reported, who then sees nothing', () => {
    const shares = { activity: true, progress: true, screening: true, plan: true };
    const shown = { ...inFamily, shares, pupil: { ...made, agreedByIds: ['parent', 'other'], isChecked: true } };
    const SEES = ['see-activity', 'see-progress', 'see-screening', 'see-plan'];
    expect(allowed(shown, 'other')).toEqual([...SEES, 'take-back-screening']);
    const reported = { ...shown, isReported: true };
    expect(allowed(reported, 'parent')).toEqual(['take-back-screening']);
    expect(can({ learnerId: 'parent', member: reported }, 'see-set', 'ada')).toBe(false);
    // It is about the family alone.
    expect(allowed({ ...inClass, shares, isReported: true }, 'teacher')).toContain('see-activity');
  });

  it('shows its report only to parents who agreed, while it has no sign-in method of its own', () => {
    const shares = { activity: true, progress: true, screening: true, plan: true };
    const agreed = { ...made, agreedByIds: ['parent'] };
    const owned = { ...agreed, isOwned: true };
    const sees = (member: GroupMember, who: string) => allowed(member, who).includes('see-screening');
    expect(sees({ ...inFamily, shares, pupil: agreed }, 'parent')).toBe(true);
    expect(sees({ ...inFamily, shares, pupil: { ...agreed, isTakenBack: true } }, 'parent')).toBe(true);
    expect(sees({ ...inFamily, shares, pupil: agreed }, 'other')).toBe(false);
    expect(sees({ ...inClass, shares, pupil: agreed }, 'teacher')).toBe(false);
    expect(sees({ ...inClass, shares, pupil: owned }, 'teacher')).toBe(true);
    expect(sees({ ...inClass, shares, pupil: { ...owned, isTakenBack: true } }, 'teacher')).toBe(false);
    expect(sees({ ...inClass, shares, pupil: { ...made, isOwned: true } }, 'teacher')).toBe(false);
  });
});
