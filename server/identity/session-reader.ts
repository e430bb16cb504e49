import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { SESSION } from './better-auth.ts';
import { sessionCookieOf } from './session-cookie.ts';

/** `find`: what is to be read of a session, by its token. */
export type SessionReader = <Found extends { expiresAt: string }>(
  cookie: string,
  find: (token: string) => Promise<Found | undefined>,
) => Promise<Found | undefined>;

/**
 * Reads the session of a request as Better Auth does, thirty times as quickly, where there is nothing to do about it: one
 * cookie of ours, as we wrote it, of a session that goes on and needs no renewal yet. For everything else it gives
 * undefined, and Better Auth has to be asked.
 */
export function createSessionReader({ publicUrl, secret }: { publicUrl: string; secret: string }): SessionReader {
  const key = createSecretKey(secret, 'utf8');
  const { prefix, name } = sessionCookieOf(publicUrl);
  const written = new RegExp(`(?:^|; )${name.replaceAll('.', '\\.')}=([\\w-]+)\\.((?:[A-Za-z0-9]|%2B|%2F)+%3D)(?:;|$)`);

  function tokenOf(cookie: string): string | undefined {
    const isOnlyOne = cookie.indexOf(`${prefix}.`) === cookie.lastIndexOf(`${prefix}.`);
    const [, token, signature] = (isOnlyOne && written.exec(cookie)) || [];
    if (token === undefined || signature === undefined) return undefined;
    const expected = createHmac('sha256', key).update(token).digest('base64');
    return isSame(decodeURIComponent(signature), expected) ? token : undefined;
  }

  return async (cookie, find) => {
    const token = tokenOf(cookie);
    const found = token === undefined ? undefined : await find(token);
    return !found || needsCare(found.expiresAt, Date.now()) ? undefined : found;
  };
}

/** Whether a session is over, or so old that using it renews it. */
function needsCare(expiresAt: string, now: number): boolean {
  return !(Date.parse(expiresAt) - (SESSION.lastsSeconds - SESSION.renewedAfterSeconds) * 1000 > now);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
