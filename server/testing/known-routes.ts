import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { jpeg, webp } from './pictures.ts';
import { focusGameReport, letterQuizReport, traitsReport } from './reports.ts';
import { runReports } from './runs.ts';
import { AGREEMENT, PASSWORD } from './test-app.ts';

/** A request that its route accepts. A test puts values in the place of words such as `:learnerId` and `:uuid`. */
export type ValidRequest = { path: string; body?: unknown; headers?: Record<string, string> };

export type KnownRoute = {
  /** `anybody`: with or without a session; `signed-in`: with any session; `own`: with the session of `:learnerId`. */
  isFor: 'anybody' | 'signed-in' | 'own';
  requests: readonly [ValidRequest, ...ValidRequest[]];
};

const OWN = '/api/learners/:learnerId';
const CHANGED_AT = '2026-11-21T09:00:00.000Z';
const REPORTS = {
  'focus-game': focusGameReport(),
  'letter-quiz': letterQuizReport(6),
  'traits-questionnaire': traitsReport(7),
};

/** Every route of the server. Tests compare the list with the router, so a route cannot be forgotten. */
export const KNOWN_ROUTES: Record<string, KnownRoute> = {
  'GET /api/health': forAnybody('/api/health'),
  'GET /api/ready': forAnybody('/api/ready'),
  'GET /local-mail': { isFor: 'anybody', requests: [{ path: '/local-mail', headers: { host: 'localhost' } }] },
  'GET /assets/*': forAnybody('/assets/app.js'),
  'GET /*': {
    isFor: 'anybody',
    requests: [{ path: '/' }, { path: '/four' }, { path: '/adhdtest' }, { path: '/icon.svg' }],
  },
  'POST /api/auth/sign-up/email': forAnybody('/api/auth/sign-up/email', {
    name: 'Cy',
    email: ':uuid@example.org',
    password: PASSWORD,
    ...AGREEMENT,
  }),
  'POST /api/auth/sign-in/email': forAnybody('/api/auth/sign-in/email', { email: ':email', password: PASSWORD }),
  'POST /api/auth/sign-in/social': forAnybody('/api/auth/sign-in/social', { provider: 'google', nonce: ':uuid' }),
  'POST /api/auth/link/social': {
    isFor: 'signed-in',
    requests: [{ path: '/api/auth/link/social', body: { provider: 'github', nonce: ':uuid' } }],
  },
  'GET /api/auth/callback/:provider': forAnybody('/api/auth/callback/google?code=abc&state=:state'),
  'POST /api/auth/callback/:provider': {
    isFor: 'anybody',
    requests: [
      {
        path: '/api/auth/callback/apple?code=abc&state=:state',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
  },
  'POST /api/auth/finish-sign-up': forAnybody('/api/auth/finish-sign-up', { ...AGREEMENT, nonce: ':nonce' }),
  'POST /api/auth/sign-out': forAnybody('/api/auth/sign-out', {}),
  'POST /api/auth/request-password-reset': forAnybody('/api/auth/request-password-reset', { email: ':email' }),
  'POST /api/auth/resend-confirmation': forAnybody('/api/auth/resend-confirmation', { email: ':email' }),
  'POST /api/auth/confirm-email': forAnybody(
    '/api/auth/confirm-email',
    { token: ':confirmToken' },
    { token: ':signUpToken', password: PASSWORD },
  ),
  'POST /api/auth/reset-password': forAnybody('/api/auth/reset-password', {
    token: ':resetToken',
    password: 'another three words',
  }),
  'GET /api/learner': { isFor: 'signed-in', requests: [{ path: '/api/learner' }] },
  'DELETE /api/learners/:learnerId': forOwn(''),
  'GET /api/learners/:learnerId/ways-in': forOwn('/ways-in'),
  'DELETE /api/learners/:learnerId/ways-in/:way': forOwn('/ways-in/password'),
  'PATCH /api/learners/:learnerId/preferences': forOwn('/preferences', {
    stutterDetection: true,
    focusMode: true,
    dailyReports: false,
  }),
  'PATCH /api/learners/:learnerId/settings': forOwn('/settings', {
    font: { value: 'lexend', changedAt: CHANGED_AT },
    size: { value: 1.5, changedAt: CHANGED_AT },
    sound: { value: false, changedAt: CHANGED_AT },
    voice: { value: 'Ada', changedAt: CHANGED_AT },
  }),
  'PATCH /api/learners/:learnerId/profile': forOwn(
    '/profile',
    { name: 'Ada Lee', picture: { kind: 'none' } },
    { picture: { kind: 'set', name: 'panda' } },
    { picture: { kind: 'own', base64: webp().toString('base64') } },
    { picture: { kind: 'own', base64: jpeg().toString('base64') } },
  ),
  'GET /api/learners/:learnerId/picture/:pictureId': forOwn('/picture/:pictureId'),
  'GET /api/learners/:learnerId/export': {
    isFor: 'own',
    requests: [{ path: `${OWN}/export?as=json` }, { path: `${OWN}/export?as=csv` }],
  },
  'POST /api/learners/:learnerId/password': forOwn('/password', {
    currentPassword: PASSWORD,
    newPassword: 'another three words',
  }),
  'GET /api/learners/:learnerId/sessions': forOwn('/sessions'),
  'DELETE /api/learners/:learnerId/sessions': forOwn('/sessions'),
  'DELETE /api/learners/:learnerId/sessions/:sessionId': forOwn('/sessions/:sessionId'),
  'PUT /api/learners/:learnerId/consents/results': forOwn('/consents/results', {
    answer: true,
    consentVersion: CONSENT_VERSIONS.results,
    isGrownUp: true,
  }),
  'GET /api/learners/:learnerId/attempts': forOwn('/attempts'),
  'DELETE /api/learners/:learnerId/attempts': forOwn('/attempts'),
  'PUT /api/learners/:learnerId/attempts/:part/:attemptId': { isFor: 'own', requests: attempts(OWN) },
  'PUT /api/anonymous/attempts/:part/:attemptId': { isFor: 'anybody', requests: attempts('/api/anonymous') },
  'GET /api/learners/:learnerId/runs': forOwn('/runs'),
  'PUT /api/learners/:learnerId/runs/:game/:runId': {
    isFor: 'own',
    requests: Object.entries(runReports()).map(([game, body]) => ({ path: `${OWN}/runs/${game}/:uuid`, body })) as [
      ValidRequest,
    ],
  },
  'GET /api/leaderboard': forAnybody('/api/leaderboard'),
  'PUT /api/learners/:learnerId/leaderboard': forOwn(
    '/leaderboard',
    { nickname: 'Grey Owl' },
    { nickname: 'Жёлтый Кот 7' },
    { nickname: null },
  ),
  'PUT /api/demo-requests/:requestId': forAnybody('/api/demo-requests/:uuid', {
    name: 'Cy',
    email: 'cy@example.org',
    visitorKind: 'parent',
    message: 'Hello.\n\nIs there a time in June?',
  }),
};

/** The same request with values in the place of its words. */
export function filled<Request extends object>(request: Request, words: Record<string, string>): Request {
  const json = JSON.stringify(request).replace(/:([a-z]\w*)/gi, (word, name) =>
    words[name] === undefined ? word : JSON.stringify(words[name]).slice(1, -1),
  );
  return JSON.parse(json);
}

function forAnybody(path: string, ...bodies: unknown[]): KnownRoute {
  return { isFor: 'anybody', requests: requestsOf(path, bodies) };
}

function forOwn(path: string, ...bodies: unknown[]): KnownRoute {
  return { isFor: 'own', requests: requestsOf(OWN + path, bodies) };
}

function requestsOf(path: string, bodies: readonly unknown[]): KnownRoute['requests'] {
  const [first, ...others] = bodies.map((body) => ({ path, body }));
  return [first ?? { path }, ...others];
}

function attempts(begin: string): KnownRoute['requests'] {
  return Object.entries(REPORTS).map(([part, body]) => ({ path: `${begin}/attempts/${part}/:uuid`, body })) as [
    ValidRequest,
  ];
}
