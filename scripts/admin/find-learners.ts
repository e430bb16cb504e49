import { sql } from 'kysely';
import type { MainDatabase } from '../../server/database/connect.ts';
import { StartupError } from '../../server/environment/startup-error.ts';
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
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'accounts.id')
    .leftJoin('accounts as makers', 'makers.id', 'pupilAccounts.madeById')
    .select(['learners.leaderboardNickname as nickname', 'learners.role', 'pupilAccounts.learnerId as isPupil'])
    .select(['pupilAccounts.madeById', 'makers.name as makerName', 'pupilAccounts.endsOn'])
    .orderBy('accounts.createdAt', 'desc')
    .orderBy('accounts.id');
}

type Row = Awaited<ReturnType<ReturnType<typeof newestAccounts>['execute']>>[number];

/** The identity of learners with their groups and who made the account, without pictures and results. */
async function listed(database: MainDatabase, rows: readonly Row[]) {
  const ids = rows.map(({ id }) => id);
  const groupsOf = Map.groupBy(ids.length === 0 ? [] : await findGroupsOf(database, ids), ({ learnerId }) => learnerId);
  return rows.map((row) => {
    const { image: _, ...account } = storedAccount(row);
    const { nickname, role, madeById, makerName, endsOn } = row;
    return {
      ...{ ...account, nickname, role },
      madeBy: row.isPupil === null ? null : { id: madeById, name: makerName },
      endsOn,
      groups: (groupsOf.get(row.id) ?? []).map(({ learnerId: __, ...group }) => group),
    };
  });
}

/** The groups that people are in, lead, or help in. */
async function findGroupsOf(database: MainDatabase, ids: readonly string[]) {
  const member = await database
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.groupId', 'groupMembers.groupId')
    .select(['learnerId', 'groups.groupId', 'kind', 'name'])
    .where('learnerId', 'in', ids)
    .execute();
  const leader = await database
    .selectFrom('groupLeaders')
    .innerJoin('groups', 'groups.groupId', 'groupLeaders.groupId')
    .select(['leaderId as learnerId', 'groups.groupId', 'kind', 'name', 'role'])
    .where('leaderId', 'in', ids)
    .execute();
  return [...member.map((group) => ({ ...group, role: 'member' as const })), ...leader];
}

/** The newest learners. */
export async function listLearners(database: MainDatabase, limit: number) {
  return listed(database, await newestAccounts(database).limit(limit).execute());
}

/** The newest learners with this id, or with this text in their name, email or nickname. */
export async function searchLearners(database: MainDatabase, text: string, limit: number) {
  const anywhere = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isFound = sql<boolean>`accounts.id = ${text} or lower(accounts.name) like ${anywhere} escape '\\'
    or accounts.email like ${anywhere} escape '\\' or lower(learners."leaderboardNickname") like ${anywhere} escape '\\'`;
  return listed(database, await newestAccounts(database).where(isFound).limit(limit).execute());
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
