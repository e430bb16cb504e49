import type { Selectable } from 'kysely';
import type { Learner } from '#contract/people/learner.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { fromFlag, toFlag } from '../../database/flags.ts';
import type { AccountsTable, Instant } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';
import { isPlaceholder } from '../../mail/placeholder-email.ts';

type StoredAccount = Pick<Learner, 'id' | 'name' | 'email' | 'emailVerified' | 'image' | 'createdAt' | 'lastSignInAt'>;
type AccountRow = Pick<Selectable<AccountsTable>, (typeof ACCOUNT_COLUMNS)[number]>;

export const ACCOUNT_COLUMNS = ['id', 'name', 'email', 'emailVerified', 'image', 'createdAt', 'lastSignInAt'] as const;

/** The account of a learner, which has the learner's id; undefined when there is none. */
export async function findAccount(database: MainDatabase, learnerId: string): Promise<StoredAccount | undefined> {
  const row = await database
    .selectFrom('accounts')
    .select(ACCOUNT_COLUMNS)
    .where('id', '=', learnerId)
    .executeTakeFirst();
  return row && storedAccount(row);
}

/** Converts a row. A placeholder address becomes an empty one. */
export function storedAccount(row: AccountRow): StoredAccount {
  return {
    id: row.id,
    name: row.name,
    email: isPlaceholder(row.email) ? '' : row.email,
    emailVerified: fromFlag(row.emailVerified),
    image: row.image,
    createdAt: row.createdAt,
    lastSignInAt: row.lastSignInAt ?? row.createdAt,
  };
}

/** The id of the account with this address, in lower case; undefined when there is none. */
export async function findAccountIdByEmail(database: MainDatabase, email: string): Promise<string | undefined> {
  const row = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  return row?.id;
}

/** Marks the address of an account as verified. */
export async function setEmailVerified(database: MainDatabase, learnerId: string): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ emailVerified: toFlag(true) })
    .where('id', '=', learnerId)
    .execute();
}

/** Stores the instant of the last sign-in, which stays when the session is deleted. */
export async function setLastSignIn(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const instant = at.toISOString();
  const both = { lastSignInAt: instant, lastUsedAt: instant };
  await database.updateTable('accounts').set(both).where('id', '=', learnerId).execute();
}

/** Stores the instant of the last use. Called once a day, when a session is renewed. */
export async function setLastUsed(database: MainDatabase, learnerId: string, at: Date): Promise<void> {
  const lastUsedAt = at.toISOString();
  await database.updateTable('accounts').set({ lastUsedAt }).where('id', '=', learnerId).execute();
}

type NewAccount = { id: string; name: string; email: string; emailVerified: boolean; at: Instant };

/** Stores an account. Returns false and stores nothing when the email is taken. */
export async function insertAccount(
  database: MainDatabase,
  { at, emailVerified, ...row }: NewAccount,
): Promise<boolean> {
  const dates = { createdAt: at, updatedAt: at, lastSignInAt: at, lastUsedAt: at };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('accounts')
    .values({ ...row, ...dates, emailVerified: toFlag(emailVerified), image: null })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The age group and the email of a person. @throws Problem `not-signed-in` when the account was deleted meanwhile */
export async function findPerson(database: MainDatabase, learnerId: string) {
  const learners = database.selectFrom('learners').select('ageBand').where('id', '=', learnerId);
  const learner = await learners.executeTakeFirst();
  const account = await findAccount(database, learnerId);
  if (!learner || !account) throw new Problem('not-signed-in');
  return { ageBand: learner.ageBand, email: account.email };
}
