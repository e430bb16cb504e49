import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import { GROUP, type GroupKind, NOTHING_SHARED, type Shares } from '#rules/groups/groups.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { inLongForm } from '#rules/testing/long-form.ts';
import { createPasswords } from '../identity/passwords/passwords.ts';
import { newPupil } from '../testing/bad-input/prepared-learner.ts';
import { addLearner } from '../testing/databases/add-rows.ts';
import { manyConnections } from '../testing/databases/databases.ts';
import { codeOf, cookieOf, createTestApp, PASSWORD, type Person, type TestApp } from '../testing/test-app.ts';
import { findMembership, flagsOf } from './group-queries.ts';

/** How often each race is run. */
const TIMES = inLongForm(20, 4);
const FREE_PLACES = 5;
const ACTIVITY: Shares = { ...NOTHING_SHARED, activity: true };
const CHEAP_HASHING = { memoryKiB: 64, passes: 1, lanes: 1 };

let test: TestApp;
/** What happens while the next password is verified. */
let duringHash: (() => Promise<unknown>) | undefined;

beforeEach(async () => {
  const passwords = createPasswords(CHEAP_HASHING);
  duringHash = undefined;
  test = await createTestApp({
    ...(await manyConnections()),
    passwords: {
      ...passwords,
      async verify(given) {
        const happen = duringHash;
        duringHash = undefined;
        await happen?.();
        return passwords.verify(given);
      },
    },
  });
});

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const join = (who: Person, code: string, shares: Shares = NOTHING_SHARED) =>
  ask(who, 'POST', 'memberships', { code, shares, password: PASSWORD });
const membershipsOf = async (who: Person) =>
  ((await (await ask(who, 'GET', 'memberships')).json()) as Memberships).memberships;

/** Sign-ups are an hour apart, so that no rate limit answers. */
const newPerson: TestApp['newPerson'] = (...as) => {
  test.wait(60 * 60 * 1000);
  return test.newPerson(...as);
};

async function newGroup(leader: Person, kind: GroupKind = 'class') {
  // Groups are listed in the order of time, and codes may be tried 120 times a minute.
  test.wait(60_000);
  const answer = await ask(leader, 'POST', 'groups', { kind, name: '5a' });
  const group = ((await answer.json()) as Groups).groups.at(-1);
  return { groupId: group?.groupId ?? '', code: group?.code ?? '' };
}

/** Runs a test `TIMES` times and counts the outcomes. */
async function counted(run: () => Promise<string>): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let time = 0; time < TIMES; time += 1) {
    const outcome = await run();
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

describe('what changes while the password of a child is hashed counts', () => {
  let teacher: Person;
  let child: Person;
  beforeEach(async () => {
    teacher = await newPerson('educator');
    child = await newPerson('learner', 'under-13');
  });

  /** A child joins a new class of the teacher while something happens. */
  async function joinWhile(happens: (groupId: string) => Promise<unknown>) {
    const { groupId, code } = await newGroup(teacher);
    duringHash = () => happens(groupId);
    const problem = await codeOf(join(child, code, ACTIVITY));
    expect(await membershipsOf(child)).toEqual([]);
    return problem;
  }

  const changePassword = async () => {
    const body = { currentPassword: PASSWORD, newPassword: 'another three words' };
    const answer = await ask(child, 'POST', 'password', body);
    expect(answer.status).toBe(200);
    // The session of before has ended.
    child.cookie = cookieOf(answer);
  };

  it.each([
    ['is taken back', 'DELETE', '/code'],
    ['is replaced', 'PUT', '/code'],
    ['goes with its group', 'DELETE', ''],
  ])('a code that %s opens nothing', async (_what, method, path) => {
    const outcomes = await counted(() => joinWhile((groupId) => ask(teacher, method, `groups/${groupId}${path}`)));
    expect(outcomes).toEqual({ 'group-code-unknown': TIMES });
  });

  it('a code goes with the account of its leader', async () => {
    const outcomes = await counted(async () => {
      teacher = await newPerson('educator');
      return joinWhile(() => test.ask('DELETE', `/api/learners/${teacher.id}`, { cookie: teacher.cookie }));
    });
    expect(outcomes).toEqual({ 'group-code-unknown': TIMES });
  });

  /** A child in a new class of the teacher shows more while something happens. */
  async function showMoreWhile(happens: (groupId: string) => Promise<unknown>) {
    const { groupId, code } = await newGroup(teacher);
    await join(child, code);
    duringHash = () => happens(groupId);
    const problem = await codeOf(ask(child, 'PUT', `memberships/${groupId}`, { shares: ACTIVITY, password: PASSWORD }));
    return { problem, shown: (await membershipsOf(child)).map(({ shares }) => shares) };
  }

  it('a member who is removed is not a member again', async () => {
    const outcomes = await counted(async () => {
      const { problem, shown } = await showMoreWhile((groupId) =>
        ask(teacher, 'DELETE', `groups/${groupId}/members/${child.id}`),
      );
      return `${problem}, ${shown.length}`;
    });
    expect(outcomes).toEqual({ 'not-found, 0': TIMES });
  });

  it('a password that is not the one of the account any more shows nothing', async () => {
    const outcomes = await counted(async () => {
      child = await newPerson('learner', 'under-13');
      const { problem, shown } = await showMoreWhile(changePassword);
      expect(shown).toEqual([NOTHING_SHARED]);
      return problem;
    });
    expect(outcomes).toEqual({ 'wrong-current-password': TIMES });
  });

  it('an agreement that a parent takes back shows nothing', async () => {
    const parent = await newPerson('parent');
    const { id: learnerId, ...account } = teacher;
    const { pupilId } = await newPupil(test, { learnerId, ...account });
    const pupil = await withPassword(pupilId);
    const family = await newGroup(parent, 'family');
    await join(pupil, family.code);
    const { groupId, code } = await newGroup(teacher);
    await join(pupil, code);
    const consent = `groups/${family.groupId}/members/${pupilId}/screening-agreement`;
    const outcomes = await counted(async () => {
      expect((await ask(parent, 'PUT', consent, { textVersion: PARENT_AGREEMENT_VERSION })).status).toBe(200);
      duringHash = () => ask(parent, 'DELETE', consent);
      const shares = { ...NOTHING_SHARED, screening: true };
      const problem = await codeOf(ask(pupil, 'PUT', `memberships/${groupId}`, { shares, password: PASSWORD }));
      expect((await membershipsOf(pupil)).every(({ shares: { screening } }) => !screening)).toBe(true);
      return problem;
    });
    expect(outcomes).toEqual({ 'parent-agreement-needed': TIMES });
  });

  /** A pupil under 13 who signs in with a password. */
  async function withPassword(id: string): Promise<Person> {
    const at = test.clock.now.toISOString();
    const email = `${id}@example.org`;
    const row = {
      id: crypto.randomUUID(),
      userId: id,
      providerId: 'credential',
      accountId: id,
      createdAt: at,
      updatedAt: at,
    };
    await test.database.updateTable('accounts').set({ email }).where('id', '=', id).execute();
    await test.database.updateTable('learners').set({ ageBand: 'under-13' }).where('id', '=', id).execute();
    await test.database
      .insertInto('signInMethods')
      .values({ ...row, password: await test.auth.hashPassword(PASSWORD) })
      .execute();
    const { cookies } = await test.auth.startSession(id);
    return { id, email, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
  }

  it('a link to the report is not made with a password of before', async () => {
    const outcomes = await counted(async () => {
      child = await newPerson('learner', 'under-13');
      duringHash = changePassword;
      return codeOf(ask(child, 'POST', 'share-links', { days: 7, password: PASSWORD }));
    });
    expect(outcomes).toEqual({ 'not-signed-in': TIMES });
  });
});

describe('a limit holds when the last places are taken at once', () => {
  it('of the groups that one learner is in', async () => {
    const teacher = await newPerson('educator');
    const other = await newPerson('educator');
    const classes: { code: string }[] = [];
    for (let number = 0; number < GROUP.mostJoined + 4; number += 1)
      classes.push(await newGroup(number % 2 ? teacher : other));
    const learners = await Promise.all(Array.from({ length: TIMES }, () => newPerson('learner', '13-to-17')));
    const outcomes = await counted(async () => {
      test.wait(60_000);
      const ada = learners.pop() as Person;
      const answers = await Promise.all(classes.map(({ code }) => join(ada, code)));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(await Promise.all(refused.map(codeOf))).toEqual(Array(4).fill('too-many-groups'));
      return String((await membershipsOf(ada)).length);
    });
    expect(outcomes).toEqual({ [GROUP.mostJoined]: TIMES });
  });

  it('of the members of a class', async () => {
    const teacher = await newPerson('educator');
    const ids = Array.from({ length: GROUP.mostMembers - FREE_PLACES }, (_, number) => `member-${number}`);
    await Promise.all(ids.map((id) => addLearner(test.database, id)));
    const late = await Promise.all(Array.from({ length: FREE_PLACES + 4 }, () => newPerson('learner', '13-to-17')));
    const outcomes = await counted(async () => {
      const { groupId, code } = await newGroup(teacher);
      const joinedAt = test.clock.now.toISOString();
      const members = ids.map((learnerId) => ({ learnerId, groupId, joinedAt, ...flagsOf(NOTHING_SHARED) }));
      await test.database.insertInto('groupMembers').values(members).execute();
      const answers = await Promise.all(late.map((learner) => join(learner, code)));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(await Promise.all(refused.map(codeOf))).toEqual(Array(4).fill('group-full'));
      const { members: length } = await findMembership(test.database, groupId, teacher.id);
      await ask(teacher, 'DELETE', `groups/${groupId}`);
      return String(length);
    });
    expect(outcomes).toEqual({ [GROUP.mostMembers]: TIMES });
  });
});

it('two people who join the groups of each other at once both do', async () => {
  const [one, other] = [await newPerson('educator'), await newPerson('educator')];
  const outcomes = await counted(async () => {
    const [ofOne, ofOther] = [await newGroup(one), await newGroup(other)];
    const answers = await Promise.all([join(one, ofOther.code), join(other, ofOne.code)]);
    await ask(one, 'DELETE', `groups/${ofOne.groupId}`);
    await ask(other, 'DELETE', `groups/${ofOther.groupId}`);
    return answers.map(({ status }) => status).join();
  });
  expect(outcomes).toEqual({ '201,201': TIMES });
});
