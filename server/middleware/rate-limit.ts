import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { MainDatabase } from '../database/connect.ts';
import { countTry, forgetTries, type Limit, takeBackTry } from '../database/queries/rate-limits.ts';
import { Problem } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';
import { clientAddress, clientNetwork } from './client-address.ts';

const MINUTE_MS = 60_000;

/** A whole class signs in behind one address, so the limit of an address is wide and that of an account narrow. */
export const LIMITS = {
  signIn: { most: 60, windowMs: MINUTE_MS },
  anonymousAttempt: { most: 120, windowMs: MINUTE_MS },
  demoRequest: { most: 20, windowMs: 60 * MINUTE_MS },
  failedLogIn: { most: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

type Counting = { database: MainDatabase; now: () => Date; trustedProxies: readonly string[] };

/** Lets each client do something only so often. */
export function rateLimit(
  name: 'signIn' | 'anonymousAttempt' | 'demoRequest',
  { database, now, trustedProxies }: Counting,
): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    const key = `${name} ${clientNetwork(clientAddress(c, trustedProxies))}`;
    refuseWhen(await countTry(database, key, LIMITS[name], now()));
    await next();
  };
}

/**
 * Runs a log-in that counts as failed until it is over, so that tries sent at the same time all count. One that
 * succeeds clears the account; one that the server could not decide is taken back.
 */
export async function limitedLogIn<Result>(
  { database, now }: Counting,
  email: string,
  logIn: () => Promise<Result>,
): Promise<Result> {
  const key = `failedLogIn ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
  refuseWhen(await countTry(database, key, LIMITS.failedLogIn, now()));
  try {
    const result = await logIn();
    await forgetTries(database, key);
    return result;
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'wrong-password')) await takeBackTry(database, key);
    throw error;
  }
}

function refuseWhen(waitMs: number): void {
  if (waitMs > 0) throw new Problem('too-many-tries', { retryAfterMs: waitMs });
}
