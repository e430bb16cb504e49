import { type Insertable, sql, type Updateable } from 'kysely';
import type { Group } from '#contract/groups.ts';
import type { Shares } from '#rules/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { GroupMembersTable, GroupsTable, Instant } from '../database/tables.ts';
import { pupilColumns, pupilIn } from '../identity/pupil-account-queries.ts';

/** All groups with the number of their members. */
export function selectGroups(database: MainDatabase) {
  return database
    .selectFrom('groups')
    .select((group) =>
      group
        .selectFrom('groupMembers')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('groupMembers.groupId', '=', 'groups.groupId')
        .as('memberCount'),
    );
}

/** The groups of a leader, oldest first. A code that has expired is left out. */
export async function findGroups(database: MainDatabase, leaderId: string, now: Instant): Promise<Group[]> {
  const rows = await selectGroups(database)
    .select(['groupId', 'kind', 'name', 'createdAt', 'code', 'codeExpiresAt', 'pupilCode'])
    .where('leaderId', '=', leaderId)
    .orderBy('createdAt')
    .orderBy('groupId')
    .execute();
  return rows.map(({ code, codeExpiresAt, memberCount, ...group }) => ({
    ...group,
    ...(codeExpiresAt !== null && codeExpiresAt > now ? { code, codeExpiresAt } : { code: null, codeExpiresAt: null }),
    memberCount: memberCount ?? 0,
  }));
}

/** The number of groups that a person leads. */
export async function countGroups(database: MainDatabase, leaderId: string): Promise<number> {
  return (await database.selectFrom('groups').select('groupId').where('leaderId', '=', leaderId).execute()).length;
}

/** Stores a new group. Returns false, and stores nothing, when its code is taken. */
export async function insertGroup(database: MainDatabase, group: Insertable<GroupsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Changes a group of this leader. Returns false when they lead no such group. */
export async function updateGroup(
  database: MainDatabase,
  { leaderId, groupId }: Pick<GroupsTable, 'leaderId' | 'groupId'>,
  change: Partial<Updateable<Pick<GroupsTable, 'name' | 'code' | 'codeExpiresAt' | 'pupilCode'>>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('groups')
    .set(change)
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes a group of this leader with its members. Returns false when they lead no such group. */
export async function deleteGroup(database: MainDatabase, leaderId: string, groupId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('groups')
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whether a group has this code, also an expired one. */
export async function isCodeTaken(database: MainDatabase, code: string): Promise<boolean> {
  const group = await database.selectFrom('groups').select('groupId').where('code', '=', code).executeTakeFirst();
  return group !== undefined;
}

/** The group that a code opens at an instant, with the name of its leader; undefined when it opens none. */
export async function findGroupByCode(database: MainDatabase, code: string, now: Instant) {
  return database
    .selectFrom('groups')
    .innerJoin('accounts', 'accounts.id', 'groups.leaderId')
    .select(['groupId', 'leaderId', 'kind', 'groups.name', 'accounts.name as leaderName'])
    .where('code', '=', code)
    .where('codeExpiresAt', '>', now)
    .executeTakeFirst();
}

/** A group of this leader, and who the leader says to be; undefined: they lead no such group. */
export async function findLedGroup(database: MainDatabase, leaderId: string, groupId: string) {
  return database
    .selectFrom('groups')
    .innerJoin('learners', 'learners.id', 'groups.leaderId')
    .select(['groupId', 'kind', 'name', 'pupilCode', 'learners.role as leaderRole'])
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirst();
}

/** The members of a group with what they share, by name; `pupil` is null unless a teacher made the account. */
export async function findMembers(database: MainDatabase, groupId: string) {
  const rows = await database
    .selectFrom('groupMembers')
    .innerJoin('accounts', 'accounts.id', 'groupMembers.learnerId')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'groupMembers.learnerId')
    .select(['groupMembers.learnerId', 'accounts.name', 'joinedAt', 'activity', 'progress', 'screening'])
    .select(pupilColumns)
    .where('groupMembers.groupId', '=', groupId)
    .orderBy('accounts.name')
    .orderBy('groupMembers.learnerId')
    .execute();
  return rows.map(({ learnerId, name, joinedAt, activity, progress, screening, ...pupil }) => ({
    learnerId,
    name,
    joinedAt,
    shares: shownIn({ activity, progress, screening }),
    pupil: pupilIn(pupil),
  }));
}

/** The groups that a learner is in, oldest first. */
export async function findMemberships(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.groupId', 'groupMembers.groupId')
    .innerJoin('accounts', 'accounts.id', 'groups.leaderId')
    .select(['groups.groupId', 'groups.leaderId', 'kind', 'groups.name', 'accounts.name as leaderName', 'joinedAt'])
    .select(['activity', 'progress', 'screening'])
    .where('learnerId', '=', learnerId)
    .orderBy('joinedAt')
    .orderBy('groups.groupId')
    .execute();
  return rows.map(({ activity, progress, screening, ...membership }) => ({
    ...membership,
    shares: shownIn({ activity, progress, screening }),
  }));
}

/** Adds a member. */
export async function insertMember(
  database: MainDatabase,
  member: Pick<GroupMembersTable, 'learnerId' | 'groupId' | 'joinedAt'>,
  shares: Shares,
): Promise<void> {
  await database
    .insertInto('groupMembers')
    .values({ ...member, ...flagsOf(shares) })
    .execute();
}

/** Changes what a member shares. Returns false when there is no such membership. */
export async function updateShares(
  database: MainDatabase,
  { learnerId, groupId }: Pick<GroupMembersTable, 'learnerId' | 'groupId'>,
  shares: Shares,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('groupMembers')
    .set(flagsOf(shares))
    .where('learnerId', '=', learnerId)
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Ends a membership. Returns false when there is none. */
export async function deleteMember(database: MainDatabase, groupId: string, learnerId: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('groupMembers')
    .where('groupId', '=', groupId)
    .where('learnerId', '=', learnerId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

type View = { viewId: string; learnerId: string; leaderId: string; viewedAt: Instant; shown: Shares };

/** Stores looks of a leader at what members share. */
export async function insertViews(database: MainDatabase, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  const rows = views.map(({ shown, ...view }) => ({ ...view, ...flagsOf(shown) }));
  await database.insertInto('groupViews').values(rows).execute();
}

/** The newest looks at what a learner shared, newest first; `most` of them. */
export async function findViews(database: MainDatabase, learnerId: string, most: number) {
  const rows = await database
    .selectFrom('groupViews')
    .leftJoin('accounts', 'accounts.id', 'groupViews.leaderId')
    .select(['viewedAt', 'accounts.name as leaderName', 'activity', 'progress', 'screening'])
    .where('learnerId', '=', learnerId)
    .orderBy('viewedAt', 'desc')
    .orderBy('viewId', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ viewedAt, leaderName, ...shown }) => ({ viewedAt, leaderName, shown: shownIn(shown) }));
}

/** Deletes looks of before an instant. */
export async function deleteOldViews(database: MainDatabase, before: Instant): Promise<void> {
  await database.deleteFrom('groupViews').where('viewedAt', '<', before).execute();
}

type SharedFlags = Pick<GroupMembersTable, 'activity' | 'progress' | 'screening'>;

function shownIn({ activity, progress, screening }: SharedFlags): Shares {
  return { activity: fromFlag(activity), progress: fromFlag(progress), screening: fromFlag(screening) };
}

/** The columns of what is shared. */
export function flagsOf({ activity, progress, screening }: Shares): SharedFlags {
  return { activity: toFlag(activity), progress: toFlag(progress), screening: toFlag(screening) };
}
