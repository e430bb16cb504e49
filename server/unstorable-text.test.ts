import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { letterQuizReport } from './testing/reports.ts';
import { AGREEMENT, createTestApp, PASSWORD } from './testing/test-app.ts';

// SQLite keeps any text; PostgreSQL no NUL, and nobody a half of a character.
const UNKEEPABLE = ['\u0000', 'ab\u0000', '\ud800', '\udc00a'];

const consoleError = vi.spyOn(console, 'error');
const test = await createTestApp();
const ada = await test.signUp();
afterAll(() => expect(consoleError).not.toHaveBeenCalled());

let asked = 0;
/** Each time from an address of its own, so that no limit answers. */
function askFor(name: string, asking: { body?: unknown } = {}) {
  const [method = '', path = ''] = name.split(' ');
  asked += 1;
  const from = { address: `10.0.0.${asked}`, cookie: ada.cookie };
  return test.ask(method, path.replace(':learnerId', ada.learner.id), { ...from, ...asking });
}

const CHANGED_AT = '2026-11-21T09:00:00.000Z';
const BODIES: Record<string, (text: string) => unknown> = {
  'POST /api/auth/sign-up/email': (name) => ({ name, email: 'bo@example.org', password: PASSWORD, ...AGREEMENT }),
  'POST /api/auth/sign-up/email ': (text) => ({
    name: 'Bo',
    email: `${text}@example.org`,
    password: `${PASSWORD}${text}`,
    ...AGREEMENT,
  }),
  'POST /api/auth/sign-in/email': (text) => ({ email: 'ada@example.org', password: PASSWORD + text }),
  'POST /api/auth/sign-in/email ': (text) => ({ email: `ada${text}@example.org`, password: PASSWORD }),
  'POST /api/auth/sign-in/social': (text) => ({ provider: text, nonce: text }),
  'POST /api/auth/finish-sign-up': (text) => ({ ...AGREEMENT, consentVersion: text, nonce: text }),
  'POST /api/auth/request-password-reset': (text) => ({ email: `ada@example.org${text}` }),
  'POST /api/auth/confirm-email': (text) => ({ token: 'a'.repeat(42) + text }),
  'POST /api/auth/reset-password': (text) => ({ token: 'a'.repeat(43), password: PASSWORD + text }),
  'PATCH /api/learners/:learnerId/settings': (value) => ({ voice: { value, changedAt: CHANGED_AT } }),
  'POST /api/learners/:learnerId/password': (text) => ({ currentPassword: PASSWORD, newPassword: PASSWORD + text }),
  'PUT /api/learners/:learnerId/consents/results': (consentVersion) => ({ answer: true, consentVersion }),
  'PATCH /api/learners/:learnerId/profile': (name) => ({ name }),
  'PUT /api/learners/:learnerId/leaderboard': (nickname) => ({ nickname }),
  [`PUT /api/learners/:learnerId/attempts/letter-quiz/${randomUUID()}`]: (typed) => ({
    ...letterQuizReport(),
    answers: letterQuizReport().answers.map((answer) => ({ ...answer, typed })),
  }),
  [`PUT /api/demo-requests/${randomUUID()}`]: (text) => ({
    name: 'Bo',
    email: 'bo@example.org',
    visitorKind: 'parent',
    message: `Hello${text}`,
  }),
};

describe.each(Object.keys(BODIES))('%s', (name) => {
  it.each(UNKEEPABLE)('is no fault with %j', async (text) => {
    const { status } = await askFor(name, { body: BODIES[name]?.(text) });
    expect(status).toBeLessThan(500);
  });
});

it.each([
  'DELETE /api/learners/:learnerId/sessions/%00',
  'GET /api/learners/:learnerId/picture/%00',
  'DELETE /api/learners/:learnerId/ways-in/%00',
  'GET /api/learners/%00/attempts',
  'PUT /api/learners/:learnerId/attempts/%00/%00',
  'PUT /api/learners/:learnerId/runs/simon/%00',
  'PUT /api/demo-requests/%00',
  'GET /api/learners/:learnerId/export?as=%00',
  'GET /api/auth/callback/google?code=%00&state=%00',
  'GET /api/%00',
])('%s is no fault', async (name) => {
  const { status } = await askFor(name, name.startsWith('PUT') ? { body: {} } : {});
  expect(status).toBeLessThan(500);
});

it('in a cookie is no fault', async () => {
  const [name] = ada.cookie.split('=');
  for (const value of ['%00', '%ED%A0%80', `${ada.cookie.split('=')[1]}%00`])
    expect((await test.ask('GET', '/api/learner', { cookie: `${name}=${value}` })).status).toBe(401);
});
