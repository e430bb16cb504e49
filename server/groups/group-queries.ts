import { type Insertable, sql, type Updateable } from 'kysely';
import type { Group, GroupFacts } from '#contract/groups/groups.ts';
import { can, type LeaderAction } from '#rules/access.ts';
import { NOTHING_SHARED, SHARES, type Share, type Shares, showsMore } from '#rules/groups/groups.ts';
import { compareNames } from '#rules/groups/register-order.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { Flag, GroupMembersTable, GroupsTable, Instant } from '../database/tables.ts';
import { Problem } from '../http/answers/problems.ts';
import { findReportedParents } from '../identity/accounts/parent-agreement-queries.ts';
import { pupilColumns, pupilIn } from '../identity/accounts/pupil-account-queries.ts';
import { findInvitations } from './leaders/invitation-queries.ts';
import { byGroup, findLeaders, insertLeader, type LedPlace, requireGroup } from './leaders/leader-queries.ts';

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

/** The groups of a leader, oldest first, with all their leaders. A code that has expired is left out. */
export async function findGroups(database: MainDatabase, leaderId: string, now: Instant): Promise<Group[]> {
  const rows = await selectLedGroups(database, leaderId)
    .orderBy('groups.createdAt')
    .orderBy('groups.groupId')
    .execute();
  return withLeaders(database, leaderId, rows, now);
}

/** A group of this leader, and their stated role. @throws Problem `not-found` */
export async function findGroup(database: MainDatabase, { leaderId, groupId }: LedPlace, now: Instant) {
  const row = await selectLedGroups(database, leaderId)
    .innerJoin('learners', 'learners.id', 'groupLeaders.leaderId')
    .select('learners.role as leaderRole')
    .where('groups.groupId', '=', groupId)
    .executeTakeFirst();
  if (!row || !can({ learnerId: leaderId, group: row }, 'see-group', groupId)) throw new Problem('not-found');
  const { leaderRole, ...group } = row;
  return { group: factsIn(group, now), leaderRole };
}

function selectLedGroups(database: MainDatabase, leaderId: string) {
  return selectGroups(database)
    .innerJoin('groupLeaders', 'groupLeaders.groupId', 'groups.groupId')
    .select(['groups.groupId', 'kind', 'name', 'groups.createdAt', 'code', 'codeExpiresAt', 'pupilCode', 'endsOn'])
    .select(['signInOpenUntil', 'offersTests', 'groupLeaders.role'])
    .where('groupLeaders.leaderId', '=', leaderId);
}

type LedGroupRow = Omit<GroupFacts, 'memberCount' | 'offersTests'> & { memberCount: number | null; offersTests: Flag };

function factsIn(row: LedGroupRow, now: Instant): GroupFacts {
  const { code, codeExpiresAt, memberCount, signInOpenUntil, ...group } = row;
  const isOpen = codeExpiresAt !== null && codeExpiresAt > now;
  return {
    ...group,
    offersTests: fromFlag(group.offersTests),
    signInOpenUntil: signInOpenUntil !== null && signInOpenUntil > now ? signInOpenUntil : null,
    ...(isOpen ? { code, codeExpiresAt } : { code: null, codeExpiresAt: null }),
    memberCount: memberCount ?? 0,
  };
}

async function withLeaders(
  database: MainDatabase,
  leaderId: string,
  rows: readonly LedGroupRow[],
  now: Instant,
): Promise<Group[]> {
  const ids = rows.map(({ groupId }) => groupId);
  const leadersOf = byGroup(await findLeaders(database, ids));
  const leading = rows.filter((group) => can({ learnerId: leaderId, group }, 'invite-leaders', group.groupId));
  const invitationsOf = byGroup(
    await findInvitations(
      database,
      leading.map(({ groupId }) => groupId),
      now,
    ),
  );
  return rows.map((row) => ({
    ...factsIn(row, now),
    leaders: leadersOf(row.groupId),
    invitations: invitationsOf(row.groupId),
  }));
}

/** The number of groups that a person leads, or helps in. */
export async function countGroups(database: MainDatabase, leaderId: string): Promise<number> {
  return (await database.selectFrom('groupLeaders').select('groupId').where('leaderId', '=', leaderId).execute())
    .length;
}

/** Stores a new group with the person who leads it. Returns false, and stores nothing, when its code is taken. */
export async function insertGroup(
  database: MainDatabase,
  { leaderId, ...group }: Insertable<GroupsTable> & { leaderId: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await insertLeader(database, { leaderId, groupId: group.groupId, role: 'leads', since: group.createdAt });
  return true;
}

type ChangedColumn = 'name' | 'code' | 'codeExpiresAt' | 'pupilCode' | 'endsOn' | 'signInOpenUntil' | 'offersTests';

/** Changes a group; without a change it does nothing. */
export async function updateGroup(
  database: MainDatabase,
  groupId: string,
  change: Partial<Updateable<Pick<GroupsTable, ChangedColumn>>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await database.updateTable('groups').set(change).where('groupId', '=', groupId).execute();
}

/** Deletes a group with its members. */
export async function deleteGroup(database: MainDatabase, groupId: string): Promise<void> {
  await database.deleteFrom('groups').where('groupId', '=', groupId).execute();
}

/** Whether a group has this code, also an expired one. */
export async function isCodeTaken(database: MainDatabase, code: string): Promise<boolean> {
  const group = await database.selectFrom('groups').select('groupId').where('code', '=', code).executeTakeFirst();
  return group !== undefined;
}

/** The group with a code that is valid at an instant, with its leaders; undefined when there is none. */
export async function findGroupByCode(database: MainDatabase, code: string, now: Instant) {
  const group = await database
    .selectFrom('groups')
    .select(['groupId', 'kind', 'groups.name'])
    .where('code', '=', code)
    .where('codeExpiresAt', '>', now)
    .executeTakeFirst();
  return group && { ...group, leaders: await findLeaders(database, [group.groupId]) };
}

/** The number of members of a group, and whether this learner is one of them. */
export async function findMembership(database: MainDatabase, groupId: string, learnerId: string) {
  const rows = await database.selectFrom('groupMembers').select('learnerId').where('groupId', '=', groupId).execute();
  return { members: rows.length, isMember: rows.some((row) => row.learnerId === learnerId) };
}

/** The members of a group with what they share; `pupil` is null unless a teacher created the account. */
export async function findMembers(database: MainDatabase, place: LedPlace) {
  return (await selectMembers(database, place).execute()).map(memberIn);
}

/** A member of a group, if this leader may do `action` with their data. @throws Problem `not-found` */
export async function requireMember(database: MainDatabase, place: LedPlace, memberId: string, action: LeaderAction) {
  const group = await requireGroup(database, place, 'see-group');
  const member = (await findMembers(database, place)).find(({ learnerId }) => learnerId === memberId);
  if (!member || !can({ learnerId: place.leaderId, member: { ...group, ...member } }, action, memberId))
    throw new Problem('not-found');
  return member;
}

/**
 * The members of a group in the order of a register, and when this leader last viewed on a day, as YYYY-MM-DD, exactly
 * what the page of the group shows of what each shares, so no report and no plan; null when not on that day.
 */
export async function findMembersWithViews(
  database: MainDatabase,
  { groupId, leaderId, day }: { groupId: string; leaderId: string; day: string },
) {
  const rows = await selectMembers(database, { leaderId, groupId })
    .leftJoin('groupViewDays as views', (join) =>
      join
        .onRef('views.learnerId', '=', 'groupMembers.learnerId')
        .on('views.leaderId', '=', leaderId)
        .on('views.day', '=', day)
        .onRef('views.activity', '=', 'groupMembers.activity')
        .onRef('views.progress', '=', 'groupMembers.progress')
        .on('views.screening', '=', 0)
        .on('views.plan', '=', 0),
    )
    .select('views.viewedAt')
    .execute();
  // The databases order letters by their codes, or by the locale that they were made with.
  return rows
    .map(({ viewedAt, ...row }) => ({ ...memberIn(row), viewedAt }))
    .sort((one, other) => compareNames(one.name, other.name));
}

function selectMembers(database: MainDatabase, { leaderId, groupId }: LedPlace) {
  return database
    .selectFrom('groupMembers')
    .innerJoin('accounts', 'accounts.id', 'groupMembers.learnerId')
    .leftJoin('pupilAccounts', 'pupilAccounts.learnerId', 'groupMembers.learnerId')
    .select(['groupMembers.learnerId', 'accounts.name', 'joinedAt'])
    .select(['groupMembers.activity', 'groupMembers.progress', 'groupMembers.screening', 'groupMembers.plan'])
    .select(pupilColumns)
    .select((pupil) =>
      pupil
        .selectFrom('groupLeaders as teachers')
        .select('teachers.leaderId')
        .whereRef('teachers.groupId', '=', 'pupilAccounts.groupId')
        .where('teachers.leaderId', '=', leaderId)
        .as('teacher'),
    )
    .select((pupil) =>
      pupil
        .selectFrom('parentReports as reports')
        .select('reports.parentId')
        .whereRef('reports.learnerId', '=', 'groupMembers.learnerId')
        .where('reports.parentId', '=', leaderId)
        .where((report) => report.or([report('decision', 'is', null), report('decision', '=', 'removed')]))
        .as('reported'),
    )
    .where('groupMembers.groupId', '=', groupId)
    .orderBy('groupMembers.learnerId');
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];

function memberIn(row: MemberRow) {
  const { learnerId, name, joinedAt, activity, progress, screening, plan, teacher, reported, ...pupil } = row;
  const shares = sharesOf({ activity, progress, screening, plan });
  const [isTeacher, isReported] = [teacher !== null, reported !== null];
  return { learnerId, name, joinedAt, shares, pupil: pupilIn(pupil), isTeacher, isReported };
}

/** The groups that a learner is in, oldest first, with their leaders. */
export async function findMemberships(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.groupId', 'groupMembers.groupId')
    .select(['groups.groupId', 'kind', 'groups.name', 'joinedAt', 'endsOn', ...SHARES])
    .where('learnerId', '=', learnerId)
    .orderBy('joinedAt')
    .orderBy('groups.groupId')
    .execute();
  const leadersOf = byGroup(
    await findLeaders(
      database,
      rows.map(({ groupId }) => groupId),
    ),
  );
  const reportedIds = await findReportedParents(database, learnerId);
  return rows.map(({ activity, progress, screening, plan, ...membership }) => ({
    ...membership,
    leaders: leadersOf(membership.groupId),
    isChecked: leadersOf(membership.groupId).some(({ leaderId }) => reportedIds.includes(leaderId)),
    shares: sharesOf({ activity, progress, screening, plan }),
  }));
}

export async function insertMember(
  database: MainDatabase,
  member: Pick<GroupMembersTable, 'learnerId' | 'groupId' | 'joinedAt'>,
  shares: Shares,
): Promise<void> {
  await database
    .insertInto('groupMembers')
    .values({ ...member, ...flagsOf(shares), answeredAt: showsMore(NOTHING_SHARED, shares) ? member.joinedAt : null })
    .execute();
}

/** The group joined first of those whose question what to share the learner has not answered. */
export async function findGroupToAskAbout(database: MainDatabase, learnerId: string): Promise<string | null> {
  const found = await database
    .selectFrom('groupMembers')
    .select('groupId')
    .where('learnerId', '=', learnerId)
    .where('answeredAt', 'is', null)
    .where((member) => member.and(flagsOf(NOTHING_SHARED)))
    .orderBy('joinedAt')
    .orderBy('groupId')
    .executeTakeFirst();
  return found?.groupId ?? null;
}

/** Changes what a member shares. Returns false when there is no such membership. */
export async function updateShares(
  database: MainDatabase,
  { learnerId, groupId, answeredAt }: Pick<GroupMembersTable, 'learnerId' | 'groupId' | 'answeredAt'>,
  shares: Shares,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('groupMembers')
    .set({ ...flagsOf(shares), answeredAt })
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

type SharedFlags = Record<Share, Flag>;

/** The shares that the columns store. */
export function sharesOf({ activity, progress, screening, plan }: SharedFlags): Shares {
  return {
    activity: fromFlag(activity),
    progress: fromFlag(progress),
    screening: fromFlag(screening),
    plan: fromFlag(plan),
  };
}

/** The columns that store the shares. */
export function flagsOf({ activity, progress, screening, plan }: Shares): SharedFlags {
  return { activity: toFlag(activity), progress: toFlag(progress), screening: toFlag(screening), plan: toFlag(plan) };
}
