import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { type AuthSettings, sessionCookieOf, sessionTimes } from './better-auth.ts';

/** `find` reads the session, or data joined to it, by token. */
export type SessionReader = <Found extends { expiresAt: string }>(
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

  function isExpiredOrDueForRenewal(expiresAt: string, now: number): boolean {
    return !(Date.parse(expiresAt) - (lastsSeconds - renewedAfterSeconds) * 1000 > now);
  }

  return async (cookie, find) => {
    const token = tokenOf(cookie);
    const found = token === undefined ? undefined : await find(token);
    return !found || isExpiredOrDueForRenewal(found.expiresAt, Date.now()) ? undefined : found;
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
