import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Groups } from '#contract/groups/groups.ts';
import { LEARNER_ACTIONS } from '#rules/access.ts';
import { everyRow, tablesOf } from './testing/all-rows.ts';
import { newPupil } from './testing/bad-input/prepared-learner.ts';
import { filled, KNOWN_ROUTES, type KnownRoute } from './testing/known-routes.ts';
import { cookieOf, createTestApp, type TestApp } from './testing/test-app.ts';

// Pages are for anyone: pages.test.ts proves what they show of a learner, local-mail.test.ts who may read mails.
const ROUTES = Object.entries(KNOWN_ROUTES).filter(([name]) => name.includes(' /api/'));
/**
 * Answers to the learner that are not 2xx: a password is the only sign-in method, there are no points to spend, there is no
 * such picture, link, purchase, group, assignment and code, and a learner leads no groups.
 */
const OWN_STATUS: Record<string, number> = {
  'POST /api/learners/:learnerId/groups': 409,
  'GET /api/learners/:learnerId/groups/:groupId': 404,
  'PATCH /api/learners/:learnerId/groups/:groupId': 404,
  'DELETE /api/learners/:learnerId/groups/:groupId': 404,
  'PUT /api/learners/:learnerId/groups/:groupId/code': 404,
  'DELETE /api/learners/:learnerId/groups/:groupId/code': 404,
  'DELETE /api/learners/:learnerId/groups/:groupId/members/:memberId': 404,
  'GET /api/learners/:learnerId/groups/:groupId/assignments': 404,
  'POST /api/learners/:learnerId/groups/:groupId/assignments': 404,
  'DELETE /api/learners/:learnerId/groups/:groupId/assignments/:assignmentId': 404,
  'POST /api/learners/:learnerId/group-previews': 422,
  'POST /api/learners/:learnerId/memberships': 422,
  'POST /api/learners/:learnerId/pupil-lists': 409,
  'PUT /api/learners/:learnerId/groups/:groupId/members/:memberId/pictures': 404,
  'PUT /api/learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': 404,
  'DELETE /api/learners/:learnerId/groups/:groupId/members/:memberId/screening-agreement': 404,
  'PUT /api/learners/:learnerId/memberships/:groupId': 404,
  'DELETE /api/learners/:learnerId/memberships/:groupId': 404,
  'DELETE /api/learners/:learnerId/ways-in/:way': 409,
  'GET /api/learners/:learnerId/picture/:pictureId': 404,
  'DELETE /api/learners/:learnerId/share-links/:linkId': 404,
  'PUT /api/learners/:learnerId/purchases/:purchaseId': 409,
  'DELETE /api/learners/:learnerId/purchases/:purchaseId': 404,
};

let test: TestApp;
/** Strangers ask for what belongs to this learner. */
let ada: { id: string; cookie: string };

beforeAll(async () => {
  test = await createTestApp();
  const { learner, cookie } = await test.signUp('ada@example.org');
  ada = { id: learner.id, cookie };
});
// So that no rate limit answers.
beforeEach(() => test.wait(60 * 60 * 1000));

const newLearner = () => test.signUp(`${randomUUID()}@example.org`);
/** A grown-up whose class Ada has joined, and to whom she shows everything. */
async function newLeaderOfAda(role: 'parent' | 'educator') {
  // A learner can be in ten groups only.
  await test.database.deleteFrom('groups').execute();
  const { learner, cookie } = await newLearner();
  await test.database.updateTable('learners').set({ role }).where('id', '=', learner.id).execute();
  const own = `/api/learners/${learner.id}/groups`;
  const made = await test.ask('POST', own, { cookie, body: { kind: 'class', name: '5a' } });
  const { groups } = (await made.json()) as Groups;
  const shares = { activity: true, progress: true, screening: true };
  const body = { code: groups[0]?.code, shares };
  const joined = await test.ask('POST', `/api/learners/${ada.id}/memberships`, { cookie: ada.cookie, body });
  expect(joined.status).toBe(201);
  return { cookie, remove: () => test.ask('DELETE', `${own}/${groups[0]?.groupId}/members/${ada.id}`, { cookie }) };
}

/** A pupil whose account a teacher made, in a session that was opened with pictures. */
async function newPictureSession() {
  const { learner, cookie } = await newLearner();
  const leader = { learnerId: learner.id, email: learner.email, cookie };
  const { card, pupilId, groupId } = await newPupil(test, leader);
  const body = { code: card.pupilCode, name: card.name, pictures: card.pictures };
  const answer = await test.ask('POST', '/api/auth/picture-sign-in', { body });
  expect(answer.status).toBe(200);
  return { id: pupilId, cookie: cookieOf(answer), groupId, teacher: leader };
}

const adasNewSession = async () => cookieOf(await test.logIn('ada@example.org'));

/**
 * The cookie with which each kind of stranger asks, and the learner they ask for where that is not Ada.
 * session-reader.sql.test.ts proves that no other cookie opens a session.
 */
const STRANGERS: Record<string, () => Promise<{ cookie: string; learnerId?: string }>> = {
  'without a session': async () => ({ cookie: '' }),
  'signed in as another learner': async () => ({ cookie: (await newLearner()).cookie }),
  'signed in as another learner, the teacher of her class': () => newLeaderOfAda('educator'),
  'signed in as another learner, her parent': () => newLeaderOfAda('parent'),
  'signed in as another learner, a former teacher': async () => {
    const { cookie, remove } = await newLeaderOfAda('educator');
    expect((await remove()).status).toBe(200);
    return { cookie };
  },
  'signed in as another learner, by pictures': async () => ({ cookie: (await newPictureSession()).cookie }),
  'with an expired session': async () => {
    const cookie = await adasNewSession();
    const token = /=([^.]+)/.exec(cookie)?.[1] ?? '';
    const expiresAt = new Date(Date.now() - 1).toISOString();
    await test.database.updateTable('sessions').set({ expiresAt }).where('token', '=', token).execute();
    return { cookie };
  },
  'with a session that was signed out': async () => {
    const cookie = await adasNewSession();
    await test.ask('POST', '/api/auth/sign-out', { cookie, body: {} });
    return { cookie };
  },
  'with the session of a deleted learner': async () => {
    const { learner, cookie } = await newLearner();
    await test.database.deleteFrom('accounts').where('id', '=', learner.id).execute();
    return { cookie, learnerId: learner.id };
  },
};

function askFor(name: string, learnerId: string, cookie: string) {
  const [method = ''] = name.split(' ');
  const token = 'a'.repeat(43);
  const { path, body, headers } = filled((KNOWN_ROUTES[name] as KnownRoute).requests[0], {
    learnerId,
    uuid: randomUUID(),
    nonce: randomUUID(),
    state: 'b',
    email: 'nobody@example.org',
    pictureId: randomUUID(),
    sessionId: randomUUID(),
    confirmToken: token,
    resetToken: token,
    linkId: randomUUID(),
    newPurchaseId: randomUUID(),
    purchaseId: randomUUID(),
    shareToken: token,
    ledGroupId: randomUUID(),
    joinedGroupId: randomUUID(),
    memberId: randomUUID(),
    setAssignmentId: randomUUID(),
    groupCode: 'CFH-4K7',
    pupilCode: 'CFH-4K7',
    madeInGroupId: randomUUID(),
    madeMemberId: randomUUID(),
    familyId: randomUUID(),
    childId: randomUUID(),
    leader: '5a',
  });
  return test.ask(method, path, { cookie, body, ...(headers && { headers }) });
}

/** All rows but those of sessions, which go when they have expired, and of counted tries. */
async function everything() {
  const tables = await tablesOf(test.database);
  const kept = tables.filter((table) => table !== 'sessions' && table !== 'rateLimits');
  return everyRow(test.database, kept);
}

const named = (...accesses: readonly KnownRoute['access'][]) =>
  ROUTES.filter(([, { access }]) => accesses.includes(access)).map(([name]) => name);
const pairs = (...accesses: readonly KnownRoute['access'][]) =>
  named(...accesses).flatMap((name) => Object.keys(STRANGERS).map((who) => [name, who] as const));
const strangerOf = async (who: string) => ({ learnerId: ada.id, cookie: '', ...(await STRANGERS[who]?.()) });

describe('a route of one learner', () => {
  it('stands at an address with the learner, and a route for each action exists', () => {
    const actions = new Map(ROUTES.map(([name, { access }]) => [access, name]));
    for (const action of LEARNER_ACTIONS) expect(actions.get(action), action).toContain('/:learnerId');
  });

  it.each(pairs(...LEARNER_ACTIONS))('%s refuses a request %s, and changes nothing', async (name, who) => {
    const { learnerId, cookie } = await strangerOf(who);
    const before = await everything();
    const answer = await askFor(name, learnerId, cookie);
    const expected = who.includes('another learner') ? [404, 'other-session'] : [401, 'not-signed-in'];
    expect([answer.status, (await answer.json()).code]).toEqual(expected);
    expect(await everything()).toEqual(before);
  });

  it('says the same of a learner who does not exist', async () => {
    const { cookie } = await newLearner();
    const answers = await Promise.all(
      [ada.id, randomUUID(), 'nobody'].map((id) => test.ask('GET', `/api/learners/${id}/runs`, { cookie })),
    );
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(new Set(bodies.map((each) => each.join(' ')))).toEqual(new Set(['404 {"code":"other-session"}']));
  });

  it.each(named(...LEARNER_ACTIONS))('%s is open to the learner', async (name) => {
    const { learner, cookie } = await newLearner();
    const { status } = await askFor(name, learner.id, cookie);
    if (OWN_STATUS[name]) expect(status).toBe(OWN_STATUS[name]);
    else expect(status).toBeLessThan(300);
  });
});

/** What a session that was opened with pictures may do; everything else is `not-found`. */
const BY_PICTURES: Record<string, number> = {
  'PATCH /api/learners/:learnerId/preferences': 200,
  'PATCH /api/learners/:learnerId/settings': 200,
  // The example changes the name, too, which stays the one on the card.
  'PATCH /api/learners/:learnerId/profile': 404,
  'GET /api/learners/:learnerId/picture/:pictureId': 404,
  // It is judged, and not stored: no parent has agreed.
  'PUT /api/learners/:learnerId/attempts/:part/:attemptId': 200,
  'GET /api/learners/:learnerId/runs': 200,
  'GET /api/learners/:learnerId/best-runs': 200,
  'PUT /api/learners/:learnerId/runs/:game/:runId': 201,
  'GET /api/learners/:learnerId/activity': 200,
  'GET /api/learners/:learnerId/purchases': 200,
  'PUT /api/learners/:learnerId/purchases/:purchaseId': 409,
  'DELETE /api/learners/:learnerId/purchases/:purchaseId': 404,
  'POST /api/learners/:learnerId/group-previews': 422,
  'GET /api/learners/:learnerId/memberships': 200,
  'GET /api/learners/:learnerId/assignments': 200,
  'POST /api/learners/:learnerId/memberships': 422,
  'PUT /api/learners/:learnerId/memberships/:groupId': 404,
  'DELETE /api/learners/:learnerId/memberships/:groupId': 404,
};

describe('a session that was opened with pictures', () => {
  it.each(named(...LEARNER_ACTIONS))('%s is open to it only as far as pictures reach', async (name) => {
    const { id, cookie } = await newPictureSession();
    const before = await everything();
    const answer = await askFor(name, id, cookie);
    expect(answer.status).toBe(BY_PICTURES[name] ?? 404);
    if (answer.status === 404) expect(await everything()).toEqual(before);
  });

  it.each(named('signed-in'))('%s shows it no screening result, and changes no way to sign in', async (name) => {
    const { id, cookie } = await newPictureSession();
    await test.database.updateTable('learners').set({ adhd: 'yes', dyslexia: 'yes' }).where('id', '=', id).execute();
    await test.database.insertInto('autismFlags').values({ learnerId: id, autism: 'possible' }).execute();
    const answer = await askFor(name, id, cookie);
    if (name === 'GET /api/learner')
      expect(await answer.json()).toMatchObject({ adhd: null, dyslexia: null, autism: null, isByPictures: true });
    else expect(answer.status).toBe(404);
  });
});

describe('new pictures and the agreement of a parent', () => {
  const routes = [
    ['PUT', 'pictures'],
    ['PUT', 'screening-agreement'],
    ['DELETE', 'screening-agreement'],
  ] as const;
  type Made = Awaited<ReturnType<typeof newPictureSession>>;
  const askAs = async (who: { learnerId: string; cookie: string }, made: Made, groupId = made.groupId) => {
    const statuses: number[] = [];
    for (const [method, what] of routes) {
      const path = `/api/learners/${who.learnerId}/groups/${groupId}/members/${made.id}/${what}`;
      statuses.push((await test.ask(method, path, { cookie: who.cookie })).status);
    }
    return statuses;
  };
  const roleOf = (learnerId: string, role: 'parent' | 'educator') =>
    test.database.updateTable('learners').set({ role }).where('id', '=', learnerId).execute();
  /** A grown-up with a group that the pupil has joined. */
  async function newLeaderOf(made: Made, role: 'parent' | 'educator', kind: 'class' | 'family') {
    const { learner, cookie } = await newLearner();
    await roleOf(learner.id, role);
    const body = { kind, name: 'Chess' };
    const answer = await test.ask('POST', `/api/learners/${learner.id}/groups`, { cookie, body });
    const [group] = ((await answer.json()) as Groups).groups;
    const joining = { code: group?.code, shares: { activity: true, progress: true, screening: false } };
    const joined = await test.ask('POST', `/api/learners/${made.id}/memberships`, {
      cookie: made.cookie,
      body: joining,
    });
    expect(joined.status).toBe(201);
    return { learnerId: learner.id, cookie, groupId: group?.groupId ?? '' };
  }

  it('are for the teacher who made the account, and for the linked parent', async () => {
    const made = await newPictureSession();
    const parent = await newLeaderOf(made, 'parent', 'family');
    expect(await askAs(parent, made, parent.groupId)).toEqual([404, 200, 200]);
    expect(await askAs(made.teacher, made)).toEqual([200, 404, 404]);
  });

  it.each([
    ['another teacher of the pupil', 'educator', 'class'],
    ['a teacher with a family', 'educator', 'family'],
    ['a parent with a class', 'parent', 'class'],
  ] as const)('are not for %s', async (_who, role, kind) => {
    const made = await newPictureSession();
    const leader = await newLeaderOf(made, role, kind);
    expect(await askAs(leader, made, leader.groupId)).toEqual([404, 404, 404]);
    expect(await askAs(leader, made)).toEqual([404, 404, 404]);
  });

  it('are not for a teacher who removed the pupil', async () => {
    const made = await newPictureSession();
    const { learnerId, cookie } = made.teacher;
    await test.ask('DELETE', `/api/learners/${learnerId}/groups/${made.groupId}/members/${made.id}`, { cookie });
    expect(await askAs(made.teacher, made)).toEqual([404, 404, 404]);
  });

  it('are not for a teacher who deleted the class', async () => {
    const made = await newPictureSession();
    const { learnerId, cookie } = made.teacher;
    await test.ask('DELETE', `/api/learners/${learnerId}/groups/${made.groupId}`, { cookie });
    expect(await askAs(made.teacher, made)).toEqual([404, 404, 404]);
  });

  it('are not for a parent whose family the pupil has left', async () => {
    const made = await newPictureSession();
    const parent = await newLeaderOf(made, 'parent', 'family');
    const path = `/api/learners/${made.id}/memberships/${parent.groupId}`;
    expect((await test.ask('DELETE', path, { cookie: made.cookie })).status).toBe(200);
    expect(await askAs(parent, made, parent.groupId)).toEqual([404, 404, 404]);
  });

  it('are not for the pupil', async () => {
    const made = await newPictureSession();
    expect(await askAs({ learnerId: made.id, cookie: made.cookie }, made)).toEqual([404, 404, 404]);
  });
});

describe('a route for signed-in learners', () => {
  it.each(pairs('signed-in'))('%s shows nothing of Ada to a request %s', async (name, who) => {
    const answer = await askFor(name, ada.id, (await strangerOf(who)).cookie);
    if (!who.includes('another learner')) expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(new RegExp(`${ada.id}|ada@example.org`));
  });
});

describe('a route for anyone', () => {
  it.each(pairs('anyone'))('%s answers a request %s like one without a session', async (name, who) => {
    const { cookie } = await strangerOf(who);
    const { status } = await askFor(name, ada.id, '');
    const answer = await askFor(name, ada.id, cookie);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toMatch(new RegExp(`"code":"not-signed-in"|${ada.id}|ada@example.org`));
  });
});
