import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ProblemCode } from '#contract/problem.ts';
import type { MainDatabase } from '../database/connect.ts';
import { Problem } from '../http/problems.ts';
import { addressKey, type Counting, refuseWhen } from '../http/rate-limit.ts';
import { countTry, forgetTries, type Limit, takeBackTry } from '../http/rate-limit-queries.ts';
import type { RequestContext } from '../http/request-context.ts';

const MINUTE_MS = 60_000;

/** How often something may be tried for one email address, from all client addresses together. */
export const ACCOUNT_LIMITS = {
  failedLogIn: { most: 10, windowMs: 15 * MINUTE_MS },
  'sign-up': { most: 3, windowMs: 15 * MINUTE_MS },
  'reset-password': { most: 3, windowMs: 15 * MINUTE_MS },
  'resend-confirmation': { most: 3, windowMs: 15 * MINUTE_MS },
  mailToAddress: { most: 10, windowMs: 24 * 60 * MINUTE_MS },
  wrongSignUpPassword: { most: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

const WRONG_PASSWORDS: ReadonlySet<ProblemCode> = new Set([
  'wrong-password',
  'wrong-current-password',
  'sign-up-password-wrong',
]);

type AccountCounting = Pick<Counting, 'database' | 'now'>;

/**
 * Runs a log-in that counts as failed until it is over, so that tries sent at the same time all count. One that
 * succeeds clears the account; one that the server could not decide is taken back.
 */
export async function limitedLogIn<Result>(
  { database, now }: AccountCounting,
  email: string,
  logIn: () => Promise<Result>,
  name: 'failedLogIn' | 'wrongSignUpPassword' = 'failedLogIn',
): Promise<Result> {
  const key = accountKey(name, email);
  refuseWhen(await countTry(database, key, ACCOUNT_LIMITS[name], now()));
  try {
    const result = await logIn();
    await forgetTries(database, key);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) await takeBackTry(database, key);
    throw error;
  }
}

/**
 * Runs a sign-up that tells at once whether the email is taken. Each client hears that only so often, so that nobody tries
 * one address after the other; a sign-up that comes to its end does not count.
 */
export async function limitedSignUp<Result>(
  counting: Counting,
  c: Context<RequestContext>,
  signUp: () => Promise<Result>,
): Promise<Result> {
  const { database, now, limits } = counting;
  const key = addressKey('takenEmail', c, counting);
  refuseWhen(await countTry(database, key, limits.takenEmail, now()));
  let isTaken = false;
  try {
    return await signUp();
  } catch (error) {
    isTaken = error instanceof Problem && error.code === 'email-taken';
    throw error;
  } finally {
    if (!isTaken) await takeBackTry(database, key);
  }
}

/**
 * Whether one more mail may go to an address: only so many of a kind, and so many a day, whether or not anybody has an
 * account under it. Whoever asks is answered alike, so that nobody learns what others asked for.
 */
export async function mayMail(
  kind: 'sign-up' | 'reset-password' | 'resend-confirmation',
  { database, now }: AccountCounting,
  email: string,
): Promise<boolean> {
  const isWithin = async (name: typeof kind | 'mailToAddress') =>
    (await countTry(database, accountKey(name, email), ACCOUNT_LIMITS[name], now())) === 0;
  return (await isWithin(kind)) && (await isWithin('mailToAddress'));
}

/** Lets a learner in again who was kept out by wrong passwords and has a new one. */
export async function forgetFailedLogIns(database: MainDatabase, email: string): Promise<void> {
  await forgetTries(database, accountKey('failedLogIn', email));
}

/** Forgets every try that was counted for an account, whatever it was for. */
export async function forgetAccount(database: MainDatabase, email: string): Promise<void> {
  for (const name of Object.keys(ACCOUNT_LIMITS) as (keyof typeof ACCOUNT_LIMITS)[])
    await forgetTries(database, accountKey(name, email));
}

function accountKey(name: keyof typeof ACCOUNT_LIMITS, email: string): string {
  return `${name} ${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Problem && WRONG_PASSWORDS.has(error.code);
}
