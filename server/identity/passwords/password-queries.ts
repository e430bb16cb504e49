import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { insertSignInMethod, PASSWORD_PROVIDER_ID } from '../sign-in/sign-in-method-queries.ts';

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

/** Removes a learner's password, if they have one. The account still counts as one with a sign-in method of its own. */
export async function forgetPassword(database: MainDatabase, learnerId: string, at: Instant): Promise<void> {
  await database
    .updateTable('signInMethods')
    .set({ password: null, updatedAt: at })
    .where('userId', '=', learnerId)
    .where('providerId', '=', PASSWORD_PROVIDER_ID)
    .execute();
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
