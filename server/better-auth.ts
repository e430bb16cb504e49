import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { PASSWORD } from '#contract/password.ts';
import type { Database } from './database/connect.ts';
import { setLastSignIn } from './database/queries/learners.ts';
import { hashPassword, verifyPassword } from './password/argon2id.ts';
import { createHashQueue } from './password/hash-queue.ts';
import { sessionCookieOf } from './session-cookie.ts';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION = { lastsSeconds: 30 * DAY_SECONDS, renewedAfterSeconds: DAY_SECONDS } as const;

export type AuthSettings = { publicUrl: string; secret: string; trustedOrigins: string[] };

/** Better Auth over our own tables and our own Kysely. Only its functions are used; none of its routes is mounted. */
export function createBetterAuth(database: Database, { publicUrl, secret, trustedOrigins }: AuthSettings) {
  const inTurn = createHashQueue();
  const hashedAhead = new AsyncLocalStorage<string>();
  const hash = (password: string) => inTurn(() => hashPassword(password));
  const verify = (attempt: { hash: string; password: string }) =>
    inTurn(() => verifyPassword(attempt.password, attempt.hash));

  const { api } = betterAuth({
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
    verification: { modelName: 'verifications' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.shortest,
      maxPasswordLength: PASSWORD.longest,
      password: { hash: async (password) => hashedAhead.getStore() ?? hash(password), verify },
    },
    databaseHooks: {
      session: { create: { after: ({ userId, createdAt }) => setLastSignIn(database, userId, createdAt) } },
    },
    advanced: advancedOptions(publicUrl),
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: logFault },
  });

  /** Sign-up hashes inside its transaction; a hash made ahead keeps the database free meanwhile. */
  async function withHashAhead<Result>(password: string, task: () => Promise<Result>): Promise<Result> {
    return hashedAhead.run(await hash(password), task);
  }
  return { api, withHashAhead };
}

function advancedOptions(publicUrl: string): NonNullable<BetterAuthOptions['advanced']> {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  return {
    cookiePrefix: prefix,
    // Would put `__Secure-` before our `__Host-`; the attribute is set below.
    useSecureCookies: false,
    defaultCookieAttributes: { secure: isSecure, httpOnly: true, sameSite: 'lax', path: '/' },
    database: { generateId: () => randomUUID() },
    ipAddress: { disableIpTracking: true },
  };
}

function logFault(level: string, message: string, ...details: unknown[]): void {
  const cause = details.find((detail) => detail instanceof Error)?.message;
  console.error(JSON.stringify({ level, from: 'better-auth', message, cause }));
}
