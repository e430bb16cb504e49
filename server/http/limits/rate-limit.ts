import type { Context, MiddlewareHandler } from 'hono';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../answers/problems.ts';
import type { RequestContext } from '../request-context.ts';
import { clientAddress, clientNetwork } from './client-address.ts';
import { countSlowedTry, countTry, type Limit } from './rate-limit-queries.ts';

const MINUTE_MS = 60_000;

/** Limits per client address. They are high because a whole class shares one address. */
export const ADDRESS_LIMITS = {
  failedLogIn: { most: 60, windowMs: MINUTE_MS },
  signUp: { most: 60, windowMs: MINUTE_MS },
  socialSignIn: { most: 60, windowMs: MINUTE_MS },
  finishSignUp: { most: 60, windowMs: MINUTE_MS },
  anonymousAttempt: { most: 120, windowMs: MINUTE_MS },
  demoRequest: { most: 20, windowMs: 60 * MINUTE_MS },
  mailRequest: { most: 60, windowMs: 15 * MINUTE_MS },
  signUpMail: { most: 60, windowMs: 60 * MINUTE_MS },
  mailLink: { most: 60, windowMs: MINUTE_MS },
  sharedReport: { most: 60, windowMs: MINUTE_MS },
  // Two requests from each learner of a large class in the same minute.
  groupCode: { most: 120, windowMs: MINUTE_MS },
  // Previews and lists of several teachers of a school.
  pupilList: { most: 60, windowMs: 10 * MINUTE_MS },
  pictureSignIn: { most: 120, windowMs: MINUTE_MS },
  takenEmail: { most: 60, windowMs: 60 * MINUTE_MS },
  installation: { most: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type AddressLimitName = keyof typeof ADDRESS_LIMITS;
export type AddressLimits = Record<AddressLimitName, Limit>;

/** `limits`: `ADDRESS_LIMITS` with the settings of the operator. */
export type Counting = {
  database: MainDatabase;
  now: () => Date;
  trustedProxies: readonly string[];
  limits: AddressLimits;
};

/**
 * The limits with the settings of the operator.
 * @param signInsPerMinute failed log-ins, sign-ups and sign-ins with a provider from one address, before it is slowed
 * @param signUpsPerHour sign-ups from one address, where mails are sent; also answers that an email is taken, before they are slowed
 */
export function addressLimits({
  signInsPerMinute,
  signUpsPerHour,
}: {
  signInsPerMinute: number;
  signUpsPerHour: number;
}): AddressLimits {
  const signIns = { most: signInsPerMinute, windowMs: MINUTE_MS };
  const signUps = { most: signUpsPerHour, windowMs: 60 * MINUTE_MS };
  return {
    ...ADDRESS_LIMITS,
    failedLogIn: signIns,
    signUp: signIns,
    socialSignIn: signIns,
    finishSignUp: signIns,
    signUpMail: signUps,
    takenEmail: signUps,
  };
}

/** Limits the requests of each client address. */
export function rateLimit(name: AddressLimitName, counting: Counting): MiddlewareHandler<RequestContext> {
  return addressLimit(name, counting, countTry);
}

/** Slows down the requests of each client address over the limit, so that nobody can close the address of a school. */
export function slowDown(name: AddressLimitName, counting: Counting): MiddlewareHandler<RequestContext> {
  return addressLimit(name, counting, countSlowedTry);
}

function addressLimit(
  name: AddressLimitName,
  counting: Counting,
  count: typeof countTry,
): MiddlewareHandler<RequestContext> {
  return async (c, next) => {
    refuseWhen(await count(counting.database, addressKey(name, c, counting), counting.limits[name], counting.now()));
    await next();
  };
}

/** The key under which the requests of a client address are counted. */
export function addressKey(
  name: AddressLimitName,
  c: Context<RequestContext>,
  { trustedProxies }: Pick<Counting, 'trustedProxies'>,
): string {
  return `${name} ${clientNetwork(clientAddress(c, trustedProxies))}`;
}

/** @throws Problem `too-many-tries` unless the wait is 0 ms */
export function refuseWhen(waitMs: number): void {
  if (waitMs > 0) throw new Problem('too-many-tries', { retryAfterMs: waitMs });
}
