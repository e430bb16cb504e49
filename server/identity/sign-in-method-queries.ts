import { randomUUID } from 'node:crypto';
import type { LinkedSignInMethod as SignInMethodOfLearner } from '#contract/sign-in-methods.ts';
import type { SignInMethod, SocialProvider } from '#rules/sign-in-methods.ts';
import type { MainDatabase } from '../database/connect.ts';
import type { AccountsTable, Instant } from '../database/tables.ts';

/** What Better Auth calls the way in by a password. */
export const PASSWORD_PROVIDER_ID = 'credential';

type LinkedSignInMethod = { learnerId: string; at: Instant } & (
  | { way: 'password'; hash: string }
  | { way: SocialProvider; accountId: string }
);

/** Gives a learner one more way in. What other sites hand out besides is never kept. */
export async function insertSignInMethod(database: MainDatabase, signInMethod: LinkedSignInMethod): Promise<void> {
  const { learnerId, at } = signInMethod;
  const isPassword = signInMethod.way === 'password';
  const row = {
    id: randomUUID(),
    userId: learnerId,
    providerId: isPassword ? PASSWORD_PROVIDER_ID : signInMethod.way,
    accountId: isPassword ? learnerId : signInMethod.accountId,
    password: isPassword ? signInMethod.hash : null,
    createdAt: at,
    updatedAt: at,
  };
  await database
    .insertInto('accounts')
    .values({ ...NOTHING_BESIDES, ...row })
    .execute();
}

const NOTHING_BESIDES = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
} satisfies Partial<AccountsTable>;

/** A learner's own ways in, the oldest first. Two accounts at one provider are one way. */
export async function findSignInMethods(database: MainDatabase, learnerId: string): Promise<SignInMethodOfLearner[]> {
  const rows = await database
    .selectFrom('accounts')
    .select(({ fn }) => ['providerId', fn.min('createdAt').as('addedAt')])
    .where('userId', '=', learnerId)
    .groupBy('providerId')
    .orderBy('addedAt')
    .orderBy('providerId')
    .execute();
  return rows.map(({ providerId, addedAt }) => ({ way: wayOf(providerId), addedAt }));
}

/** Gives a learner a way in elsewhere, and tells whose it is: theirs from now on, theirs before, or somebody else's. */
export async function addSignInMethod(
  database: MainDatabase,
  { learnerId, way, accountId, at }: { learnerId: string; way: SocialProvider; accountId: string; at: Instant },
): Promise<'new' | 'theirs' | 'in-use'> {
  const row = { id: randomUUID(), userId: learnerId, providerId: way, accountId, createdAt: at, updatedAt: at };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('accounts')
    .values({ ...NOTHING_BESIDES, password: null, ...row })
    .onConflict((conflict) => conflict.columns(['providerId', 'accountId']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return 'new';
  const owner = await database
    .selectFrom('accounts')
    .select('userId')
    .where('providerId', '=', way)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return owner?.userId === learnerId ? 'theirs' : 'in-use';
}

/** Takes a way in from a learner. Taking what they do not have changes nothing. */
export async function deleteSignInMethod(database: MainDatabase, learnerId: string, way: SignInMethod): Promise<void> {
  await database
    .deleteFrom('accounts')
    .where('userId', '=', learnerId)
    .where('providerId', '=', way === 'password' ? PASSWORD_PROVIDER_ID : way)
    .execute();
}

function wayOf(providerId: string): SignInMethod {
  return providerId === PASSWORD_PROVIDER_ID ? 'password' : (providerId as SocialProvider);
}
