import type { MiddlewareHandler } from 'hono';
import type { RequestContext } from '../request-context.ts';
import { type AddressLimitName, addressKey, type Counting, refuseWhen } from './rate-limit.ts';
import type { Limit } from './rate-limit-queries.ts';

/**
 * Limits the requests of each client address without writing to the database, for requests that anyone may send often.
 * Each process counts separately, and a restart resets the counts.
 */
export function rateLimitInMemory(
  name: AddressLimitName,
  { limits, now, trustedProxies }: Omit<Counting, 'database'>,
): MiddlewareHandler<RequestContext> {
  const countTry = createTryCounter(limits[name]);
  return async (c, next) => {
    refuseWhen(countTry(addressKey(name, c, { trustedProxies }), now().getTime()));
    await next();
  };
}

/**
 * Counts tries per key. A window begins with the first try. One that begins in the future was counted before the clock was
 * moved back, and is replaced.
 * @returns a function of key and time in milliseconds, which returns the milliseconds to wait, or 0 within the limit
 */
export function createTryCounter({ most, windowMs }: Limit) {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (key: string, now: number): number => {
    // A map keeps insertion order, so expired windows come first.
    for (const [oldKey, { startedAt }] of windows) {
      if (startedAt <= now && now < startedAt + windowMs) break;
      windows.delete(oldKey);
    }
    const open = windows.get(key);
    if (!open || open.startedAt > now) {
      windows.delete(key);
      windows.set(key, { startedAt: now, count: 1 });
      return 0;
    }
    open.count += 1;
    return open.count > most ? open.startedAt + windowMs - now : 0;
  };
}
