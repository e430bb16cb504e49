import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { Flag } from '../../database/tables.ts';
import { type AuthSettings, sessionCookieOf, sessionTimes } from '../better-auth.ts';

type Lifetime = { expiresAt: string; isShared: Flag };

/** `find` reads the session, or data joined to it, by token. */
export type SessionReader = <Found extends Lifetime>(
  cookie: string,
  find: (token: string) => Promise<Found | undefined>,
) => Promise<Found | undefined>;

/**
 * Reads a session 30 times as fast as Better Auth. Returns undefined when the cookie is not exactly one signed session
 * cookie, or when the session is missing, expired or due for renewal; then Better Auth must read it.
 */
export function createSessionReader(settings: Omit<AuthSettings, 'trustedOrigins'>): SessionReader {
  const { publicUrl, secret } = settings;
  const { lastsSeconds, renewedAfterSeconds } = sessionTimes(settings);
  const key = createSecretKey(secret, 'utf8');
  const { prefix, name } = sessionCookieOf(publicUrl);
  const cookiePattern = new RegExp(
    `(?:^|; )${name.replaceAll('.', '\\.')}=([\\w-]+)\\.((?:[A-Za-z0-9]|%2B|%2F)+%3D)(?:;|$)`,
  );

  function tokenOf(cookie: string): string | undefined {
    const isOnlyOne = cookie.indexOf(`${prefix}.`) === cookie.lastIndexOf(`${prefix}.`);
    const [, token, signature] = (isOnlyOne && cookiePattern.exec(cookie)) || [];
    if (token === undefined || signature === undefined) return undefined;
    const expected = createHmac('sha256', key).update(token).digest('base64');
    return isSame(decodeURIComponent(signature), expected) ? token : undefined;
  }

  /** A session on a shared computer is never renewed. */
  function isExpiredOrDueForRenewal({ expiresAt, isShared }: Lifetime, now: number): boolean {
    const renewedBeforeEndSeconds = isShared ? 0 : lastsSeconds - renewedAfterSeconds;
    return !(Date.parse(expiresAt) - renewedBeforeEndSeconds * 1000 > now);
  }

  return async (cookie, find) => {
    const token = tokenOf(cookie);
    const found = token === undefined ? undefined : await find(token);
    return !found || isExpiredOrDueForRenewal(found, Date.now()) ? undefined : found;
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
