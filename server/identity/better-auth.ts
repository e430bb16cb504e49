import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import type { Database } from '../database/connect.ts';
import { log } from '../observability/logger.ts';
import { requestId } from '../observability/request-id.ts';
import { setLastSignIn, setLastUsed } from './learner-queries.ts';
import type { Passwords } from './passwords/passwords.ts';
import { sessionCookieOf } from './session-cookie.ts';
import { startSession } from './start-session-plugin.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION = { lastsSeconds: 30 * DAY_SECONDS, renewedAfterSeconds: DAY_SECONDS } as const;

export type AuthSettings = { publicUrl: string; secret: string; trustedOrigins: string[] };

/** Better Auth over our own tables and our own Kysely. Only its functions are used; none of its routes is mounted. */
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
    plugins: [startSession],
  });
}

/** What holds for everybody who signs in, wherever they prove who they are. */
export function sharedOptions(database: Database, { publicUrl, secret, trustedOrigins }: AuthSettings) {
  return {
    appName: '#thembstudy',
    baseURL: publicUrl,
    secret,
    trustedOrigins,
    database: { db: database, type: 'sqlite', transaction: true },
    user: { modelName: 'learners' },
    session: {
      modelName: 'sessions',
      expiresIn: SESSION.lastsSeconds,
      updateAge: SESSION.renewedAfterSeconds,
    },
    account: { modelName: 'accounts', accountLinking: { disableImplicitLinking: true } },
    // Whoever reads the database finds no link of a mail in it that still works.
    verification: { modelName: 'verifications', storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: { after: ({ userId, createdAt }) => setLastSignIn(database, userId, createdAt) },
        update: { after: ({ userId, updatedAt }) => setLastUsed(database, userId, updatedAt) },
      },
    },
    advanced: advancedOptions(publicUrl),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFault },
  } satisfies BetterAuthOptions;
}

function advancedOptions(publicUrl: string): NonNullable<BetterAuthOptions['advanced']> {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  return {
    cookiePrefix: prefix,
    // Would put `__Secure-` before our `__Host-`; the attribute is set below.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    // Our migrations make the tables; a test compares them with what Better Auth expects.
    database: { generateId: () => randomUUID(), validateSchema: false },
    ipAddress: { disableIpTracking: true },
  };
}

/** Where it was said tells what is wrong; what is said can repeat words of people. */
function logFault(_level: string, _message: string, ...details: unknown[]): void {
  const error = details.find((detail) => detail instanceof Error) ?? new Error();
  log.error({ from: 'better-auth', requestId: requestId(), error });
}
