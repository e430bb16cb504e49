import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, MemberReport, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import { GROUP, NOTHING_SHARED, type Role, SHARES, type Shares, shownGroupCode } from '#rules/groups/groups.ts';
import { sameOnBoth } from '../testing/databases/databases.ts';
import { focusGameReport, letterQuizReport, simonReport } from '../testing/runs/reports.ts';
import { codeOf, createTestApp, PASSWORD, type Person, type TestApp } from '../testing/test-app.ts';
import { saveViews } from './view-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ALL_SHARED: Shares = { activity: true, progress: true, screening: true, plan: true };

let test: TestApp;
let teacher: Person;
let ada: Person;

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const groupsOf = async (answer: Response | Promise<Response>) => ((await (await answer).json()) as Groups).groups;
const join = (who: Person, code: string, shares: Shares = NOTHING_SHARED, password?: string) =>
  ask(who, 'POST', 'memberships', { code, shares, ...(password !== undefined && { password }) });
const membershipsOf = async (who: Person) => (await (await ask(who, 'GET', 'memberships')).json()) as Memberships;
const shown = async (groupId: string, who = teacher) =>
  (await (await ask(who, 'GET', `groups/${groupId}`)).json()) as ShownGroup;

const askReport = (groupId: string, member = ada, who = teacher) =>
  ask(who, 'GET', `groups/${groupId}/members/${member.id}/report`);
const reportOf = async (groupId: string, member = ada) =>
  (await (await askReport(groupId, member)).json()) as MemberReport;

/** A new class of a leader. */
async function newClass(leader = teacher, name = '5a') {
  // Groups are listed in the order of time.
  test.wait(1);
  const groups = await groupsOf(ask(leader, 'POST', 'groups', { kind: 'class', name }));
  const newest = groups.at(-1);
  if (!newest?.code) throw new Error('no class was made');
  return { ...newest, code: newest.code };
}

beforeEach(async () => {
  test = await createTestApp();
  teacher = await test.newPerson('educator');
  ada = await test.newPerson('learner', '13-to-17');
});

describe.runIf(sameOnBoth)('who a person is', () => {
  const choose = (who: Person, role: Role) => ask(who, 'PUT', 'role', { role });

  it('is a learner at first, and a parent or a teacher when a grown-up says so', async () => {
    const person = await test.newPerson();
    expect((await test.learnerOf(person.cookie)).role).toBe('learner');
    for (const role of ['parent', 'educator', 'learner'] as const)
      expect(await (await choose(person, role)).json()).toMatchObject({ role });
  });

  it('stays a learner under 18', async () => {
    expect(await codeOf(choose(ada, 'educator'))).toBe('adults-only');
    expect((await test.learnerOf(ada.cookie)).role).toBe('learner');
  });

  it('stays a teacher as long as there is a class', async () => {
    const { groupId } = await newClass();
    expect(await codeOf(choose(teacher, 'learner'))).toBe('leads-groups');
    expect((await choose(teacher, 'parent')).status).toBe(200);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect((await choose(teacher, 'learner')).status).toBe(200);
  });
});

describe('a class', () => {
  it('is made with a code that can be used for 30 days', async () => {
    const group = await newClass();
    expect(group).toMatchObject({ kind: 'class', name: '5a', memberCount: 0 });
    expect(Date.parse(group.codeExpiresAt ?? '') - test.clock.now.getTime()).toBe(GROUP.codeDays * DAY_MS);
    test.wait(GROUP.codeDays * DAY_MS - 1);
    expect((await join(ada, group.code)).status).toBe(201);
    test.wait(1);
    expect(await codeOf(join(await test.newPerson('learner', '13-to-17'), group.code))).toBe('group-code-unknown');
    expect(await groupsOf(ask(teacher, 'GET', 'groups'))).toMatchObject([{ code: null, codeExpiresAt: null }]);
  });

  it('is not made by a learner', async () => {
    const body = { kind: 'class', name: '5a' };
    expect(await codeOf(ask(ada, 'POST', 'groups', body))).toBe('grown-ups-only');
  });

  it.runIf(sameOnBoth)('is made at most 20 times by one person', async () => {
    for (let number = 0; number < GROUP.mostLed; number += 1) await newClass();
    expect(await codeOf(ask(teacher, 'POST', 'groups', { kind: 'family', name: 'B' }))).toBe('too-many-groups');
    expect(await test.count('groups')).toBe(GROUP.mostLed);
  });

  it('gets a new code, and the one before opens nothing', async () => {
    const { groupId, code } = await newClass();
    const [group] = await groupsOf(ask(teacher, 'PUT', `groups/${groupId}/code`));
    expect(group?.code).not.toBe(code);
    expect(await codeOf(join(ada, code))).toBe('group-code-unknown');
    expect((await join(ada, group?.code ?? '')).status).toBe(201);
  });

  it('can have no code, and keeps its members', async () => {
    const { groupId, code } = await newClass();
    await join(ada, code);
    expect(await groupsOf(ask(teacher, 'DELETE', `groups/${groupId}/code`))).toMatchObject([
      { code: null, memberCount: 1 },
    ]);
    expect(await codeOf(join(await test.newPerson('learner', '13-to-17'), code))).toBe('group-code-unknown');
  });

  it('can be renamed', async () => {
    const { groupId } = await newClass();
    expect(await groupsOf(ask(teacher, 'PATCH', `groups/${groupId}`, { name: ' 6a ' }))).toMatchObject([
      { name: '6a' },
    ]);
  });

  it('stays as it is when nothing of it is to change', async () => {
    const { groupId } = await newClass();
    expect(await groupsOf(ask(teacher, 'PATCH', `groups/${groupId}`, {}))).toMatchObject([{ name: '5a' }]);
  });

  it('is deleted without anything of its members', async () => {
    const { groupId, code } = await newClass();
    await join(ada, code, ALL_SHARED);
    await ask(ada, 'PUT', `runs/simon/${crypto.randomUUID()}`, simonReport());
    expect(await groupsOf(ask(teacher, 'DELETE', `groups/${groupId}`))).toEqual([]);
    expect((await membershipsOf(ada)).memberships).toEqual([]);
    expect(await test.count('gameRuns')).toBe(1);
  });

  it('of another teacher is not found', async () => {
    const { groupId, code } = await newClass();
    await join(ada, code, ALL_SHARED);
    const other = await test.newPerson('educator');
    await newClass(other);
    const requests = ['GET ', 'PATCH ', 'DELETE ', 'PUT /code', 'DELETE /code', `DELETE /members/${ada.id}`];
    for (const [method = '', rest] of requests.map((request) => request.split(' '))) {
      const answer = ask(other, method, `groups/${groupId}${rest}`, method === 'PATCH' ? { name: 'Mine' } : undefined);
      expect([method, rest, await codeOf(answer)]).toEqual([method, rest, 'not-found']);
    }
    const [group] = await groupsOf(ask(teacher, 'GET', 'groups'));
    expect(group).toMatchObject({ code, name: '5a', memberCount: 1 });
    expect((await membershipsOf(ada)).views).toEqual([]);
  });
});

describe('joining', () => {
  it('tells first what the code leads to', async () => {
    const { code } = await newClass();
    await test.database.updateTable('accounts').set({ name: 'Ms Lee' }).where('id', '=', teacher.id).execute();
    const preview = await ask(ada, 'POST', 'group-previews', { code: shownGroupCode(code).toLowerCase() });
    expect(await preview.json()).toEqual({
      ...{ kind: 'class', name: '5a' },
      leaders: [{ name: 'Ms Lee', role: 'leads', since: expect.any(String) }],
    });
    expect(await test.count('groupMembers')).toBe(0);
  });

  it('shares nothing unless the learner says so', async () => {
    const { groupId, code } = await newClass();
    await join(ada, shownGroupCode(code));
    expect((await membershipsOf(ada)).memberships).toMatchObject([{ groupId, shares: NOTHING_SHARED }]);
  });

  it('twice changes nothing', async () => {
    const { code } = await newClass();
    await join(ada, code);
    const before = await membershipsOf(ada);
    test.wait(1000);
    expect((await join(ada, code, ALL_SHARED)).status).toBe(201);
    expect(await membershipsOf(ada)).toEqual(before);
  });

  it('needs the code of a group', async () => {
    for (const code of ['CFH-4K0', '444444']) expect(await codeOf(join(ada, code))).toBe('group-code-unknown');
  });

  it("is not possible in one's own class", async () => {
    const { code } = await newClass();
    expect(await codeOf(join(teacher, code))).toBe('own-group');
  });
});

describe('what a teacher is shown', () => {
  let groupId: string;
  beforeEach(async () => {
    const group = await newClass();
    groupId = group.groupId;
    await join(ada, group.code);
    await ask(ada, 'PUT', `runs/simon/${crypto.randomUUID()}`, simonReport());
    await ask(ada, 'PUT', `attempts/focus-game/${crypto.randomUUID()}`, focusGameReport());
  });

  const share = (shares: Partial<Shares>) =>
    ask(ada, 'PUT', `memberships/${groupId}`, { shares: { ...NOTHING_SHARED, ...shares } });
  const seen = async () => (await shown(groupId)).members[0];

  it('is a name and nothing else at first', async () => {
    expect(await seen()).toMatchObject({ memberId: ada.id, activity: null, progress: null, sharesReport: false });
    expect(await codeOf(askReport(groupId))).toBe('not-found');
    expect((await membershipsOf(ada)).views).toEqual([]);
  });

  it.each(SHARES)(
    'is %s alone when that is shared, and nothing from the next request on when it is taken back',
    async (what) => {
      expect((await share({ [what]: true })).status).toBe(200);
      const shownNow = async () => {
        const { activity, progress, sharesReport: screening, sharesPlan: plan } = (await seen()) ?? {};
        expect((await askReport(groupId)).status).toBe(screening ? 200 : 404);
        return { activity: activity !== null, progress: progress !== null, screening, plan };
      };
      expect(await shownNow()).toEqual({ ...NOTHING_SHARED, [what]: true });
      await share({});
      expect(await shownNow()).toEqual(NOTHING_SHARED);
    },
  );

  it('has no body when nothing has changed since the last answer, and one when something has', async () => {
    await share({ activity: true });
    const again = (etag: string) =>
      test.ask('GET', `/api/learners/${teacher.id}/groups/${groupId}`, {
        cookie: teacher.cookie,
        headers: { 'if-none-match': etag },
      });
    const etag = (await again('')).headers.get('etag') ?? '';
    test.wait(20_000);
    const same = await again(etag);
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
    expect(same.headers.get('cache-control')).toBe('no-store');
    await ask(ada, 'PUT', `runs/simon/${crypto.randomUUID()}`, simonReport());
    const changed = await again(etag);
    expect([changed.status, (await changed.json()).members[0].activity.finished]).toEqual([200, 3]);
  });

  it('is what the learner did', async () => {
    await share(ALL_SHARED);
    const today = test.clock.now.toISOString().slice(0, 10);
    expect(await seen()).toMatchObject({
      activity: { days: [today], finished: 2 },
      progress: { finished: { simon: 1 }, best: [{ game: 'simon' }] },
      sharesReport: true,
    });
    expect((await reportOf(groupId)).parts).toMatchObject({
      'focus-game': { result: { seen: expect.any(String) } },
      'letter-quiz': { result: null },
    });
  });

  it('is of each member what is theirs: the newest result that tells something, and when a newer one said little', async () => {
    const [{ code = '' } = {}] = await groupsOf(ask(teacher, 'GET', 'groups'));
    const bo = await test.newPerson('learner', '13-to-17');
    await share(ALL_SHARED);
    await join(bo, code ?? '', ALL_SHARED);
    const at = (minute: number) => `2026-11-21T09:${minute}:00.000Z`;
    const put = (who: Person, path: string, report: object) =>
      ask(who, 'PUT', `${path}/${crypto.randomUUID()}`, report);
    await put(ada, 'attempts/letter-quiz', letterQuizReport(3, at(10)));
    await put(ada, 'attempts/letter-quiz', letterQuizReport(10, at(20)));
    await put(ada, 'attempts/letter-quiz', { ...letterQuizReport(1, at(30)), isSoundConfirmed: true });
    await put(bo, 'attempts/letter-quiz', letterQuizReport(4, at(40)));
    for (const repeated of [2, 3, 1]) await put(bo, 'runs/simon', simonReport(repeated, at(50)));
    const partsOf = async ({ memberId, progress, activity }: ShownGroup['members'][number]) => {
      const { parts } = await reportOf(groupId, memberId === bo.id ? bo : ada);
      return {
        ...{ memberId, finished: activity?.finished, runs: progress?.finished.simon },
        best: progress?.best.map(({ score }) => score),
        letters: parts['letter-quiz'],
        checks: parts['focus-game'].result !== null,
      };
    };
    const members = await Promise.all((await shown(groupId)).members.map(partsOf));
    expect(members).toHaveLength(2);
    expect(members).toContainEqual({
      ...{ memberId: ada.id, finished: 5, runs: 1, best: [2], checks: true },
      letters: { result: { timestamp: at(20), value: 10, seen: 'few' }, saysLittleAt: at(30) },
    });
    expect(members).toContainEqual({
      ...{ memberId: bo.id, finished: 4, runs: 3, best: [4], checks: false },
      letters: { result: { timestamp: at(40), value: 4, seen: 'traits' }, saysLittleAt: null },
    });
  });

  it('is the activity of four weeks, of all time for games', async () => {
    await share(ALL_SHARED);
    test.wait(28 * DAY_MS);
    expect(await seen()).toMatchObject({
      activity: { days: [], finished: 0 },
      progress: { finished: { simon: 1 } },
    });
  });

  it('is told to the learner by leader, day and what was shown, and no number of looks pushes one out', async () => {
    await share({ activity: true, screening: true });
    await reportOf(groupId);
    const first = test.clock.now.toISOString();
    for (let look = 0; look < 101; look += 1) await shown(groupId);
    test.wait(60 * 60 * 1000);
    await shown(groupId);
    const last = test.clock.now.toISOString();
    test.wait(DAY_MS);
    await shown(groupId);
    const tomorrow = test.clock.now.toISOString();
    expect((await membershipsOf(ada)).views).toMatchObject([
      { firstViewedAt: tomorrow, viewedAt: tomorrow, shown: { activity: true, screening: false } },
      { firstViewedAt: first, viewedAt: last, shown: { activity: true, screening: false } },
      { firstViewedAt: first, viewedAt: first, shown: { activity: false, screening: true } },
    ]);
  });

  it('has no result of the test but in the report, which is that of a share link', async () => {
    await share(ALL_SHARED);
    for (const path of ['groups', `groups/${groupId}`, `groups/${groupId}/roll`]) {
      const answer = await (await ask(teacher, 'GET', path)).text();
      expect(answer).toMatch(/^\{/);
      expect(answer).not.toMatch(/"seen"|"value"|traits|hasADHD|focusPercentage/);
    }
    const made = await ask(ada, 'POST', 'share-links', { days: 7 });
    const { token } = (await made.json()) as { token: string };
    const byLink = await (await test.ask('POST', '/api/shared-reports', { body: { token } })).json();
    expect(await reportOf(groupId)).toEqual({ name: expect.any(String), parts: byLink.parts });
  });

  it('is no look while only the report is shared and not opened', async () => {
    await share({ screening: true });
    await shown(groupId);
    expect((await membershipsOf(ada)).views).toEqual([]);
    await reportOf(groupId);
    test.wait(30_000);
    const last = test.clock.now.toISOString();
    await reportOf(groupId);
    expect((await membershipsOf(ada)).views).toMatchObject([{ viewedAt: last, shown: { screening: true } }]);
  });

  it('is stored as one look when many ask at once', async () => {
    await share({ activity: true });
    await Promise.all(Array.from({ length: 20 }, () => shown(groupId)));
    expect((await membershipsOf(ada)).views).toHaveLength(1);
  });

  it('is told for all days of the 400 for which it is kept', async () => {
    const looks = Array.from({ length: GROUP.viewsKeptDays }, (_, day) => ({
      ...{ learnerId: ada.id, leaderId: teacher.id, shown: ALL_SHARED },
      viewedAt: new Date(test.clock.now.getTime() - day * DAY_MS).toISOString(),
    }));
    await saveViews(test.database, looks);
    expect((await membershipsOf(ada)).views).toHaveLength(GROUP.viewsKeptDays);
  });

  it('leaves its trace when the teacher removes the learner, deletes the class or the account', async () => {
    await share({ screening: true });
    await reportOf(groupId);
    await ask(teacher, 'DELETE', `groups/${groupId}/members/${ada.id}`);
    await ask(teacher, 'DELETE', `groups/${groupId}`);
    expect(await membershipsOf(ada)).toMatchObject({ memberships: [], views: [{ leaderName: expect.any(String) }] });
    await test.ask('DELETE', `/api/learners/${teacher.id}`, { cookie: teacher.cookie, body: {} });
    expect((await membershipsOf(ada)).views).toMatchObject([{ leaderName: null }]);
  });

  it('is nothing after the learner left, whose results stay', async () => {
    await share(ALL_SHARED);
    expect((await ask(ada, 'DELETE', `memberships/${groupId}`)).status).toBe(200);
    expect((await shown(groupId)).members).toEqual([]);
    expect(await test.count('gameRuns')).toBe(1);
    expect(await codeOf(share(ALL_SHARED))).toBe('not-found');
    expect(await codeOf(ask(ada, 'DELETE', `memberships/${groupId}`))).toBe('not-found');
  });
});

describe.runIf(sameOnBoth)('a learner under 13', () => {
  let child: Person;
  let code: string;
  beforeEach(async () => {
    child = await test.newPerson('learner', 'under-13');
    ({ code } = await newClass());
  });

  it('shares with the password of the account only', async () => {
    expect(await codeOf(join(child, code, ALL_SHARED))).toBe('invalid-request');
    expect(await codeOf(join(child, code, ALL_SHARED, 'not the password'))).toBe('wrong-current-password');
    expect(await test.count('groupMembers')).toBe(0);
    expect((await join(child, code, ALL_SHARED, PASSWORD)).status).toBe(201);
  });

  it('without a password shows nothing, and joins', async () => {
    await test.database.deleteFrom('signInMethods').where('userId', '=', child.id).execute();
    expect(await codeOf(join(child, code, { ...NOTHING_SHARED, activity: true }))).toBe('grown-up-password-needed');
    expect(await test.count('groupMembers')).toBe(0);
    expect((await join(child, code)).status).toBe(201);
  });

  it('joins without showing anything, and takes back without the password', async () => {
    expect((await join(child, code)).status).toBe(201);
    const [{ groupId = '' } = {}] = (await membershipsOf(child)).memberships;
    const put = (shares: Shares, password?: string) =>
      ask(child, 'PUT', `memberships/${groupId}`, { shares, ...(password !== undefined && { password }) });
    expect(await codeOf(put(ALL_SHARED))).toBe('invalid-request');
    expect((await put(ALL_SHARED, PASSWORD)).status).toBe(200);
    expect((await put({ ...ALL_SHARED, screening: false })).status).toBe(200);
    expect((await put(NOTHING_SHARED)).status).toBe(200);
    expect((await ask(child, 'DELETE', `memberships/${groupId}`)).status).toBe(200);
  });
});
