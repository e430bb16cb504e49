import type { Context } from 'hono';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';
import type { RequestContext, Session } from '../../http/request-context.ts';
import type { Auth } from '../auth.ts';
import { limitedLogIn } from '../sign-in/log-in-limits.ts';
import { insertSignInMethod, PASSWORD_PROVIDER_ID } from '../sign-in/sign-in-method-queries.ts';

type Needs = { auth: Pick<Auth, 'verifyPassword' | 'ownDevice'>; database: MainDatabase; now: () => Date };
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
  needs: Needs,
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
  await limitedLogIn(needs, { email, deviceId: needs.auth.ownDevice.idFor(cookie, learnerId) }, async () => {
    if (!(await needs.auth.verifyPassword({ hash, password }))) throw new Problem('wrong-current-password');
  });
  return hash;
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

/** The hash of a learner's password; null when they have none. */
export async function findPasswordHash(database: MainDatabase, learnerId: string): Promise<string | null> {
  const row = await database
    .selectFrom('signInMethods')
    .select('password')
    .where('userId', '=', learnerId)
    .where('providerId', '=', PASSWORD_PROVIDER_ID)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** The hash of the password of the account with this email; null when there is none. */
export async function findPasswordHashByEmail(database: MainDatabase, email: string): Promise<string | null> {
  const row = await database
    .selectFrom('signInMethods')
    .innerJoin('accounts', 'accounts.id', 'signInMethods.userId')
    .select('signInMethods.password')
    .where('accounts.email', '=', email)
    .where('signInMethods.providerId', '=', PASSWORD_PROVIDER_ID)
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Sets the hash of a learner's first or new password. */
export async function setPasswordHash(
  database: MainDatabase,
  learnerId: string,
  hash: string,
  at: Instant,
): Promise<void> {
  const { numUpdatedRows } = await database
    .updateTable('signInMethods')
    .set({ password: hash, updatedAt: at })
    .where('userId', '=', learnerId)
    .where('providerId', '=', PASSWORD_PROVIDER_ID)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertSignInMethod(database, { learnerId, way: 'password', hash, at });
}
