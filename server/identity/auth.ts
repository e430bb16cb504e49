import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Learner } from '#contract/learner.ts';
import type { logInSchema } from '#contract/sign-in.ts';
import type { Database } from '../database/connect.ts';
import { Problem } from '../http/problems.ts';
import type { Session } from '../http/request-context.ts';
import { LoggableError } from '../observability/safe-error.ts';
import { type AuthSettings, createBetterAuth } from './better-auth.ts';
import { type Browser, UNKNOWN_DEVICE } from './browser.ts';
import { findPasswordHash, findPasswordHashByEmail } from './passwords/password-queries.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { endSession, findSessionByToken } from './session-queries.ts';
import { createSessionReader, type SessionReader } from './session-reader.ts';

type LogIn = z.infer<typeof logInSchema>;

/** Who is signed in, and the cookies that their browser is to keep or drop. */
export type SignedIn = { learnerId: string; cookies: string[] };
export type SessionFound = { learnerId: string | null; session: Session | null; cookies: string[] };

/** Reads the learner who has just signed in; null when there is no such learner. */
export type ReadLearner = (learnerId: string) => Promise<Learner | null>;

export const FRESH_FOR_MS = 10 * 60 * 1000;
/** The database is the only thing that can keep a session from being read. */
const SESSION_BACK_MS = 5000;

/** Identity as the rest of the server knows it. Never to be called inside a transaction: it would wait for ever. */
export type Auth = {
  sessionCookieName: string;
  /** The hash to keep of a new password. */
  hashPassword(password: string): Promise<string>;
  verifyPassword(attempt: { hash: string; password: string }): Promise<boolean>;
  /** Signs in a learner whom the server itself has recognised. A session that the browser had ends. */
  startSession(learnerId: string, browser?: Browser): Promise<SignedIn>;
  /** Signs in by email and password. A session that the browser had ends. */
  logIn(credentials: LogIn, browser?: Browser): Promise<SignedIn>;
  /** Gives the cookies that end the session in the browser, once it has ended here. */
  logOut(cookie: string): Promise<string[]>;
  findSession(cookie: string): Promise<SessionFound>;
  /**
   * Reads something of the signed-in learner, nearly always in the same query as their session. `found` is null for a
   * visitor.
   */
  readOwn<Found>(cookie: string, queries: OwnQueries<Found>): Promise<{ found: Found | null; cookies: string[] }>;
};

type OwnQueries<Found> = {
  byToken(token: string): Promise<{ expiresAt: string; found: Found } | undefined>;
  byId(learnerId: string): Promise<Found | undefined>;
};

const NOBODY: SessionFound = { learnerId: null, session: null, cookies: [] };
const UNKNOWN_BROWSER: Browser = { cookie: '', device: UNKNOWN_DEVICE };

export function createAuth(database: Database, settings: AuthSettings, passwords: Passwords = createPasswords()): Auth {
  const { api } = createBetterAuth(database, settings, passwords);
  const { name: sessionCookieName } = sessionCookieOf(settings.publicUrl);
  const readSession = createSessionReader(settings);
  const readBySession: SessionReader = (cookie, find) => readSession(cookie, find).catch(unreadable);

  async function findSession(cookie: string): Promise<SessionFound> {
    if (!cookie.includes(sessionCookieName)) return NOBODY;
    const read = await readBySession(cookie, (token) => findSessionByToken(database, token));
    if (!read) return askForSession(cookie);
    const { id, learnerId, startedAt } = read;
    return { learnerId, session: { id, isFresh: isFresh(new Date(startedAt)) }, cookies: [] };
  }

  /** Better Auth ends sessions that are over, renews those in use, and says what the browser is to keep. */
  async function askForSession(cookie: string): Promise<SessionFound> {
    const { response, headers } = await asked(
      api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
    );
    const session = response && { id: response.session.id, isFresh: isFresh(response.session.createdAt) };
    return { learnerId: response?.user.id ?? null, session, cookies: headers?.getSetCookie() ?? [] };
  }

  /** Whom a browser is signed in as changes at once: nothing in it leads to the session of before any more. */
  async function endSessionBefore({ cookie }: Browser): Promise<void> {
    if (!cookie.includes(sessionCookieName)) return;
    const { learnerId, session } = await findSession(cookie);
    if (learnerId !== null && session !== null) await endSession(database, learnerId, session.id);
  }

  return {
    sessionCookieName,
    findSession,
    async readOwn(cookie, { byToken, byId }) {
      const own = await readBySession(cookie, byToken);
      if (own) return { found: own.found, cookies: [] };
      const { learnerId, cookies } = await findSession(cookie);
      return { found: (learnerId !== null && (await byId(learnerId))) || null, cookies };
    },
    hashPassword: passwords.hash,
    verifyPassword: passwords.verify,
    async startSession(learnerId, browser = UNKNOWN_BROWSER) {
      const asking = { body: { learnerId }, headers: keptOf(browser), returnHeaders: true } as const;
      const { headers } = await asked(api.startSession(asking));
      await endSessionBefore(browser);
      return { learnerId, cookies: headers.getSetCookie() };
    },
    async logIn(body, browser = UNKNOWN_BROWSER) {
      const asking = { body, headers: keptOf(browser), returnHeaders: true } as const;
      const before = await findPasswordHashByEmail(database, body.email);
      const { response, headers } = await asked(api.signInEmail(asking));
      const learnerId = response.user.id;
      const cookies = headers.getSetCookie();
      // A password that was changed meanwhile has ended the sessions of before, and this one may have come after that.
      if ((await findPasswordHash(database, learnerId)) !== before) {
        await endSessionBefore({ cookie: cookies.join('; '), device: UNKNOWN_DEVICE });
        throw new Problem('wrong-password');
      }
      await endSessionBefore(browser);
      return { learnerId, cookies };
    },
    async logOut(cookie) {
      const { headers } = await asked(api.signOut({ headers: new Headers({ cookie }), returnHeaders: true }));
      // Better Auth reports success even when the database could not forget the session.
      const { learnerId } = await findSession(cookie);
      if (learnerId !== null)
        throw new Problem('server-fault', { cause: new LoggableError('the session did not end') });
      return headers.getSetCookie();
    },
  };
}

/** What Better Auth keeps of a browser with its session. */
function keptOf({ device }: Browser): Headers {
  return new Headers({ 'user-agent': device });
}

/** By the clock that sessions begin by, which is the real one. */
function isFresh(startedAt: Date): boolean {
  return Math.abs(Date.now() - startedAt.getTime()) < FRESH_FOR_MS;
}

function unreadable(cause: unknown): never {
  throw new Problem('busy', { cause, retryAfterMs: SESSION_BACK_MS });
}

async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw isAPIError(error) ? asProblem(error) : error;
  }
}

function asProblem(error: { statusCode?: number; body?: { code?: string | undefined } | undefined }): Problem {
  switch (error.body?.code) {
    case 'INVALID_EMAIL_OR_PASSWORD':
      return new Problem('wrong-password');
    case 'FAILED_TO_GET_SESSION':
      // It ended just now, or it could not be read: what went wrong is in the log then, and nobody is signed out by it.
      return error.statusCode === 401
        ? new Problem('not-signed-in')
        : new Problem('busy', { cause: error, retryAfterMs: SESSION_BACK_MS });
    default:
      return new Problem('server-fault', { cause: error });
  }
}
