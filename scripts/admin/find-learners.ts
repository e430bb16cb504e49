import { sql } from 'kysely';
import type { MainDatabase } from '../../server/database/connect.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
import { selectGroups } from '../../server/groups/group-queries.ts';
import { byGroup, findLeaders } from '../../server/groups/leaders/leader-queries.ts';
import {
  ACCOUNT_COLUMNS,
  findAccount,
  findAccountIdByEmail,
  storedAccount,
} from '../../server/identity/accounts/account-queries.ts';

/** Accounts with their nickname on the leaderboard, the newest first. */
function newestAccounts(database: MainDatabase) {
  return database
    .selectFrom('accounts')
    .innerJoin('learners', 'learners.id', 'accounts.id')
    .select(ACCOUNT_COLUMNS.map((column) => `accounts.${column}` as const))
    .select('learners.leaderboardNickname as nickname')
    .orderBy('accounts.createdAt', 'desc')
    .orderBy('accounts.id');
}

type Row = Parameters<typeof storedAccount>[0] & { nickname: string | null };

/** The identity of a learner, without pictures and results. */
function listed(row: Row) {
  const { image: _, ...account } = storedAccount(row);
  return { ...account, nickname: row.nickname };
}

/** The newest learners. */
export async function listLearners(database: MainDatabase, limit: number) {
  return (await newestAccounts(database).limit(limit).execute()).map(listed);
}

/** The newest learners with this id, or with this text in their name, email or nickname. */
export async function searchLearners(database: MainDatabase, text: string, limit: number) {
  const anywhere = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isFound = sql<boolean>`accounts.id = ${text} or lower(accounts.name) like ${anywhere} escape '\\'
    or accounts.email like ${anywhere} escape '\\' or lower(learners."leaderboardNickname") like ${anywhere} escape '\\'`;
  return (await newestAccounts(database).where(isFound).limit(limit).execute()).map(listed);
}

/**
 * The account with this id or email.
 * @throws StartupError when there is none
 */
export async function requireAccount(database: MainDatabase, idOrEmail: string) {
  const id = (await findAccountIdByEmail(database, idOrEmail.toLowerCase())) ?? idOrEmail;
  const account = await findAccount(database, id);
  if (account) return account;
  throw new StartupError(
    `There is no learner with the id or email ${idOrEmail}. Look for them with: npm run admin -- find TEXT`,
  );
}

/** The newest classes and families with their leaders and their number of members; no codes and no results. */
export async function listClasses(database: MainDatabase, limit: number) {
  const groups = await selectGroups(database)
    .select(['groupId', 'kind', 'groups.name', 'groups.createdAt', 'endsOn'])
    .orderBy('groups.createdAt', 'desc')
    .orderBy('groupId')
    .limit(limit)
    .execute();
  const leadersOf = byGroup(
    await findLeaders(
      database,
      groups.map(({ groupId }) => groupId),
    ),
  );
  return groups.map((group) => ({ ...group, leaders: leadersOf(group.groupId) }));
}
