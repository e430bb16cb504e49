import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { SOCIAL_PROVIDERS } from '#rules/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../../http/problems.ts';
import { sessionCookieOf } from '../session-cookie.ts';
import type { OAuthProfile } from './oauth-profile.ts';
import { findPendingSignUp, insertPendingSignUp, takePendingSignUp } from './pending-sign-up-queries.ts';

export const PENDING_FOR_MS = 10 * 60 * 1000;

const personSchema = z.strictObject({
  way: z.enum(SOCIAL_PROVIDERS),
  accountId: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
});

/** Stores the OAuth profile of a new person for 10 minutes, until they give their age band. */
export function pendingSignUps(database: MainDatabase, publicUrl: string) {
  const { prefix, isSecure } = sessionCookieOf(publicUrl);
  // Each sign-in window has its own cookie, since several can be open at the same time.
  const nameOf = (nonce: string) => `${prefix}.pending_sign_up.${nonce}`;
  const attributes = `Path=/; HttpOnly; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;

  function tokenIn(cookie: string, nonce: string): string {
    const pair = cookie.split('; ').find((one) => one.startsWith(`${nameOf(nonce)}=`));
    return pair?.slice(nameOf(nonce).length + 1) ?? '';
  }

  return {
    /** Returns the cookie with which the same browser can finish the sign-up. */
    async store(person: OAuthProfile, nonce: string, now: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const endsAt = new Date(now.getTime() + PENDING_FOR_MS);
      await insertPendingSignUp(database, { token, value: JSON.stringify(person), at: now, endsAt });
      return `${nameOf(nonce)}=${token}; Max-Age=${PENDING_FOR_MS / 1000}; ${attributes}`;
    },
    /** @throws Problem `sign-up-expired` when there is no pending sign-up. */
    async find(cookie: string, nonce: string, now: Date): Promise<OAuthProfile> {
      const stored = await findPendingSignUp(database, tokenIn(cookie, nonce), now);
      if (!stored) throw new Problem('sign-up-expired');
      return personSchema.parse(JSON.parse(stored));
    },
    /**
     * Deletes the pending sign-up; call it in the transaction that creates the account.
     * @throws Problem `sign-up-expired` when it was deleted before.
     */
    async consume(transaction: MainDatabase, cookie: string, nonce: string, now: Date): Promise<void> {
      if (!(await takePendingSignUp(transaction, tokenIn(cookie, nonce), now))) throw new Problem('sign-up-expired');
    },
    expireCookie: (nonce: string): string => `${nameOf(nonce)}=; Max-Age=0; ${attributes}`,
  };
}
