import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { SIGN_UP_CONSENT } from '../agreement.ts';

/** A learner of the seeded database with a session cookie. */
export type SignedInLearner = { id: string; email: string; cookie: string };

export type Request = {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: object;
  /** Sent as X-Forwarded-For: rate limits count by it. */
  clientAddress?: string;
};

export const PASSWORD = 'three short words';
/** The parameters of our password hashes. */
export const ARGON2ID = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 } as const;
const MOLES_HIT = 24;
/** One visitor finishes the three parts of the screening. */
const ATTEMPTS_PER_VISITOR = 3;
let scriptsAndStyles: string[] = [];

/** The measured requests by name. `number` is a different one for each request. */
export const REQUESTS = {
  'save-run': ({ id, cookie }, number) => ({
    method: 'PUT',
    path: `/api/learners/${id}/runs/whack-a-mole/${randomUUID()}`,
    cookie,
    body: whackAMoleRun(number),
  }),
  'anonymous-attempt': (_, number) => ({
    method: 'PUT',
    path: `/api/anonymous/attempts/letter-quiz/${randomUUID()}`,
    body: letterQuizAttempt(number),
    clientAddress: addressOf(Math.floor(number / ATTEMPTS_PER_VISITOR)),
  }),
  'own-profile': ({ cookie }) => ({ method: 'GET', path: '/api/learner', cookie }),
  'own-runs': ({ id, cookie }) => ({ method: 'GET', path: `/api/learners/${id}/runs`, cookie }),
  'own-attempts': ({ id, cookie }) => ({ method: 'GET', path: `/api/learners/${id}/attempts`, cookie }),
  'own-assignments': ({ id, cookie }) => ({ method: 'GET', path: `/api/learners/${id}/assignments`, cookie }),
  'own-activity': ({ id, cookie }) => ({
    method: 'GET',
    path: `/api/learners/${id}/activity?minutesFromUtc=0`,
    cookie,
  }),
  dashboard: ({ id, cookie }) => ({
    method: 'GET',
    path: `/api/first-answers?learnerId=${id}&of=learner,attempts,runs,assignments,activity&minutesFromUtc=0`,
    cookie,
  }),
  leaderboard: () => ({ method: 'GET', path: '/api/leaderboard' }),
  'leaderboard-with-own-place': ({ cookie }) => ({ method: 'GET', path: '/api/leaderboard', cookie }),
  page: ({ cookie }) => ({ method: 'GET', path: '/gaming-adhd', cookie }),
  asset: (_, number) => ({ method: 'GET', path: assetPath(number) }),
  'log-in': ({ email }, number) => ({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    body: { email, password: PASSWORD },
    clientAddress: addressOf(number),
  }),
  'sign-up': (_, number) => ({
    method: 'POST',
    path: '/api/auth/sign-up/email',
    body: { name: 'Mira Okafor', email: `${randomUUID()}@example.org`, password: PASSWORD, ...SIGN_UP_CONSENT },
    clientAddress: addressOf(number),
  }),
} satisfies Record<string, (learner: SignedInLearner, number: number) => Request>;

export type RequestName = keyof typeof REQUESTS;

function whackAMoleRun(number: number): object {
  const hits = Array.from({ length: MOLES_HIT }, (_, mole) => ({
    mole,
    reactionMs: 320 + ((mole * 37 + number) % 300),
  }));
  const finishedAt = new Date().toISOString();
  return { finishedAt, durationMs: 30_000, withoutClock: false, difficulty: 'normal', hits, misses: number % 4 };
}

function letterQuizAttempt(number: number): object {
  const answers = [...'bcdefghijk'].map((heard, index) => ({
    heard,
    typed: index < number % 11 ? heard : 'x',
    repeats: 0,
  }));
  return { finishedAt: new Date().toISOString(), answers };
}

/** Reads the build only when it is needed, because the bench makes it after this module is loaded. */
function assetPath(number: number): string {
  if (scriptsAndStyles.length === 0)
    scriptsAndStyles = readdirSync('build/client/assets').filter((name) => /\.(js|css)$/.test(name));
  return `/assets/${scriptsAndStyles[number % scriptsAndStyles.length]}`;
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
