import { type Insertable, sql, type Updateable } from 'kysely';
import type { Group } from '#contract/groups/groups.ts';
import type { Shares } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { GroupMembersTable, GroupsTable, Instant } from '../database/tables.ts';
import { pupilColumns, pupilIn } from '../identity/accounts/pupil-account-queries.ts';

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
  const rows = await selectLedGroups(database, leaderId).orderBy('createdAt').orderBy('groupId').execute();
  return rows.map((row) => groupIn(row, now));
}

/** A group of this leader, and the leader's stated role; undefined when they lead no such group. */
export async function findGroup(
  database: MainDatabase,
  { leaderId, groupId }: Pick<GroupsTable, 'leaderId' | 'groupId'>,
  now: Instant,
) {
  const row = await selectLedGroups(database, leaderId)
    .innerJoin('learners', 'learners.id', 'groups.leaderId')
    .select('learners.role as leaderRole')
    .where('groups.groupId', '=', groupId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { leaderRole, ...group } = row;
  return { group: groupIn(group, now), leaderRole };
}

function selectLedGroups(database: MainDatabase, leaderId: string) {
  return selectGroups(database)
    .select(['groupId', 'kind', 'name', 'groups.createdAt', 'code', 'codeExpiresAt', 'pupilCode'])
    .where('groups.leaderId', '=', leaderId);
}

type LedGroup = Omit<Group, 'memberCount'> & { memberCount: number | null };

function groupIn({ code, codeExpiresAt, memberCount, ...group }: LedGroup, now: Instant): Group {
  const isOpen = codeExpiresAt !== null && codeExpiresAt > now;
  return {
    ...group,
    ...(isOpen ? { code, codeExpiresAt } : { code: null, codeExpiresAt: null }),
    memberCount: memberCount ?? 0,
  };
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

/** The group with a code that is valid at an instant, with the name of its leader; undefined when there is none. */
export async function findGroupByCode(database: MainDatabase, code: string, now: Instant) {
  return database
    .selectFrom('groups')
    .innerJoin('accounts', 'accounts.id', 'groups.leaderId')
    .select(['groupId', 'leaderId', 'kind', 'groups.name', 'accounts.name as leaderName'])
    .where('code', '=', code)
    .where('codeExpiresAt', '>', now)
    .executeTakeFirst();
}

/** A group of this leader, and the leader's stated role; undefined when they lead no such group. */
export async function findLedGroup(database: MainDatabase, leaderId: string, groupId: string) {
  return database
    .selectFrom('groups')
    .innerJoin('learners', 'learners.id', 'groups.leaderId')
    .select(['groupId', 'kind', 'name', 'pupilCode', 'learners.role as leaderRole'])
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirst();
}

/** The members of a group with what they share, by name; `pupil` is null unless a teacher created the account. */
export async function findMembers(database: MainDatabase, groupId: string) {
  return (await selectMembers(database, groupId).execute()).map(memberIn);
}

/**
 * The members of a group, and when its leader last viewed on a day, as
 * YYYY-MM-DD, exactly the data that each shares; null when not on that day.
 */
export async function findMembersWithViews(
  database: MainDatabase,
  { groupId, leaderId, day }: { groupId: string; leaderId: string; day: string },
) {
  const rows = await selectMembers(database, groupId)
    .leftJoin('groupViewDays as views', (join) =>
      join
        .onRef('views.learnerId', '=', 'groupMembers.learnerId')
        .on('views.leaderId', '=', leaderId)
        .on('views.day', '=', day)
        .onRef('views.activity', '=', 'groupMembers.activity')
        .onRef('views.progress', '=', 'groupMembers.progress')
        .onRef('views.screening', '=', 'groupMembers.screening'),
    )
    .select('views.viewedAt')
    .execute();
  return rows.map(({ viewedAt, ...row }) => ({ ...memberIn(row), viewedAt }));
}

function selectMembers(database: MainDatabase, groupId: string) {
  return database
    .selectFrom('groupMembers')
    .innerJoin('accounts', 'accounts.id', 'groupMembers.learnerId')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'groupMembers.learnerId')
    .select(['groupMembers.learnerId', 'accounts.name', 'joinedAt'])
    .select(['groupMembers.activity', 'groupMembers.progress', 'groupMembers.screening'])
    .select(pupilColumns)
    .where('groupMembers.groupId', '=', groupId)
    .orderBy('accounts.name')
    .orderBy('groupMembers.learnerId');
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

function memberIn({ learnerId, name, joinedAt, activity, progress, screening, ...pupil }: MemberRow) {
  return { learnerId, name, joinedAt, shares: sharesOf({ activity, progress, screening }), pupil: pupilIn(pupil) };
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
    shares: sharesOf({ activity, progress, screening }),
  }));
}

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

type SharedFlags = Pick<GroupMembersTable, 'activity' | 'progress' | 'screening'>;

/** The shares that the columns store. */
export function sharesOf({ activity, progress, screening }: SharedFlags): Shares {
  return { activity: fromFlag(activity), progress: fromFlag(progress), screening: fromFlag(screening) };
}

/** The columns that store the shares. */
export function flagsOf({ activity, progress, screening }: Shares): SharedFlags {
  return { activity: toFlag(activity), progress: toFlag(progress), screening: toFlag(screening) };
}
