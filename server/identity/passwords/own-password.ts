import type { Context } from 'hono';
import type { MainDatabase } from '../../database/connect.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext, Session } from '../../http/request-context.ts';
import type { Auth } from '../auth.ts';
import { isSessionStored } from '../sessions/session-queries.ts';
import { limitedLogIn } from '../sign-in/log-in-limits.ts';
import { findPasswordHash } from './password-queries.ts';

export type OwnPasswordNeeds = {
  auth: Pick<Auth, 'verifyPassword' | 'ownDevice'>;
  database: MainDatabase;
  now: () => Date;
};
/** `cookie`: the `Cookie` header of the request. */
export type CurrentSession = { learnerId: string; session: Session; cookie: string };

/** The session of a request that needs one. */
export function currentSession(c: Context<RequestContext>): CurrentSession {
  return { learnerId: c.get('learnerId'), session: c.get('session'), cookie: c.req.header('cookie') ?? '' };
}

/**
 * Requires the password of the signed-in learner again, or a fresh session when the account has none. It counts like a
 * log-in, so that passwords cannot be guessed in an open session.
 * @returns the hash of the password; null without one
 * @throws Problem `invalid-request`, `wrong-current-password`, `sign-in-again` or `too-many-tries`
 */
export async function requireOwnPassword(
  needs: OwnPasswordNeeds,
  { learnerId, session, cookie }: CurrentSession,
  email: string,
  password: string | undefined,
): Promise<string | null> {
  const hash = await findPasswordHash(needs.database, learnerId);
  if (hash === null) {
    if (!session.isFresh) throw new Problem('sign-in-again');
    return null;
  }
  if (password === undefined) throw new Problem('invalid-request');
  await limitedLogIn(needs, { email, deviceId: await needs.auth.ownDevice.idFor(cookie, learnerId) }, async () => {
    if (!(await needs.auth.verifyPassword({ hash, password }))) throw new Problem('wrong-current-password');
  });
  return hash;
}

/**
 * Requires a sign-in within the last 10 minutes before something is added that shows the learner's data to others, unless
 * the password was verified for this request. A session with pictures cannot sign in again, and shows little.
 * @throws Problem `sign-in-again`
 */
export function requireFreshSignIn({ session }: CurrentSession, verifiedHash?: string | null): void {
  if (!session.isFresh && !session.isByPictures && typeof verifiedHash !== 'string') throw new Problem('sign-in-again');
}

/**
 * Requires, in the transaction of such an addition, that the session has not ended since the request began.
 * @throws Problem `not-signed-in`
 */
export async function requireSameSession(transaction: MainDatabase, { session }: CurrentSession): Promise<void> {
  if (!(await isSessionStored(transaction, session.id))) throw new Problem('not-signed-in');
}

/**
 * Requires that the password is still the one of `hash`: it can be changed while another request hashes it.
 * @throws Problem `wrong-current-password`
 */
export async function requireSamePassword(
  transaction: MainDatabase,
  learnerId: string,
  hash: string | null,
): Promise<void> {
  if ((await findPasswordHash(transaction, learnerId)) !== hash) throw new Problem('wrong-current-password');
}
