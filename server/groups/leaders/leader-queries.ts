import { sql } from 'kysely';
import { can, type GroupAction, type LedGroup } from '#rules/access.ts';
import type { GroupRole } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { isPostgres } from '../../database/engine.ts';
import type { Flag, GroupLeadersTable } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';

/** A group of a leader, as a request names it. */
export type LedPlace = { leaderId: string; groupId: string };
/** A group, with the role of one of its leaders in it and the stated role of this person. */
export type FoundGroup = LedGroup & {
  name: string;
  pupilCode: string | null;
  endsOn: string | null;
  offersTests: Flag;
};

/** The group, if this person may do `action` in it. @throws Problem `not-found` */
export async function requireGroup(
  database: MainDatabase,
  { leaderId, groupId }: LedPlace,
  action: GroupAction,
): Promise<FoundGroup> {
  const group = await database
    .selectFrom('groupLeaders')
    .innerJoin('groups', 'groups.groupId', 'groupLeaders.groupId')
    .innerJoin('learners', 'learners.id', 'groupLeaders.leaderId')
    .select(['groups.groupId', 'kind', 'name', 'pupilCode', 'endsOn', 'offersTests'])
    .select(['groupLeaders.role as role', 'learners.role as leaderRole'])
    .where('groupLeaders.groupId', '=', groupId)
    .where('groupLeaders.leaderId', '=', leaderId)
    .executeTakeFirst();
  if (!group || !can({ learnerId: leaderId, group }, action, groupId)) throw new Problem('not-found');
  return group;
}

/**
 * Blocks other transactions that lock one of these groups, so that limits and the last leader of a group can be checked.
 * Lock accounts first, as a deletion of an account does.
 */
export async function lockGroups(transaction: MainDatabase, groupIds: readonly string[]): Promise<void> {
  if (!isPostgres(transaction) || groupIds.length === 0) return;
  const groups = transaction.selectFrom('groups').select('groupId').where('groupId', 'in', groupIds);
  await groups.orderBy('groupId').forNoKeyUpdate().execute();
}

/** The same for all groups of a leader. */
export async function lockGroupsOf(transaction: MainDatabase, leaderId: string): Promise<void> {
  const led = await transaction.selectFrom('groupLeaders').select('groupId').where('leaderId', '=', leaderId).execute();
  await lockGroups(
    transaction,
    led.map(({ groupId }) => groupId),
  );
}

/** The leaders of groups with their names: those who lead first, then in the order in which they came. */
export async function findLeaders(database: MainDatabase, groupIds: readonly string[]) {
  if (groupIds.length === 0) return [];
  return database
    .selectFrom('groupLeaders')
    .innerJoin('accounts', 'accounts.id', 'groupLeaders.leaderId')
    .select(['groupId', 'leaderId', 'accounts.name', 'role', 'since'])
    .where('groupId', 'in', groupIds)
    .orderBy('role', 'desc')
    .orderBy('since')
    .orderBy('leaderId')
    .execute();
}

/** The rows of each group, by its id. */
export function byGroup<Row extends { groupId: string }>(rows: readonly Row[]) {
  const groups = new Map<string, Omit<Row, 'groupId'>[]>();
  for (const { groupId, ...row } of rows) groups.set(groupId, [...(groups.get(groupId) ?? []), row]);
  return (groupId: string) => groups.get(groupId) ?? [];
}

export async function insertLeader(database: MainDatabase, leader: GroupLeadersTable): Promise<void> {
  await database.insertInto('groupLeaders').values(leader).execute();
}

/** Changes the role of a leader. Returns false when the group has no such leader. */
export async function updateLeader(
  database: MainDatabase,
  { leaderId, groupId }: LedPlace,
  role: GroupRole,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('groupLeaders')
    .set({ role })
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Removes a leader. Returns false when the group has no such leader. */
export async function deleteLeader(database: MainDatabase, { leaderId, groupId }: LedPlace): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('groupLeaders')
    .where('groupId', '=', groupId)
    .where('leaderId', '=', leaderId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whether somebody leads the group, besides those who help. */
export async function isLed(database: MainDatabase, groupId: string): Promise<boolean> {
  return (await findLeaders(database, [groupId])).some(({ role }) => role === 'leads');
}

/** The groups that a person leads and nobody else does, with the number of their other members. */
export async function findLedAlone(database: MainDatabase, leaderId: string) {
  return database
    .selectFrom('groupLeaders')
    .innerJoin('groups', 'groups.groupId', 'groupLeaders.groupId')
    .leftJoin('groupMembers', (join) =>
      join.onRef('groupMembers.groupId', '=', 'groups.groupId').on('groupMembers.learnerId', '!=', leaderId),
    )
    .select(['groups.groupId', 'kind', 'name', 'endsOn'])
    .select(sql<number>`cast(count("groupMembers"."learnerId") as integer)`.as('memberCount'))
    .where('leaderId', '=', leaderId)
    .where('role', '=', 'leads')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('groupLeaders as others')
            .select('others.leaderId')
            .whereRef('others.groupId', '=', 'groups.groupId')
            .where('others.leaderId', '!=', leaderId)
            .where('others.role', '=', 'leads'),
        ),
      ),
    )
    .groupBy(['groups.groupId', 'kind', 'name', 'endsOn'])
    .execute();
}

/**
 * Stops sharing reports with a group, because a further person leads it whom the members did not choose. The report of
 * an account with pictures is shown only to the parent who consented to it, so it stays.
 */
export async function closeReports(database: MainDatabase, groupId: string): Promise<void> {
  await database
    .updateTable('groupMembers')
    .set({ screening: 0 })
    .where('groupId', '=', groupId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pupilAccounts')
            .select('pupilAccounts.learnerId')
            .whereRef('pupilAccounts.learnerId', '=', 'groupMembers.learnerId')
            .where(({ not: none, exists: any, selectFrom: from }) =>
              none(
                any(
                  from('signInMethods')
                    .select('signInMethods.id')
                    .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId'),
                ),
              ),
            ),
        ),
      ),
    )
    .execute();
}
