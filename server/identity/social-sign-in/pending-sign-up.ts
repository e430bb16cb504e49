import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { SOCIAL_PROVIDERS } from '#rules/people/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../../http/answers/problems.ts';
import { sessionCookieOf } from '../better-auth.ts';
import { findVerification, takeVerification } from '../mail-links/mail-links.ts';
import type { OAuthProfile } from './oauth-profile.ts';

const PENDING_FOR_MS = 10 * 60 * 1000;

const profileSchema = z.strictObject({
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
    async store(profile: OAuthProfile, nonce: string, now: Date): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now.getTime() + PENDING_FOR_MS).toISOString();
      const dates = { expiresAt, createdAt: now.toISOString(), updatedAt: now.toISOString() };
      const row = { id: randomUUID(), identifier: identifierOf(token), value: JSON.stringify(profile), ...dates };
      await database.insertInto('verifications').values(row).execute();
      return `${nameOf(nonce)}=${token}; Max-Age=${PENDING_FOR_MS / 1000}; ${attributes}`;
    },
    /** @throws Problem `sign-up-expired` when there is no pending sign-up. */
    async find(cookie: string, nonce: string, now: Date): Promise<OAuthProfile> {
      const stored = await findVerification(database, identifierOf(tokenIn(cookie, nonce)), now.toISOString());
      if (!stored) throw new Problem('sign-up-expired');
      return profileSchema.parse(JSON.parse(stored));
    },
    /**
     * Deletes the pending sign-up; call it in the transaction that creates the account.
     * @throws Problem `sign-up-expired` when it was deleted before.
     */
    async consume(transaction: MainDatabase, cookie: string, nonce: string, now: Date): Promise<void> {
      const identifier = identifierOf(tokenIn(cookie, nonce));
      if (!(await takeVerification(transaction, identifier, now.toISOString()))) throw new Problem('sign-up-expired');
    },
    expireCookie: (nonce: string): string => `${nameOf(nonce)}=; Max-Age=0; ${attributes}`,
  };
}

/** The token is stored as a hash only, so that a copy of the database cannot finish a sign-up. */
function identifierOf(token: string): string {
  return `pending-sign-up ${createHash('sha256').update(token).digest('base64url')}`;
}
