import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Groups, ShownGroup } from '#contract/groups/groups.ts';
import type { Memberships } from '#contract/groups/memberships.ts';
import { NOTHING_SHARED, type Role } from '#rules/groups/groups.ts';
import { PARENT_AGREEMENT_VERSION } from '#rules/people/parent-agreement.ts';
import { findTestTaker } from '../../learners/test-taker.ts';
import { newPupil } from '../../testing/bad-input/prepared-learner.ts';
import { everyRow } from '../../testing/databases/all-rows.ts';
import { sameOnBoth } from '../../testing/databases/databases.ts';
import { filled, KNOWN_ROUTES } from '../../testing/known-routes.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../../testing/runs/reports.ts';
import { codeOf, createTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertLeader } from '../leaders/leader-queries.ts';
import { decideAboutParent } from './parent-agreements.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
type Person = { id: string; cookie: string };
type Family = { parent: Person; familyId: string };

let test: TestApp;
let teacher: Person;
let pupil: Person;
let classId: string;
let ann: Family;
let ben: Family;
beforeEach(async () => {
  test = await createTestApp({ isAutismApart: true });
  teacher = await test.newPerson('educator');
  const made = await newPupil(test, { ...teacher, learnerId: teacher.id, email: '' });
  classId = made.groupId;
  pupil = { id: made.pupilId, cookie: cookieIn(await test.auth.startPictureSession(made.pupilId)) };
  ann = await newFamily();
  ben = await newFamily();
});

const cookieIn = ({ cookies }: { cookies: readonly string[] }) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

/** A family of a new parent that the pupil has joined. */
async function newFamily(role: Role = 'parent', parent?: Person): Promise<Family> {
  const leader = parent ?? (await test.newPerson(role));
  const made = (await (await test.askAs(leader, 'POST', 'groups', { kind: 'family', name: 'Reed' })).json()) as Groups;
  const { groupId: familyId = '', code } = made.groups.at(-1) ?? {};
  expect((await test.askAs(pupil, 'POST', 'memberships', { code, shares: NOTHING_SHARED })).status).toBe(201);
  return { parent: leader, familyId };
}

const agreement = ({ parent, familyId }: Family, method: 'PUT' | 'DELETE', version = PARENT_AGREEMENT_VERSION) => {
  const body = method === 'PUT' ? { textVersion: version } : undefined;
  return test.askAs(parent, method, `groups/${familyId}/members/${pupil.id}/screening-agreement`, body);
};
const agree = async (family: Family) => (await agreement(family, 'PUT')).json();
const takeBack = async (family: Family) => (await agreement(family, 'DELETE')).json();
const records = () => test.database.selectFrom('parentAgreements').selectAll().orderBy('agreedAt').execute();
const keeps = async () => (await test.learnerOf(pupil.cookie)).keepsResults;
const storedAt = async () => {
  const rows = await test.database.selectFrom('focusGameAttempts').select('timestamp').orderBy('timestamp').execute();
  expect(await test.count('letterQuizAttempts')).toBe(rows.length);
  const traits = await test.autismDatabase.selectFrom('traitsQuestionnaireAttempts').select('timestamp').execute();
  expect(traits).toHaveLength(rows.length);
  return rows.map(({ timestamp }) => timestamp);
};

/** The pupil does the test, an hour later. Returns when. */
async function doTest(): Promise<string> {
  test.wait(HOUR_MS);
  const at = test.clock.now.toISOString();
  const reports = {
    'focus-game': focusGameReport(10, 100, at),
    'letter-quiz': letterQuizReport(3, at),
    'traits-questionnaire': traitsReport(7, at),
  };
  for (const [part, report] of Object.entries(reports))
    expect((await test.askAs(pupil, 'PUT', `attempts/${part}/${randomUUID()}`, report)).status).toBe(201);
  test.wait(HOUR_MS);
  return at;
}
const triesTest = async () =>
  codeOf(test.askAs(pupil, 'PUT', `attempts/focus-game/${randomUUID()}`, focusGameReport(10, 100)));

/** When the results were done that a parent reads; the code of the problem when there is no report. */
async function reads({ parent, familyId }: Family) {
  const answer = await test.askAs(parent, 'GET', `groups/${familyId}/members/${pupil.id}/report`);
  if (!answer.ok) return codeOf(answer);
  const { parts } = await answer.json();
  const times = Object.values(parts as Record<string, { result: { timestamp: string } | null }>);
  return [...new Set(times.map(({ result }) => result?.timestamp ?? null))];
}
const shownTo = async ({ parent, familyId }: Family) =>
  ((await (await test.askAs(parent, 'GET', `groups/${familyId}`)).json()) as ShownGroup).members[0];
const parentsOf = (who: Person, groupId = classId) =>
  test.askAs(who, 'GET', `groups/${groupId}/members/${pupil.id}/parents`);
const report = (who: Person, parentId: string, groupId = classId) =>
  test.askAs(who, 'PUT', `groups/${groupId}/members/${pupil.id}/parents/${parentId}/report`);
const decide = (family: Family, decision: 'confirmed' | 'removed') =>
  decideAboutParent(
    { ...test, now: () => test.clock.now },
    { learnerId: pupil.id, parentId: family.parent.id },
    decision,
  );
const states = async () => {
  const { parents } = (await (await parentsOf(teacher)).json()) as { parents: { parentId: string; state: string }[] };
  return Object.fromEntries(parents.map(({ parentId, state }) => [parentId === ann.parent.id ? 'ann' : 'ben', state]));
};

describe('the agreement of a parent', () => {
  it('is a record of who, for whom, which text and when, that stays when it is taken back', async () => {
    const agreedAt = test.clock.now.toISOString();
    expect(await agree(ann)).toEqual({ screeningAgreed: true, hasAgreed: true });
    const record = { learnerId: pupil.id, parentId: ann.parent.id, textVersion: PARENT_AGREEMENT_VERSION, agreedAt };
    expect(await records()).toMatchObject([{ ...record, endedAt: null, endReason: null }]);
    test.wait(HOUR_MS);
    const before = await everyRow(test.database);
    await agree(ann);
    expect(await everyRow(test.database)).toEqual(before);
    expect(await takeBack(ann)).toEqual({ screeningAgreed: false, hasAgreed: false });
    const end = { endedAt: test.clock.now.toISOString(), endReason: 'taken-back' };
    expect(await records()).toMatchObject([{ ...record, ...end }]);
    test.wait(HOUR_MS);
    await agree(ann);
    expect(await records()).toMatchObject([{ ...record, ...end }, { endedAt: null }]);
    expect(await keeps()).toBe(true);
  });

  it('is not stored for a text that is not shown any more', async () => {
    expect(await codeOf(agreement(ann, 'PUT', '2026-11-21'))).toBe('outdated-page');
    expect(await records()).toEqual([]);
  });
});

describe('two parents', () => {
  it('agree each for themself, and the second reads only what came after the own agreement', async () => {
    await agree(ann);
    const first = await doTest();
    expect(await reads(ben)).toBe('not-found');
    expect((await shownTo(ben))?.pupil).toMatchObject({
      ...{ canAgree: true, screeningAgreed: true, parent: { hasAgreed: false, checked: null } },
    });
    expect(await agree(ben)).toEqual({ screeningAgreed: true, hasAgreed: true });
    expect([await reads(ann), await reads(ben)]).toEqual([[first], [null]]);
    const second = await doTest();
    expect([await reads(ann), await reads(ben)]).toEqual([[second], [second]]);
    expect(await storedAt()).toEqual([first, second]);
  });

  it('stop keeping results when one of them takes it back, which deletes what this one could read', async () => {
    await agree(ann);
    const first = await doTest();
    await agree(ben);
    await doTest();
    expect(await takeBack(ben)).toEqual({ screeningAgreed: false, hasAgreed: false });
    expect([await storedAt(), await keeps(), await triesTest()]).toEqual([[first], false, 'tests-off']);
    expect([await reads(ann), await reads(ben)]).toEqual([[first], 'not-found']);
    expect((await shownTo(ann))?.pupil).toMatchObject({ screeningAgreed: false, parent: { hasAgreed: true } });
    // The flags are those of the results that are left.
    const learner = await test.database.selectFrom('learners').selectAll().where('id', '=', pupil.id).execute();
    expect(learner).toMatchObject([{ adhd: 'yes', dyslexia: 'yes' }]);
    // A no stands as long as the parent is linked; a further yes of the other one changes nothing.
    await agree(ann);
    expect(await keeps()).toBe(false);
    test.wait(HOUR_MS);
    expect(await agree(ben)).toEqual({ screeningAgreed: true, hasAgreed: true });
    expect([await keeps(), await reads(ann), await reads(ben)]).toEqual([true, [first], [null]]);
  });

  it('lose all results when the first one takes it back', async () => {
    await agree(ann);
    await doTest();
    await agree(ben);
    await doTest();
    await takeBack(ann);
    expect([await storedAt(), await keeps(), await reads(ben)]).toEqual([[], false, [null]]);
    await test.askAs(pupil, 'DELETE', `memberships/${ann.familyId}`);
    expect(await keeps()).toBe(true);
  });

  it('of one family: each with an agreement of their own', async () => {
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: ben.parent.id, groupId: ann.familyId, role: 'leads', since });
    const shared = { parent: ben.parent, familyId: ann.familyId };
    await agree(ann);
    const first = await doTest();
    expect([await reads(ann), await reads(shared)]).toEqual([[first], 'not-found']);
    await agree(shared);
    await takeBack(shared);
    expect([await reads(ann), await reads(shared)]).toEqual([[first], 'not-found']);
  });

  it('who agrees after the other one has left ends that agreement, and its results are deleted', async () => {
    await agree(ann);
    await doTest();
    await test.askAs(pupil, 'DELETE', `memberships/${ann.familyId}`);
    expect(await keeps()).toBe(false);
    await agree(ben);
    expect(await storedAt()).toEqual([]);
    expect(await records()).toMatchObject([{ endReason: 'not-linked' }, { endedAt: null }]);
  });

  it('one whose account is deleted: that agreement ends, the other one stays; with the pupil all go', async () => {
    await agree(ann);
    const first = await doTest();
    await agree(ben);
    await report(teacher, ben.parent.id);
    expect(
      (await test.ask('DELETE', `/api/learners/${ann.parent.id}`, { cookie: ann.parent.cookie, body: {} })).status,
    ).toBe(200);
    expect([await keeps(), await storedAt()]).toEqual([true, [first]]);
    expect(await records()).toMatchObject([{ parentId: null }, { parentId: ben.parent.id }]);
    expect(await reads(ben)).toBe('not-found');
    await test.database.deleteFrom('accounts').where('id', '=', pupil.id).execute();
    expect([await records(), await test.count('parentReports')]).toEqual([[], 0]);
  });
});

describe('a parent whom a leader of the class reports', () => {
  it('reads nothing, and nobody agrees anew, until the operator decides; nothing is deleted', async () => {
    await agree(ann);
    const first = await doTest();
    expect(await states()).toEqual({ ann: 'linked', ben: 'linked' });
    expect((await report(teacher, ann.parent.id)).status).toBe(200);
    expect(await states()).toEqual({ ann: 'reported', ben: 'linked' });
    expect([await reads(ann), await storedAt(), await keeps()]).toEqual(['not-found', [first], true]);
    expect(await shownTo(ann)).toMatchObject({
      ...{ activity: null, progress: null, sharesReport: false, done: [] },
      pupil: { canAgree: false, parent: { hasAgreed: true, checked: 'self' } },
    });
    expect((await shownTo(ben))?.pupil).toMatchObject({
      ...{ canAgree: false, parent: { hasAgreed: false, checked: 'other' } },
    });
    expect(await codeOf(agreement(ben, 'PUT'))).toBe('not-found');
    const { memberships } = (await (await test.askAs(pupil, 'GET', 'memberships')).json()) as Memberships;
    const checked = memberships.filter(({ isChecked }) => isChecked).map(({ groupId }) => groupId);
    expect(checked).toEqual([ann.familyId]);
  });

  it('goes on as before when the operator confirms, and is not reported again for 30 days', async () => {
    await agree(ann);
    const first = await doTest();
    await report(teacher, ann.parent.id);
    expect(await decide(ann, 'confirmed')).toBe(true);
    expect([await reads(ann), await keeps()]).toEqual([[first], true]);
    expect(await agree(ben)).toMatchObject({ hasAgreed: true });
    const again = async () => {
      await report(teacher, ann.parent.id);
      return (await states()).ann;
    };
    test.wait(29 * DAY_MS);
    expect(await again()).toBe('confirmed');
    test.wait(DAY_MS);
    expect(await again()).toBe('reported');
  });

  it('loses the link and the agreement when the operator removes them; what another parent agreed to stays', async () => {
    await agree(ann);
    await doTest();
    await agree(ben);
    const second = await doTest();
    await report(teacher, ann.parent.id);
    await decide(ann, 'removed');
    expect([await storedAt(), await keeps(), await reads(ben)]).toEqual([[second], true, [second]]);
    expect(await records()).toMatchObject([{ endReason: 'removed' }, { endedAt: null }]);
    expect([await shownTo(ann), await states()]).toEqual([undefined, { ben: 'linked' }]);
    // A further code of theirs gives them nothing.
    const again = await newFamily('parent', ann.parent);
    expect([await reads(again), await codeOf(agreement(again, 'PUT'))]).toEqual(['not-found', 'not-found']);
    expect(await states()).toEqual({ ann: 'removed', ben: 'linked' });
    expect(await keeps()).toBe(true);
  });

  it('who agreed alone leaves no results when the operator removes them, and shuts the other parent out no longer', async () => {
    await agree(ann);
    await doTest();
    await takeBack(ann);
    await agree(ben);
    expect(await keeps()).toBe(false);
    await report(teacher, ann.parent.id);
    await decide(ann, 'removed');
    expect(await keeps()).toBe(true);
    await report(teacher, ben.parent.id);
    await doTest();
    await decide(ben, 'removed');
    expect([await storedAt(), await keeps(), await triesTest()]).toEqual([[], false, 'tests-off']);
  });

  it('of a family that another parent leads too is shut out there, and the pupil stays in it', async () => {
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: ben.parent.id, groupId: ann.familyId, role: 'leads', since });
    await report(teacher, ben.parent.id);
    await decide(ben, 'removed');
    const shared = { parent: ben.parent, familyId: ann.familyId };
    expect(await shownTo(shared)).toMatchObject({ pupil: { canAgree: false, parent: { checked: 'self' } } });
    expect((await shownTo(ann))?.pupil).toMatchObject({ canAgree: true });
    expect(await shownTo(ben)).toBeUndefined();
  });

  it('can take the agreement back meanwhile; the results are deleted when the operator has confirmed them', async () => {
    await agree(ann);
    const first = await doTest();
    await report(teacher, ann.parent.id);
    await takeBack(ann);
    expect([await keeps(), await storedAt()]).toEqual([false, [first]]);
    await decide(ann, 'confirmed');
    expect(await storedAt()).toEqual([]);
  });

  it('is reported by those who lead the class of the pupil, and by nobody else', async () => {
    const helper = await test.newPerson('educator');
    const other = await test.newPerson('educator');
    const since = test.clock.now.toISOString();
    await insertLeader(test.database, { leaderId: helper.id, groupId: classId, role: 'helps', since });
    for (const [who, groupId] of [
      [helper, classId],
      [other, classId],
      [ben.parent, ben.familyId],
      [pupil, classId],
    ] as const) {
      expect(await codeOf(parentsOf(who, groupId))).toBe('not-found');
      expect(await codeOf(report(who, ann.parent.id, groupId))).toBe('not-found');
    }
    expect(await codeOf(report(teacher, helper.id))).toBe('not-found');
    expect(await test.count('parentReports')).toBe(0);
    expect(await decide(ann, 'removed')).toBe(false);
  });
});

it.runIf(sameOnBoth)('no route lets a teacher agree for a pupil, whatever they say about themself', async () => {
  await test.database.updateTable('learners').set({ role: 'parent' }).where('id', '=', teacher.id).execute();
  const own = await newFamily('parent', teacher);
  const groups = [classId, own.familyId, ann.familyId];
  const writing = Object.entries(KNOWN_ROUTES).filter(([name]) => /^(PUT|POST|PATCH) .*:learnerId/.test(name));
  expect(writing.length).toBeGreaterThan(30);
  const send = async (who: Person, learnerId: string, groupId: string) => {
    for (const [name, { requests }] of writing) {
      // These end what the other requests need.
      if (/\/(new-year|role|invitation)/.test(name)) continue;
      const [request] = requests;
      const names = (JSON.stringify(request).match(/:[a-z]\w*/gi) ?? []).filter(
        (word) => !/^:(true|false|null)$/.test(word),
      );
      const values = names.map((word): [string, string] => [word.slice(1), wordFor(word, groupId)]);
      const { path, body, headers } = filled(request, { ...Object.fromEntries(values), learnerId });
      const { cookies } = await test.auth.startSession(who.id);
      await test.ask(name.split(' ')[0] ?? '', path, {
        cookie: cookieIn({ cookies }),
        body,
        ...(headers && { headers }),
      });
    }
  };
  const wordFor = (word: string, groupId: string) => {
    if (/group|family/i.test(word)) return groupId;
    return /member|child|taught/i.test(word) ? pupil.id : randomUUID();
  };
  for (const groupId of groups) for (const learnerId of [teacher.id, pupil.id]) await send(teacher, learnerId, groupId);
  const keepsResults = async () => (await findTestTaker(test.database, pupil.id)).keepsResults;
  expect([await records(), await keepsResults()]).toEqual([[], false]);
  // The teacher still leads the class of the pupil.
  const { cookies } = await test.auth.startSession(teacher.id);
  const leader = { parent: { ...teacher, cookie: cookieIn({ cookies }) }, familyId: classId };
  expect((await shownTo(leader))?.memberId).toBe(pupil.id);
  // The same requests of a linked parent store one.
  await send(ann.parent, ann.parent.id, ann.familyId);
  expect([(await records()).length, await keepsResults()]).toEqual([1, true]);
});
