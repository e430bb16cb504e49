import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { tablesOf } from './testing/all-rows.ts';
import { letterQuizReport } from './testing/reports.ts';
import { simonReport } from './testing/runs.ts';
import { AGREEMENT, cookieOf, createTestApp, PASSWORD, type TestApp } from './testing/test-app.ts';

/**
 * Every address of /api, and whom it is for: anybody, whoever is signed in, or one learner alone. The list of what has
 * to be here comes from the router itself, so that no address can be forgotten. Pages are for anybody, and what they
 * show of a learner is proved in pages.test.ts; who reads the mails of this machine, in local-mail.test.ts.
 */
type Row = {
  isFor: 'anybody' | 'signed-in' | 'own';
  /** Unless given, the path with the learner's id in it. */
  address?: (learnerId: string) => string;
  body?: () => object;
  /** What the learner themselves gets, where that is no success here. */
  ownStatus?: number;
};

const ROWS: Record<string, Row> = {
  'GET /api/health': { isFor: 'anybody' },
  'GET /api/ready': { isFor: 'anybody' },
  'POST /api/auth/sign-up/email': {
    isFor: 'anybody',
    body: () => ({ name: 'Cy', email: `${randomUUID()}@example.org`, password: PASSWORD, ...AGREEMENT }),
  },
  'POST /api/auth/sign-in/email': {
    isFor: 'anybody',
    body: () => ({ email: 'nobody@example.org', password: PASSWORD }),
  },
  'POST /api/auth/sign-in/social': { isFor: 'anybody', body: () => ({ provider: 'google', nonce: randomUUID() }) },
  'POST /api/auth/link/social': {
    isFor: 'signed-in',
    body: () => ({ provider: 'google', nonce: randomUUID() }),
  },
  'GET /api/auth/callback/:provider': { isFor: 'anybody', address: () => '/api/auth/callback/google?code=a&state=b' },
  'POST /api/auth/callback/:provider': { isFor: 'anybody', address: () => '/api/auth/callback/apple' },
  'POST /api/auth/finish-sign-up': { isFor: 'anybody', body: () => ({ ...AGREEMENT, nonce: randomUUID() }) },
  'GET /api/learners/:learnerId/ways-in': { isFor: 'own' },
  'DELETE /api/learners/:learnerId/ways-in/:way': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/ways-in/password`,
    // A password is the only way in here.
    ownStatus: 409,
  },
  'POST /api/auth/sign-out': { isFor: 'anybody', body: () => ({}) },
  'POST /api/auth/request-password-reset': { isFor: 'anybody', body: () => ({ email: 'nobody@example.org' }) },
  'POST /api/auth/resend-confirmation': { isFor: 'anybody', body: () => ({ email: 'nobody@example.org' }) },
  'POST /api/auth/confirm-email': { isFor: 'anybody', body: () => ({ token: 'a'.repeat(43) }) },
  'POST /api/auth/reset-password': {
    isFor: 'anybody',
    body: () => ({ token: 'a'.repeat(43), password: 'another three words' }),
  },
  'GET /api/learner': { isFor: 'signed-in' },
  'PATCH /api/learners/:learnerId/preferences': { isFor: 'own', body: () => ({ focusMode: true }) },
  'PATCH /api/learners/:learnerId/settings': {
    isFor: 'own',
    body: () => ({ size: { value: 1.5, changedAt: '2026-11-21T09:00:00.000Z' } }),
  },
  'POST /api/learners/:learnerId/password': {
    isFor: 'own',
    body: () => ({ currentPassword: PASSWORD, newPassword: 'another three words' }),
  },
  'GET /api/learners/:learnerId/sessions': { isFor: 'own' },
  'DELETE /api/learners/:learnerId/sessions': { isFor: 'own' },
  'DELETE /api/learners/:learnerId/sessions/:sessionId': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/sessions/${randomUUID()}`,
  },
  'PUT /api/learners/:learnerId/consents/results': {
    isFor: 'own',
    body: () => ({ answer: false, consentVersion: CONSENT_VERSIONS.results }),
  },
  'PATCH /api/learners/:learnerId/profile': { isFor: 'own', body: () => ({ name: 'Ada Lee' }) },
  'GET /api/learners/:learnerId/picture/:pictureId': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/picture/${randomUUID()}`,
    ownStatus: 404,
  },
  'GET /api/learners/:learnerId/export': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/export?as=json`,
  },
  'DELETE /api/learners/:learnerId': { isFor: 'own' },
  'GET /api/learners/:learnerId/attempts': { isFor: 'own' },
  'DELETE /api/learners/:learnerId/attempts': { isFor: 'own' },
  'PUT /api/learners/:learnerId/attempts/:part/:attemptId': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/attempts/letter-quiz/${randomUUID()}`,
    body: () => letterQuizReport(),
  },
  'PUT /api/anonymous/attempts/:part/:attemptId': {
    isFor: 'anybody',
    address: () => `/api/anonymous/attempts/letter-quiz/${randomUUID()}`,
    body: () => letterQuizReport(),
  },
  'GET /api/learners/:learnerId/runs': { isFor: 'own' },
  'PUT /api/learners/:learnerId/runs/:game/:runId': {
    isFor: 'own',
    address: (id) => `/api/learners/${id}/runs/simon/${randomUUID()}`,
    body: () => simonReport(),
  },
  'GET /api/leaderboard': { isFor: 'anybody' },
  'PUT /api/learners/:learnerId/leaderboard': { isFor: 'own', body: () => ({ nickname: 'Grey Owl' }) },
  'PUT /api/demo-requests/:requestId': {
    isFor: 'anybody',
    address: () => `/api/demo-requests/${randomUUID()}`,
    body: () => ({ name: 'Cy', email: 'cy@example.org', visitorKind: 'parent', message: '' }),
  },
};

const STRANGERS = [
  'signed out',
  'another learner',
  'expired',
  'revoked',
  'deleted',
  'tampered',
  'wrongly signed',
] as const;
type Stranger = (typeof STRANGERS)[number];

let test: TestApp;
/** Whose address is asked, and with which cookies others come to it. */
let ada: string;
const cookies = new Map<Stranger, string>();
/** A deleted learner is asked for under the address that was theirs. */
let gone: string;
let expired: { token: string; row: object };
let asked = 0;
const consoleError = vi.spyOn(console, 'error');

beforeAll(async () => {
  test = await createTestApp();
  const { learner, cookie } = await test.signUp('ada@example.org');
  ada = learner.id;
  cookies.set('signed out', '');
  cookies.set(
    'tampered',
    cookie.replace(/=(.)/, (_, first) => `=${first === 'a' ? 'b' : 'a'}`),
  );
  cookies.set(
    'wrongly signed',
    cookie.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'a' ? 'b' : 'a'}${rest}`),
  );
  cookies.set('another learner', (await test.signUp('bo@example.org')).cookie);
  cookies.set('expired', await expiredCookie());
  const revoked = cookieOf(await test.logIn('ada@example.org'));
  await test.ask('POST', '/api/auth/sign-out', { cookie: revoked, body: {} });
  cookies.set('revoked', revoked);
  const dee = await test.signUp('dee@example.org');
  gone = dee.learner.id;
  cookies.set('deleted', dee.cookie);
  await test.database.deleteFrom('learners').where('id', '=', gone).execute();
});
afterAll(() => expect(consoleError).not.toHaveBeenCalled());

/** A session that is over is forgotten when somebody comes with it, so it is laid out anew each time. */
async function expiredCookie(): Promise<string> {
  const before = new Set(
    (await test.database.selectFrom('sessions').select('token').execute()).map((row) => row.token),
  );
  const cookie = cookieOf(await test.logIn('ada@example.org'));
  const rows = await test.database.selectFrom('sessions').selectAll().execute();
  const row = rows.find(({ token }) => !before.has(token));
  if (!row) throw new Error('no session began');
  expired = { token: row.token, row: { ...row, expiresAt: new Date(Date.now() - 1).toISOString() } };
  return cookie;
}

async function layOutExpired(): Promise<void> {
  await test.database.deleteFrom('sessions').where('token', '=', expired.token).execute();
  await test.database
    .insertInto('sessions')
    .values(expired.row as never)
    .execute();
}

/** Each time from an address of its own, so that no limit answers. */
function askFor(name: string, learnerId: string, cookie: string) {
  const [method = '', path = ''] = name.split(' ');
  const { address, body } = ROWS[name] ?? {};
  asked += 1;
  return test.ask(method, address?.(learnerId) ?? path.replace(':learnerId', learnerId), {
    address: `10.0.${asked >> 8}.${asked & 255}`,
    ...(cookie && { cookie }),
    ...(body && { body: body() }),
  });
}

/** Everything that is kept, apart from sessions, which end when they are over, and from counted tries. */
async function everything(): Promise<string> {
  const names = (await tablesOf(test.database)).filter((name) => name !== 'sessions' && name !== 'rateLimits');
  const tables = await Promise.all(
    names.map(async (name) => [name, (await sql`select * from ${sql.table(name)}`.execute(test.database)).rows]),
  );
  return JSON.stringify(tables);
}

const addressesOfTheRouter = () =>
  new Set(test.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`));

it('knows every address of the router, and no other', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...addressesOfTheRouter()].sort());
});

const named = (isFor: Row['isFor']) => Object.keys(ROWS).filter((name) => ROWS[name]?.isFor === isFor);
const pairs = (isFor: Row['isFor']) => named(isFor).flatMap((name) => STRANGERS.map((who) => [name, who] as const));

describe('what belongs to one learner', () => {
  it.each(pairs('own'))('%s is closed to somebody %s, and changes nothing', async (name, who) => {
    if (who === 'expired') await layOutExpired();
    const before = await everything();
    const answer = await askFor(name, who === 'deleted' ? gone : ada, cookies.get(who) ?? '');
    expect(answer.status).toBe(who === 'another learner' ? 404 : 401);
    expect((await answer.json()).code).toBe(who === 'another learner' ? 'not-found' : 'not-signed-in');
    expect(await everything()).toBe(before);
  });

  it.each(named('own'))('%s is open to the learner themselves', async (name) => {
    const { learner, cookie } = await test.signUp(`${randomUUID()}@example.org`);
    const { status } = await askFor(name, learner.id, cookie);
    const ownStatus = ROWS[name]?.ownStatus;
    if (ownStatus) expect(status).toBe(ownStatus);
    else expect(status).toBeLessThan(300);
  });
});

describe('what is for whoever is signed in', () => {
  it.each(pairs('signed-in'))('%s shows nothing of a learner to somebody %s', async (name, who) => {
    if (who === 'expired') await layOutExpired();
    const answer = await askFor(name, ada, cookies.get(who) ?? '');
    if (who !== 'another learner') expect(answer.status).toBe(401);
    const text = await answer.text();
    expect(text).not.toContain(ada);
    expect(text).not.toContain('ada@example.org');
  });
});

describe('what is for anybody', () => {
  it.each(pairs('anybody'))('%s takes somebody %s for what they are: nobody, or themselves', async (name, who) => {
    if (who === 'expired') await layOutExpired();
    const { status } = await askFor(name, ada, '');
    // Somebody new each time: one of these addresses ends a session.
    const cookie =
      who === 'another learner' ? (await test.signUp(`${randomUUID()}@example.org`)).cookie : cookies.get(who);
    const answer = await askFor(name, ada, cookie ?? '');
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).not.toContain('not-signed-in');
    expect(text).not.toContain(ada);
    expect(text).not.toContain('ada@example.org');
  });
});
