import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ProblemCode } from '#contract/platform/problem.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../../http/answers/problems.ts';
import { addressKey, type Counting, refuseWhen } from '../../http/limits/rate-limit.ts';
import {
  countSlowedTry,
  countTry,
  decrementTries,
  deleteTries,
  deleteTriesBelow,
  type Limit,
} from '../../http/limits/rate-limit-queries.ts';
import type { RequestContext } from '../../http/request-context.ts';

const MINUTE_MS = 60_000;

/** The attempts allowed for one email address, from all client addresses together. */
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
/** `deviceId`: of a device from which this account has logged in before. */
type Account = { email: string; deviceId?: string | undefined };

/**
 * Runs a log-in. It is counted as failed before it runs, so that parallel attempts all count. A success resets the
 * count; an error other than a wrong password does not count. A known device has its own count, so that wrong
 * passwords elsewhere do not lock it.
 * @throws Problem `too-many-tries` when the limit is reached
 */
export async function limitedLogIn<Result>(
  { database, now }: AccountCounting,
  { email, deviceId }: Account,
  logIn: () => Promise<Result>,
  name: 'failedLogIn' | 'wrongSignUpPassword' = 'failedLogIn',
): Promise<Result> {
  const key = deviceId === undefined ? accountKey(name, email) : `${accountKey(name, email)} ${hashOf(deviceId)}`;
  refuseWhen(await countTry(database, key, ACCOUNT_LIMITS[name], now()));
  try {
    const result = await logIn();
    await deleteTries(database, key);
    return result;
  } catch (error) {
    if (!isWrongPassword(error)) await decrementTries(database, key);
    throw error;
  }
}

/**
 * Runs a log-in from a device that is not known. Wrong passwords from one client address slow down the further tries from
 * it. They never close it, and do not slow down known devices.
 * @throws Problem `too-many-tries` when this try has to wait
 */
export function slowedLogIn<Result>(
  counting: Counting,
  c: Context<RequestContext>,
  logIn: () => Promise<Result>,
): Promise<Result> {
  return slowedBy('failedLogIn', isWrongPassword, counting, c, logIn);
}

/**
 * Runs a sign-up whose answer reveals whether the email is taken. Only that answer counts, per client address, so that a
 * client cannot test many addresses.
 * @throws Problem `too-many-tries` when this try has to wait
 */
export function slowedSignUp<Result>(
  counting: Counting,
  c: Context<RequestContext>,
  signUp: () => Promise<Result>,
): Promise<Result> {
  return slowedBy('takenEmail', isTakenEmail, counting, c, signUp);
}

/** It is counted before it runs, so that parallel tries all count and nothing is hashed for a try that has to wait. */
async function slowedBy<Result>(
  name: 'failedLogIn' | 'takenEmail',
  counts: (error: unknown) => boolean,
  counting: Counting,
  c: Context<RequestContext>,
  run: () => Promise<Result>,
): Promise<Result> {
  const { database, now, limits } = counting;
  const key = addressKey(name, c, counting);
  refuseWhen(await countSlowedTry(database, key, limits[name], now()));
  let isCounted = false;
  try {
    return await run();
  } catch (error) {
    isCounted = counts(error);
    throw error;
  } finally {
    if (!isCounted) await decrementTries(database, key);
  }
}

/**
 * Counts a mail to an address and returns whether it is within the limits per kind and per day. The limits do not depend
 * on whether the address has an account, so that they do not reveal it.
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

/** Deletes the failed log-ins of an account on all devices, after its password was reset. */
export async function deleteFailedLogIns(database: MainDatabase, email: string): Promise<void> {
  const key = accountKey('failedLogIn', email);
  await deleteTries(database, key);
  await deleteTriesBelow(database, key);
}

/** Deletes all counted tries of an account. */
export async function deleteTriesOf(database: MainDatabase, email: string): Promise<void> {
  await deleteFailedLogIns(database, email);
  for (const name of Object.keys(ACCOUNT_LIMITS) as (keyof typeof ACCOUNT_LIMITS)[])
    await deleteTries(database, accountKey(name, email));
}

function accountKey(name: keyof typeof ACCOUNT_LIMITS, email: string): string {
  return `${name} ${hashOf(email.toLowerCase())}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof Problem && WRONG_PASSWORDS.has(error.code);
}

function isTakenEmail(error: unknown): boolean {
  return error instanceof Problem && error.code === 'email-taken';
}
