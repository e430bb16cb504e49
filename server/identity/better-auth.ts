import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, type BetterAuthPlugin, betterAuth } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { log, requestId } from '../observability/logger.ts';
import { setLastSignIn, setLastUsed } from './accounts/account-queries.ts';
import type { Passwords } from './passwords/passwords.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION = {
  lastsSeconds: 30 * DAY_SECONDS,
  renewedAfterSeconds: DAY_SECONDS,
  /** On a shared computer; it is not renewed. */
  sharedLastsSeconds: 2 * 60 * 60,
} as const;

export type AuthSettings = {
  publicUrl: string;
  secret: string;
  trustedOrigins: string[];
  /** After how many days without a visit a session ends; `SESSION` by default. */
  sessionDays?: number;
};

/** How long a session lasts without a visit, and the age at which a visit renews it: a day, but before its end. */
export function sessionTimes({ sessionDays }: Pick<AuthSettings, 'sessionDays'>): {
  lastsSeconds: number;
  renewedAfterSeconds: number;
} {
  const lastsSeconds = sessionDays === undefined ? SESSION.lastsSeconds : sessionDays * DAY_SECONDS;
  return { lastsSeconds, renewedAfterSeconds: Math.min(SESSION.renewedAfterSeconds, lastsSeconds / 2) };
}

/** The session cookie. Over HTTPS the `__Host-` prefix restricts it to this host and to encrypted connections. */
export function sessionCookieOf(publicUrl: string): { prefix: string; name: string; isSecure: boolean } {
  const isSecure = publicUrl.startsWith('https:');
  const prefix = isSecure ? '__Host-thembstudy' : 'thembstudy';
  return { prefix, name: `${prefix}.session_token`, isSecure };
}

/** Adds `api.startSession`, which signs in a learner without a password. It has no route. */
const startSessionPlugin = {
  id: 'start-session',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ learnerId: z.string(), rememberMe: z.boolean(), isByPictures: z.boolean() }) },
      async (c) => {
        const { internalAdapter } = c.context;
        const user = await internalAdapter.findUserById(c.body.learnerId);
        if (!user) throw new APIError('UNAUTHORIZED');
        const isShared = !c.body.rememberMe;
        const session = await internalAdapter.createSession(user.id, isShared);
        await setSessionCookie(c, { session, user }, isShared);
        return c.json({ learnerId: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;

/** Better Auth on our tables and our Kysely. Only its functions are used; its routes are not mounted. */
export function createBetterAuth(
  database: Database,
  settings: AuthSettings,
  { hash, verify }: Pick<Passwords, 'hash' | 'verify'>,
) {
  return betterAuth({
    ...sharedOptions(database, settings),
    emailAndPassword: {
      enabled: true,
      password: { hash, verify },
    },
    plugins: [startSessionPlugin],
  });
}

/** The options that password sign-in and social sign-in share. */
export function sharedOptions(database: Database, settings: AuthSettings) {
  const { publicUrl, secret, trustedOrigins } = settings;
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  const { lastsSeconds, renewedAfterSeconds } = sessionTimes(settings);
  return {
    appName: '#thembstudy',
    baseURL: publicUrl,
    secret,
    trustedOrigins,
    database: { db: database, type: 'sqlite', transaction: true },
    user: { modelName: 'accounts' },
    session: {
      modelName: 'sessions',
      expiresIn: lastsSeconds,
      updateAge: renewedAfterSeconds,
      additionalFields: {
        isShared: { type: 'boolean', required: false, input: false },
        isByPictures: { type: 'boolean', required: false, input: false },
      },
    },
    account: { modelName: 'signInMethods', accountLinking: { disableImplicitLinking: true } },
    // A copy of the database contains no valid tokens.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          // `rememberMe` of the endpoints is false on a shared computer.
          before: async ({ createdAt }, endpoint) =>
            endpoint?.body?.rememberMe === false
              ? { data: sharedSession(createdAt, endpoint.body.isByPictures === true) }
              : undefined,
          // Waits for a transaction that locks the account. What is checked after it is then what that one stored.
          after: ({ userId, createdAt }) => setLastSignIn(database, userId, createdAt),
        },
        update: { after: ({ userId, updatedAt }) => setLastUsed(database, userId, updatedAt) },
      },
    },
    advanced: {
      cookiePrefix: prefix,
      // `true` would put `__Secure-` before our `__Host-`; the attribute is set below.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
      // Our migrations create the tables; a test compares them with the schema of Better Auth.
      database: { generateId: () => randomUUID(), validateSchema: false },
      ipAddress: { disableIpTracking: true },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFault },
  } satisfies BetterAuthOptions;
}

function sharedSession(startedAt: Date, isByPictures: boolean) {
  return { isShared: true, isByPictures, expiresAt: new Date(startedAt.getTime() + SESSION.sharedLastsSeconds * 1000) };
}

/** Logs the stack only, because messages can contain personal data. */
function logFault(_level: string, _message: string, ...details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error) ?? new Error();
  log.error({ from: 'better-auth', requestId: requestId(), error });
}
