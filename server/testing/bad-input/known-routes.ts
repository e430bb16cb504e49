import { CONSENT_VERSIONS } from '#rules/consent.ts';
import { jpeg, webp } from '../pictures.ts';
import { focusGameReport, letterQuizReport, traitsReport } from '../reports.ts';
import { runReports } from '../runs.ts';
import { AGREEMENT, PASSWORD } from '../test-app.ts';
import type { Preparation } from './preparations.ts';
import { withLinks, withPendingSignUp, withPicture, withSession, withSignInElsewhere } from './preparations.ts';

/** A request that a route takes as it is. Words such as `:learnerId` stand for what every engine makes by chance. */
export type ValidRequest = { path: string; body?: unknown; headers?: readonly (readonly [string, string])[] };

export type KnownRoute = {
  requests: readonly ValidRequest[];
  /** Makes what its words stand for, besides a learner who is signed in. */
  prepare?: Preparation;
  /** What a success takes away that a further request needs: the session or a link, or the learner. */
  usesUp?: 'session' | 'learner';
  /** Whether a success takes long; unless given, it does where it uses something up. */
  isDear?: boolean;
  /** After how many cases there is another learner, at the latest. */
  renewedEvery?: number;
};

const OWN = '/api/learners/:learnerId';
const CHANGED_AT = '2026-11-21T09:00:00.000Z';
const SETTINGS = {
  font: { value: 'lexend', changedAt: CHANGED_AT },
  size: { value: 1.5, changedAt: CHANGED_AT },
  sound: { value: false, changedAt: CHANGED_AT },
  voice: { value: 'Ada', changedAt: CHANGED_AT },
};
const REPORTS = {
  'focus-game': focusGameReport(),
  'letter-quiz': letterQuizReport(6),
  'traits-questionnaire': traitsReport(7),
};
const attempts = (begin: string) =>
  Object.entries(REPORTS).map(([part, body]) => ({ path: `${begin}/attempts/${part}/:uuid`, body }));
const at = (path: string): KnownRoute => ({ requests: [{ path }] });
const taking = (path: string, ...bodies: unknown[]): KnownRoute => ({
  requests: bodies.map((body) => ({ path, body })),
});
const form = (path: string, body: string): ValidRequest => ({
  path: `${path}?${body}`,
  headers: [['content-type', 'application/x-www-form-urlencoded']],
});

/** What goes another way where mails are sent. */
export const BY_MAIL = 'POST /api/auth/sign-up/email';

/** Every address of the server, with requests that it takes. A test compares the list with the router's. */
export const KNOWN_ROUTES: Record<string, KnownRoute> = {
  'GET /api/health': at('/api/health'),
  'GET /api/ready': at('/api/ready'),
  'GET /local-mail': { requests: [{ path: '/local-mail', headers: [['host', 'localhost']] }] },
  'GET /assets/*': { requests: ['/assets/app.js', '/assets/bell.wav', '/assets/words.json'].map((path) => ({ path })) },
  'GET /*': { requests: ['/', '/four', '/adhdtest', '/icon.svg', '/nowhere'].map((path) => ({ path })) },
  [BY_MAIL]: taking('/api/auth/sign-up/email', {
    name: 'Cy',
    email: ':uuid@example.org',
    password: PASSWORD,
    ...AGREEMENT,
  }),
  'POST /api/auth/sign-in/email': taking(
    '/api/auth/sign-in/email',
    { email: ':email', password: PASSWORD },
    { email: ':email', password: 'not the password' },
  ),
  'POST /api/auth/sign-in/social': taking('/api/auth/sign-in/social', { provider: 'google', nonce: ':uuid' }),
  'POST /api/auth/link/social': taking('/api/auth/link/social', { provider: 'github', nonce: ':uuid' }),
  'GET /api/auth/callback/:provider': {
    ...at('/api/auth/callback/google?code=abc&state=:state'),
    prepare: withSignInElsewhere,
    usesUp: 'session',
    isDear: false,
    renewedEvery: 15,
  },
  'POST /api/auth/callback/:provider': { requests: [form('/api/auth/callback/apple', 'code=abc&state=:state')] },
  'POST /api/auth/finish-sign-up': {
    ...taking('/api/auth/finish-sign-up', { ...AGREEMENT, nonce: ':nonce' }),
    prepare: withPendingSignUp,
    usesUp: 'learner',
  },
  'POST /api/auth/sign-out': { ...taking('/api/auth/sign-out', {}), usesUp: 'session' },
  'POST /api/auth/request-password-reset': taking('/api/auth/request-password-reset', { email: ':email' }),
  'POST /api/auth/resend-confirmation': taking('/api/auth/resend-confirmation', { email: ':email' }),
  'POST /api/auth/confirm-email': {
    ...taking('/api/auth/confirm-email', { token: ':confirmToken' }, { token: ':signUpToken', password: PASSWORD }),
    prepare: withLinks,
    usesUp: 'learner',
  },
  'POST /api/auth/reset-password': {
    ...taking('/api/auth/reset-password', { token: ':resetToken', password: 'another three words' }),
    prepare: withLinks,
    usesUp: 'session',
  },
  'GET /api/learner': at('/api/learner'),
  'DELETE /api/learners/:learnerId': { ...at(OWN), usesUp: 'learner' },
  'GET /api/learners/:learnerId/ways-in': at(`${OWN}/ways-in`),
  'DELETE /api/learners/:learnerId/ways-in/:way': at(`${OWN}/ways-in/password`),
  'PATCH /api/learners/:learnerId/preferences': taking(`${OWN}/preferences`, {
    stutterDetection: true,
    focusMode: true,
    dailyReports: false,
  }),
  'PATCH /api/learners/:learnerId/settings': taking(`${OWN}/settings`, SETTINGS),
  'PATCH /api/learners/:learnerId/profile': taking(
    `${OWN}/profile`,
    { name: 'Ada Lee', picture: { kind: 'none' } },
    { picture: { kind: 'set', name: 'fox' } },
    { picture: { kind: 'own', base64: webp().toString('base64') } },
    { picture: { kind: 'own', base64: jpeg().toString('base64') } },
  ),
  'GET /api/learners/:learnerId/picture/:pictureId': { ...at(`${OWN}/picture/:pictureId`), prepare: withPicture },
  'GET /api/learners/:learnerId/export': {
    requests: [{ path: `${OWN}/export?as=json` }, { path: `${OWN}/export?as=csv` }],
    isDear: true,
  },
  'POST /api/learners/:learnerId/password': {
    ...taking(`${OWN}/password`, { currentPassword: PASSWORD, newPassword: 'another three words' }),
    usesUp: 'learner',
  },
  'GET /api/learners/:learnerId/sessions': at(`${OWN}/sessions`),
  'DELETE /api/learners/:learnerId/sessions': at(`${OWN}/sessions`),
  'DELETE /api/learners/:learnerId/sessions/:sessionId': {
    ...at(`${OWN}/sessions/:sessionId`),
    prepare: withSession,
    usesUp: 'session',
  },
  'PUT /api/learners/:learnerId/consents/results': taking(
    `${OWN}/consents/results`,
    { answer: true, consentVersion: CONSENT_VERSIONS.results },
    { answer: true, consentVersion: CONSENT_VERSIONS.results, isGrownUp: true },
  ),
  'GET /api/learners/:learnerId/attempts': at(`${OWN}/attempts`),
  'DELETE /api/learners/:learnerId/attempts': at(`${OWN}/attempts`),
  'PUT /api/learners/:learnerId/attempts/:part/:attemptId': { requests: attempts(OWN) },
  'PUT /api/anonymous/attempts/:part/:attemptId': { requests: attempts('/api/anonymous') },
  'GET /api/learners/:learnerId/runs': at(`${OWN}/runs`),
  'PUT /api/learners/:learnerId/runs/:game/:runId': {
    requests: Object.entries(runReports()).map(([game, body]) => ({ path: `${OWN}/runs/${game}/:uuid`, body })),
  },
  'GET /api/leaderboard': at('/api/leaderboard'),
  'PUT /api/learners/:learnerId/leaderboard': taking(
    `${OWN}/leaderboard`,
    { nickname: 'Grey Owl' },
    { nickname: 'Жёлтый Кот 7' },
    { nickname: null },
  ),
  'PUT /api/demo-requests/:requestId': taking('/api/demo-requests/:uuid', {
    name: 'Cy',
    email: 'cy@example.org',
    visitorKind: 'parent',
    message: 'Hello.\n\nIs there a time in June?',
  }),
};
