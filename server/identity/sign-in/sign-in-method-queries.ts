import { randomUUID } from 'node:crypto';
import type { LinkedSignInMethod } from '#contract/people/sign-in-methods.ts';
import type { SignInMethod, SocialProvider } from '#rules/people/sign-in-methods.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, SignInMethodsTable } from '../../database/tables.ts';

/** The provider id of passwords in Better Auth. */
export const PASSWORD_PROVIDER_ID = 'credential';

type NewSignInMethod = { learnerId: string; at: Instant } & (
  | { way: 'password'; hash: string }
  | { way: SocialProvider; accountId: string }
);

/** Stores a sign-in method of a learner. */
export async function insertSignInMethod(database: MainDatabase, signInMethod: NewSignInMethod): Promise<void> {
  await database.insertInto('signInMethods').values(signInMethodRow(signInMethod)).execute();
}

/**
 * The learner's sign-in methods, oldest first. Two accounts at one provider are listed once; a password that the operator
 * removed is not listed.
 */
export async function findSignInMethods(database: MainDatabase, learnerId: string): Promise<LinkedSignInMethod[]> {
  const rows = await database
    .selectFrom('signInMethods')
    .select(({ fn }) => ['providerId', fn.min('createdAt').as('addedAt')])
    .where('userId', '=', learnerId)
    .where((method) =>
      method.or([method('providerId', '!=', PASSWORD_PROVIDER_ID), method('password', 'is not', null)]),
    )
    .groupBy('providerId')
    .orderBy('addedAt')
    .orderBy('providerId')
    .execute();
  return rows.map(({ providerId, addedAt }) => ({ way: methodOf(providerId), addedAt }));
}

/**
 * Stores an account at a provider as a sign-in method. Returns `new`, `theirs` when the learner has it already, or
 * `in-use` when it belongs to another learner.
 */
export async function addSignInMethod(
  database: MainDatabase,
  signInMethod: NewSignInMethod & { way: SocialProvider },
): Promise<'new' | 'theirs' | 'in-use'> {
  const { learnerId, way: provider, accountId } = signInMethod;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('signInMethods')
    .values(signInMethodRow(signInMethod))
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return 'new';
  const owner = await database
    .selectFrom('signInMethods')
    .select('userId')
    .where('providerId', '=', provider)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return owner?.userId === learnerId ? 'theirs' : 'in-use';
}

/** Deletes a sign-in method of a learner, if they have it. */
export async function deleteSignInMethod(
  database: MainDatabase,
  learnerId: string,
  method: SignInMethod,
): Promise<void> {
  await database
    .deleteFrom('signInMethods')
    .where('userId', '=', learnerId)
    .where('providerId', '=', method === 'password' ? PASSWORD_PROVIDER_ID : method)
    .execute();
}

function methodOf(providerId: string): SignInMethod {
  return providerId === PASSWORD_PROVIDER_ID ? 'password' : (providerId as SocialProvider);
}

/** Tokens of providers are not stored. */
function signInMethodRow(signInMethod: NewSignInMethod) {
  const isPassword = signInMethod.way === 'password';
  return {
    id: randomUUID(),
    userId: signInMethod.learnerId,
    providerId: isPassword ? PASSWORD_PROVIDER_ID : signInMethod.way,
    accountId: isPassword ? signInMethod.learnerId : signInMethod.accountId,
    password: isPassword ? signInMethod.hash : null,
    createdAt: signInMethod.at,
    updatedAt: signInMethod.at,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
    scope: null,
  } satisfies SignInMethodsTable;
}
