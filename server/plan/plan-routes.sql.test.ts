import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import type { KeptPlan, MemberPlan } from '#contract/people/plan.ts';
import { NOTHING_SHARED, type Role, type Shares } from '#rules/groups/groups.ts';
import { EMPTY_PLAN, PLAN, type Plan, withSentence, withTick } from '#rules/plan/plan.ts';
import { codeOf, createTestApp, PASSWORD, type Person, type TestApp } from '../testing/test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KIND = withTick(EMPTY_PLAN, 'liked', 'kind', true);
const WRITTEN = withSentence(KIND, 'helps', 'A green card means that I need a break.');
const SHOWN: Shares = { ...NOTHING_SHARED, plan: true };

let test: TestApp;
let ada: Person;
beforeEach(async () => {
  test = await createTestApp();
  ada = await test.newPerson('learner', '13-to-17');
});

const ask: TestApp['askAs'] = (...asked) => test.askAs(...asked);
const keep = (plan: Plan, who = ada) => ask(who, 'PUT', 'plan', { plan });
const kept = async (who = ada) => (await (await ask(who, 'GET', 'plan')).json()) as KeptPlan;
const membershipsOf = async (who: Person) => (await (await ask(who, 'GET', 'memberships')).json()) as Memberships;

/** A grown-up with a group in which Ada is, and to whom she shows her plan. */
async function newLeader(role: Exclude<Role, 'learner'>, shares = SHOWN) {
  const leader = await test.newPerson(role);
  const body = { kind: role === 'parent' ? 'family' : 'class', name: '5a' };
  const [group] = ((await (await ask(leader, 'POST', 'groups', body)).json()) as Groups).groups;
  const { groupId = '', code = '' } = group ?? {};
  await ask(ada, 'POST', 'memberships', { code, shares });
  const path = `groups/${groupId}/members/${ada.id}`;
  return {
    leader,
    groupId,
    look: () => ask(leader, 'GET', `${path}/plan`),
    add: (...sentences: string[]) => ask(leader, 'PUT', `${path}/plan-note`, { sentences }),
    share: (of: Shares) => ask(ada, 'PUT', `memberships/${groupId}`, { shares: of }),
  };
}

describe('a plan in the account', () => {
  it('is nothing until the learner keeps it there, and then follows the learner', async () => {
    expect(await kept()).toEqual({ versions: [], notes: [] });
    expect((await keep(WRITTEN)).status).toBe(200);
    const { versions } = await kept();
    expect(versions).toEqual([{ day: '2026-11-21', changedAt: test.clock.now.toISOString(), plan: WRITTEN }]);
  });

  it('has one version a day, the last one; the same plan again is no version', async () => {
    await keep(EMPTY_PLAN);
    test.wait(60_000);
    await keep(KIND);
    test.wait(DAY_MS);
    await keep(KIND);
    expect((await kept()).versions.map(({ day, plan }) => [day, plan])).toEqual([['2026-11-21', KIND]]);
    await keep(WRITTEN);
    expect((await kept()).versions.map(({ day, plan }) => [day, plan])).toEqual([
      ['2026-11-22', WRITTEN],
      ['2026-11-21', KIND],
    ]);
  });

  it('keeps the newest days', async () => {
    for (let day = 0; day <= PLAN.mostVersions; day += 1) {
      await keep(day % 2 === 0 ? KIND : WRITTEN);
      test.wait(DAY_MS);
    }
    const days = (await kept()).versions.map(({ day }) => day);
    expect([days.length, days.at(-1)]).toEqual([PLAN.mostVersions, '2026-11-22']);
  });

  it('refuses what is no tick, and sentences that are too many or too long', async () => {
    const long = 'a'.repeat(PLAN.longestSentence + 1);
    const many = Array.from({ length: PLAN.mostOwn + 1 }, (_, at) => `Sentence ${at}.`);
    for (const liked of [
      { ticks: ['autism'], own: [] },
      { ticks: [], own: [long] },
      { ticks: [], own: many },
      { ticks: [], own: ['two\nlines'] },
      { ticks: [], own: [], score: 7 },
    ])
      expect(await codeOf(keep({ ...EMPTY_PLAN, liked } as never))).toBe('invalid-request');
    expect((await kept()).versions).toEqual([]);
  });

  it('is taken out with every version, what grown-ups added, and every share of it', async () => {
    const { add, look, share } = await newLeader('parent');
    await keep(KIND);
    await add('I read the task with her first.');
    expect((await kept()).notes).toHaveLength(1);
    expect(await (await ask(ada, 'DELETE', 'plan')).json()).toEqual({ versions: [], notes: [] });
    expect((await membershipsOf(ada)).memberships[0]?.shares).toEqual(NOTHING_SHARED);
    expect(await codeOf(look())).toBe('not-found');
    // Shown again before there is a plan: the leader reads that there is none.
    await share(SHOWN);
    expect(await (await look()).json()).toMatchObject({ plan: null, notes: [] });
    expect(await codeOf(add('One.'))).toBe('not-found');
  });

  it('goes with the account, with what was added to it', async () => {
    const { add, leader } = await newLeader('parent');
    await keep(KIND);
    await add('One.');
    await test.database.deleteFrom('accounts').where('id', '=', ada.id).execute();
    expect([await test.count('planVersions'), await test.count('planNotes')]).toEqual([0, 0]);
    expect((await ask(leader, 'GET', 'groups')).status).toBe(200);
  });

  it('is closed to a session that was opened with pictures, which shares none either', async () => {
    await keep(WRITTEN);
    const { share, groupId } = await newLeader('parent', NOTHING_SHARED);
    const { cookies } = await test.auth.startPictureSession(ada.id);
    const pupil = { ...ada, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    for (const [method, body] of [['GET'], ['PUT', { plan: KIND }], ['DELETE']] as const)
      expect(await codeOf(ask(pupil, method, 'plan', body))).toBe('not-found');
    const shares = { shares: SHOWN };
    expect(await codeOf(ask(pupil, 'PUT', `memberships/${groupId}`, shares))).toBe('parent-agreement-needed');
    expect((await share(SHOWN)).status).toBe(200);
    expect((await kept()).versions[0]?.plan).toEqual(WRITTEN);
  });
});

describe('a plan that is shown to the leaders of a group', () => {
  it('is the newest version, for a parent and for a teacher, and each look is told to the learner', async () => {
    await keep(KIND);
    test.wait(DAY_MS);
    await keep(WRITTEN);
    for (const role of ['parent', 'educator'] as const) {
      const { look } = await newLeader(role);
      expect(await (await look()).json()).toMatchObject({ name: 'Ada', plan: WRITTEN, notes: [] });
    }
    const { views } = await membershipsOf(ada);
    expect(views.map(({ shown }) => shown)).toEqual([SHOWN, SHOWN]);
  });

  it('is closed again from the next request on when it is taken back, and never opens by another share', async () => {
    await keep(KIND);
    const { look, add, share, leader, groupId } = await newLeader('educator');
    expect((await look()).status).toBe(200);
    await share({ activity: true, progress: true, screening: true, plan: false });
    for (const answer of [look(), add('One.')]) expect(await codeOf(answer)).toBe('not-found');
    const { members } = (await (await ask(leader, 'GET', `groups/${groupId}`)).json()) as ShownGroup;
    expect(members).toMatchObject([{ sharesPlan: false, sharesReport: true }]);
  });

  it('takes sentences of each leader, which the learner reads under the name and can remove', async () => {
    await keep(KIND);
    const [parent, teacher] = [await newLeader('parent'), await newLeader('educator')];
    await parent.add('At home she reads with music.');
    test.wait(1000);
    await teacher.add('One.', 'Two.');
    const shown = (await (await teacher.add('Three.')).json()) as MemberPlan;
    expect(shown.notes.map(({ sentences, isOwn }) => [sentences, isOwn])).toEqual([
      [['At home she reads with music.'], false],
      [['Three.'], true],
    ]);
    const { notes } = await kept();
    expect(notes.map(({ leaderName }) => leaderName)).toEqual(['Ada', 'Ada']);
    expect(JSON.stringify(notes)).not.toContain(teacher.leader.id);
    await ask(ada, 'DELETE', `plan/notes/${notes[0]?.noteId}`);
    expect((await kept()).notes.map(({ sentences }) => sentences)).toEqual([['Three.']]);
    expect(await codeOf(ask(ada, 'DELETE', `plan/notes/${notes[0]?.noteId}`))).toBe('not-found');
    // No sentence takes the own ones away.
    await teacher.add();
    expect((await kept()).notes).toEqual([]);
  });

  it('keeps what a grown-up added when their account is deleted, without the name', async () => {
    await keep(KIND);
    const { add, leader } = await newLeader('parent');
    await add('One.');
    await test.database.deleteFrom('accounts').where('id', '=', leader.id).execute();
    expect((await kept()).notes).toMatchObject([{ leaderName: null, sentences: ['One.'] }]);
  });

  it('takes the sentences of so many grown-ups', async () => {
    await keep(KIND);
    for (let count = 0; count < PLAN.mostNotes; count += 1)
      expect((await (await newLeader('parent')).add('One.')).status).toBe(200);
    expect(await codeOf((await newLeader('parent')).add('One.'))).toBe('plan-full');
  });

  it('needs the password of the account under 13', async () => {
    const child = await test.newPerson('learner', 'under-13');
    const { groupId } = await newLeader('educator');
    const groups = test.database.selectFrom('groups').select('code').where('groupId', '=', groupId);
    const { code } = await groups.executeTakeFirstOrThrow();
    await ask(child, 'POST', 'memberships', { code, shares: NOTHING_SHARED });
    const share = (password?: string) =>
      ask(child, 'PUT', `memberships/${groupId}`, { shares: SHOWN, ...(password !== undefined && { password }) });
    expect((await share()).status).toBe(422);
    expect((await share(PASSWORD)).status).toBe(200);
  });

  it('is not shared by a page of an earlier version, which does not know it', async () => {
    const { groupId } = await newLeader('educator');
    const { plan: _, ...earlier } = NOTHING_SHARED;
    expect((await ask(ada, 'PUT', `memberships/${groupId}`, { shares: { ...earlier, activity: true } })).status).toBe(
      200,
    );
    expect((await membershipsOf(ada)).memberships[0]?.shares).toEqual({ ...NOTHING_SHARED, activity: true });
  });
});

describe('a link to a plan', () => {
  type Made = { token: string; links: { linkId: string; shows: string; openedCount: number }[] };
  const make = (body: object = {}, who = ada) => ask(who, 'POST', 'share-links', { days: 7, shows: 'plan', ...body });
  const made = async (): Promise<Made> => (await make()).json();
  const open = (token: string, kind: 'plans' | 'reports' = 'plans') =>
    test.ask('POST', `/api/shared-${kind}`, { body: { token } });
  const links = async () => ((await (await ask(ada, 'GET', 'share-links')).json()) as Made).links;

  it('shows the newest version of the own part with the first name, and nothing that a grown-up added', async () => {
    await keep(KIND);
    const { add } = await newLeader('parent');
    await add('Mia is calm after a walk.');
    const { token } = await made();
    test.wait(DAY_MS);
    await keep(WRITTEN);
    const answer = await open(token);
    expect(await answer.json()).toEqual({
      firstName: 'Ada',
      expiresAt: '2026-11-28T10:00:00.000Z',
      plan: WRITTEN,
      changedAt: '2026-11-22T10:00:00.000Z',
    });
    expect([answer.headers.get('referrer-policy'), answer.headers.get('x-robots-tag')]).toEqual([
      'no-referrer',
      'noindex',
    ]);
    expect(await links()).toMatchObject([{ shows: 'plan', openedCount: 1 }]);
  });

  it('opens no report, as a link to a report opens no plan', async () => {
    await keep(KIND);
    await test.answerResults(ada.id, ada.cookie, true);
    const report = (await (await make({ shows: 'report' })).json()) as Made;
    const plan = await made();
    expect(await codeOf(open(plan.token, 'reports'))).toBe('not-found');
    expect(await codeOf(open(report.token))).toBe('not-found');
    expect((await open(report.token, 'reports')).status).toBe(200);
  });

  it('is made only for a plan that is kept in the account, and goes with it; a link to a report stays', async () => {
    expect(await codeOf(make())).toBe('not-found');
    await keep(KIND);
    const { token } = await made();
    await test.answerResults(ada.id, ada.cookie, true);
    await make({ shows: 'report' });
    await ask(ada, 'DELETE', 'plan');
    expect(await codeOf(open(token))).toBe('not-found');
    expect(await links()).toMatchObject([{ shows: 'report' }]);
    await keep(KIND);
    const again = await made();
    await test.answerResults(ada.id, ada.cookie, false);
    await ask(ada, 'DELETE', 'attempts');
    expect((await open(again.token)).status).toBe(200);
  });

  it('opens nothing after it was taken back or has ended', async () => {
    await keep(KIND);
    const first = await made();
    await ask(ada, 'DELETE', `share-links/${first.links[0]?.linkId}`);
    expect(await codeOf(open(first.token))).toBe('share-link-revoked');
    const { token } = await made();
    test.wait(7 * DAY_MS);
    expect(await codeOf(open(token))).toBe('share-link-expired');
  });

  it('needs the password of the account under 13, and is not made in a session by pictures', async () => {
    const child = await test.newPerson('learner', 'under-13');
    await keep(KIND, child);
    expect((await make({}, child)).status).toBe(422);
    expect((await make({ password: PASSWORD }, child)).status).toBe(201);
    const { cookies } = await test.auth.startPictureSession(child.id);
    const byPictures = { ...child, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') };
    expect(await codeOf(make({ password: PASSWORD }, byPictures))).toBe('not-found');
  });
});
