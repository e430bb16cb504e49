import { isAPIError } from 'better-auth/api';
import type { z } from 'zod';
import type { Learner } from '#contract/people/learner.ts';
import type { logInSchema } from '#contract/people/sign-in.ts';
import type { ProblemCode } from '#contract/platform/problem.ts';
import type { Database } from '../database/connect.ts';
import { isForeignKeyViolation } from '../database/database-errors.ts';
import { fromFlag } from '../database/flags.ts';
import type { Flag } from '../database/tables.ts';
import { Problem } from '../http/answers/problems.ts';
import type { Session, SessionFound } from '../http/request-context.ts';
import { LoggableError } from '../observability/safe-error.ts';
import { type AuthSettings, createBetterAuth, sessionCookieOf } from './better-auth.ts';
import { findPasswordHash, findPasswordHashByEmail } from './passwords/password-queries.ts';
import { createPasswords, type Passwords } from './passwords/passwords.ts';
import { pupilSecrets } from './pupil-secrets.ts';
import { type Browser, UNKNOWN_DEVICE } from './sessions/browser.ts';
import { ownDeviceCookie, pupilDeviceCookie } from './sessions/known-device.ts';
import { endSession, findSessionByToken } from './sessions/session-queries.ts';
import { createSessionReader, type SessionReader } from './sessions/session-reader.ts';

type LogIn = Pick<z.infer<typeof logInSchema>, 'email' | 'password'>;

/** The learner who signed in, and the `Set-Cookie` values for their browser. */
export type SignedIn = { learnerId: string; isShared: boolean; cookies: string[] };

/** Reads a learner by id, for a session with pictures or another one. @throws Problem `not-signed-in` when there is no such learner */
export type ReadLearner = (learnerId: string, isByPictures?: boolean) => Promise<Learner>;

export const FRESH_FOR_MS = 10 * 60 * 1000;
/** `Retry-After` when the database cannot read a session. */
const SESSION_RETRY_MS = 5000;

export type Auth = ReturnType<typeof createAuth>;

type SessionQueries<Found> = {
  byToken(token: string): Promise<{ expiresAt: string; isShared: Flag; found: Found } | undefined>;
  byId(learnerId: string, isByPictures: boolean): Promise<Found | undefined>;
};

const NO_SESSION: SessionFound = { learnerId: null, session: null, cookies: [] };
const UNKNOWN_BROWSER: Browser = { cookie: '', device: UNKNOWN_DEVICE, isShared: false };

/** The interface of identity for the rest of the server. Do not call it inside a transaction: it would deadlock. */
export function createAuth(database: Database, settings: AuthSettings, passwords: Passwords = createPasswords()) {
  const { api } = createBetterAuth(database, settings, passwords);
  const { prefix, name: sessionCookieName } = sessionCookieOf(settings.publicUrl);
  const readSession = createSessionReader(settings);
  const ownDevice = ownDeviceCookie(settings);
  const readBySession: SessionReader = (cookie, find) => readSession(cookie, find).catch(throwBusy);

  async function findSession(cookie: string): Promise<SessionFound> {
    if (!cookie.includes(sessionCookieName)) return NO_SESSION;
    const read = await readBySession(cookie, (token) => findSessionByToken(database, token));
    if (!read) return findSessionInBetterAuth(cookie);
    const { id, learnerId, startedAt, isShared, isByPictures } = read;
    const kind = { isShared: fromFlag(isShared), isByPictures: fromFlag(isByPictures) };
    const session = { id, isFresh: isFresh(new Date(startedAt)), ...kind };
    return { learnerId, session, cookies: [] };
  }

  /** Better Auth deletes expired sessions, renews used ones, unless they are on a shared computer, and sets their cookies. */
  async function findSessionInBetterAuth(cookie: string): Promise<SessionFound> {
    const read = (query: { disableRefresh?: true }) =>
      fromBetterAuth(api.getSession({ headers: new Headers({ cookie }), query, returnHeaders: true }));
    const asItIs = await read({ disableRefresh: true });
    const isShared = asItIs.response?.session.isShared ?? false;
    const { response, headers } = asItIs.response === null || isShared ? asItIs : await read({});
    const isByPictures = response?.session.isByPictures ?? false;
    const session = response && {
      ...{ id: response.session.id, isFresh: isFresh(response.session.createdAt) },
      ...{ isShared, isByPictures },
    };
    return { learnerId: response?.user.id ?? null, session, cookies: headers?.getSetCookie() ?? [] };
  }

  /** @throws Problem `wrong-password`, and ends the new session, when the password is not that of `hash` any more */
  async function requireSamePassword(learnerId: string, hash: string | null, cookies: readonly string[]) {
    // A password change ends all sessions, but may have run before this session was created.
    if ((await findPasswordHash(database, learnerId)) === hash) return;
    await endPreviousSession({ cookie: cookies.join('; ') });
    throw new Problem('wrong-password');
  }

  /** What a device is known for: the account with its password, so that a new password makes every device unknown. */
  async function ownDeviceSubject(learnerId: string): Promise<string> {
    return `${learnerId} ${await findPasswordHash(database, learnerId)}`;
  }

  /** A browser has one session, so the previous one ends when a new one starts. */
  async function endPreviousSession({ cookie }: Pick<Browser, 'cookie'>): Promise<void> {
    if (!cookie.includes(sessionCookieName)) return;
    const { learnerId, session } = await findSession(cookie);
    if (learnerId !== null && session !== null) await endSession(database, learnerId, session.id);
  }

  /** A repeated sign-in from a session on a shared computer starts such a session too. */
  async function isOnSharedComputer({ cookie, isShared }: Browser): Promise<boolean> {
    return isShared || ((await findSession(cookie)).session?.isShared ?? false);
  }

  async function startSession(
    learnerId: string,
    browser: Browser,
    { isShared, isByPictures }: Pick<Session, 'isShared' | 'isByPictures'>,
    withoutAccount?: ProblemCode,
  ): Promise<SignedIn> {
    const body = { learnerId, rememberMe: !isShared, isByPictures };
    const request = { body, headers: deviceHeaders(browser), returnHeaders: true } as const;
    const { headers } = await fromBetterAuth(api.startSession(request), withoutAccount);
    await endPreviousSession(browser);
    return { learnerId, isShared, cookies: sessionCookiesIn(headers) };
  }

  /**
   * The cookies without the one by which Better Auth knows sessions
   * that it does not renew; our table has a column for that.
   */
  function sessionCookiesIn(headers: Headers): string[] {
    return headers.getSetCookie().filter((cookie) => !cookie.startsWith(`${prefix}.dont_remember=`));
  }

  return {
    sessionCookieName,
    /** The cookie of a browser from which a learner has logged in with the password that they have now. */
    ownDevice: {
      isIn: ownDevice.isIn,
      idFor: async (cookie: string, learnerId: string): Promise<string | undefined> =>
        ownDevice.isIn(cookie) ? ownDevice.idFor(cookie, await ownDeviceSubject(learnerId)) : undefined,
      remember: async (cookie: string, learnerId: string): Promise<string> =>
        ownDevice.remember(cookie, await ownDeviceSubject(learnerId)),
    },
    pupilDevice: pupilDeviceCookie(settings),
    /** Reads the session of a `Cookie` header; all fields are null when there is none. */
    findSession,
    /** Reads data of the signed-in learner, usually in the same query as the session. `found` is null when signed out. */
    async readWithSession<Found>(cookie: string, { byToken, byId }: SessionQueries<Found>) {
      const own = await readBySession(cookie, byToken);
      if (own) return { found: own.found, cookies: [] };
      const { learnerId, session, cookies } = await findSession(cookie);
      const isByPictures = session?.isByPictures ?? false;
      return { found: (learnerId !== null && (await byId(learnerId, isByPictures))) || null, cookies };
    },
    /** Returns the PHC string of a new password. @throws Problem `busy` when too many hashes wait */
    hashPassword: passwords.hash,
    verifyPassword: passwords.verify,
    pupilSecrets: pupilSecrets(settings.secret),
    /** Signs in a learner without a password. Ends the previous session of the browser. */
    async startSession(learnerId: string, browser: Browser = UNKNOWN_BROWSER): Promise<SignedIn> {
      return startSession(learnerId, browser, { isShared: await isOnSharedComputer(browser), isByPictures: false });
    },
    /**
     * Signs in a learner who has just set the password of `hash`, in a new session.
     * @throws Problem `wrong-password` when it was changed again meanwhile
     */
    async startSessionAfterChange(learnerId: string, hash: string, browser: Browser): Promise<SignedIn> {
      const signedIn = await startSession(learnerId, browser, { isShared: browser.isShared, isByPictures: false });
      await requireSamePassword(learnerId, hash, signedIn.cookies);
      return signedIn;
    },
    /**
     * Signs in a learner as with right pictures, as on a shared computer. Ends the previous session of the browser.
     * `withoutAccount`: the answer when the account was deleted in the meantime.
     */
    startPictureSession: (
      learnerId: string,
      browser: Browser = UNKNOWN_BROWSER,
      withoutAccount: ProblemCode = 'wrong-pictures',
    ): Promise<SignedIn> => startSession(learnerId, browser, { isShared: true, isByPictures: true }, withoutAccount),
    /** Signs in with email and password. Ends the previous session of the browser. @throws Problem `wrong-password` */
    async logIn({ email, password }: LogIn, browser: Browser = UNKNOWN_BROWSER): Promise<SignedIn> {
      const isShared = await isOnSharedComputer(browser);
      const body = { email, password, rememberMe: !isShared };
      const request = { body, headers: deviceHeaders(browser), returnHeaders: true } as const;
      const before = await findPasswordHashByEmail(database, email);
      const { response, headers } = await fromBetterAuth(api.signInEmail(request), 'wrong-password');
      const learnerId = response.user.id;
      const cookies = sessionCookiesIn(headers);
      await requireSamePassword(learnerId, before, cookies);
      await endPreviousSession(browser);
      return { learnerId, isShared, cookies };
    },
    /** Ends the session and returns the `Set-Cookie` values that remove it from the browser. */
    async logOut(cookie: string): Promise<string[]> {
      const { headers } = await fromBetterAuth(api.signOut({ headers: new Headers({ cookie }), returnHeaders: true }));
      // Better Auth reports success even when the database could not delete the session.
      const { learnerId } = await findSession(cookie);
      if (learnerId !== null)
        throw new Problem('server-fault', { cause: new LoggableError('the session did not end') });
      return headers.getSetCookie();
    },
  };
}

/** Better Auth stores the `User-Agent` header with the session; here it is the short device name. */
function deviceHeaders({ device }: Browser): Headers {
  return new Headers({ 'user-agent': device });
}

/** Better Auth uses the system clock, so this does too. */
function isFresh(startedAt: Date): boolean {
  return Math.abs(Date.now() - startedAt.getTime()) <= FRESH_FOR_MS;
}

function throwBusy(cause: unknown): never {
  throw new Problem('busy', { cause, retryAfterMs: SESSION_RETRY_MS });
}

/** `withoutAccount`: the answer when the session has ended, or its account was deleted in the meantime. */
export async function fromBetterAuth<Answer>(
  answer: Promise<Answer>,
  withoutAccount: ProblemCode = 'not-signed-in',
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Problem(withoutAccount, { cause: error });
    throw isAPIError(error) ? asProblem(error, withoutAccount) : error;
  }
}

type BetterAuthError = { statusCode?: number; body?: { code?: string | undefined } | undefined };

function asProblem(error: BetterAuthError, withoutAccount: ProblemCode): Problem {
  if (error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') return new Problem('wrong-password');
  if (error.statusCode === 401) return new Problem(withoutAccount);
  // The database failed to read the session, and the learner stays signed in.
  if (error.body?.code === 'FAILED_TO_GET_SESSION')
    return new Problem('busy', { cause: error, retryAfterMs: SESSION_RETRY_MS });
  return new Problem('server-fault', { cause: error });
}
