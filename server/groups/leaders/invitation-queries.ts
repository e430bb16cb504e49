import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, LeaderInvitationsTable } from '../../database/tables.ts';

/** The open invitations of groups, the one that ends first first. */
export async function findInvitations(database: MainDatabase, groupIds: readonly string[], now: Instant) {
  if (groupIds.length === 0) return [];
  return database
    .selectFrom('leaderInvitations')
    .select(['groupId', 'invitationId', 'code', 'role', 'expiresAt'])
    .where('groupId', 'in', groupIds)
    .where('expiresAt', '>', now)
    .orderBy('expiresAt')
    .orderBy('invitationId')
    .execute();
}

/** The group that a code invites to lead, with who leads it; undefined when no open invitation has the code. */
export async function findInvitation(database: MainDatabase, code: string, now: Instant) {
  return database
    .selectFrom('leaderInvitations')
    .innerJoin('groups', 'groups.groupId', 'leaderInvitations.groupId')
    .select(['invitationId', 'groups.groupId', 'kind', 'name', 'role'])
    .where('leaderInvitations.code', '=', code)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** Stores an invitation. Returns false, and stores nothing, when its code is taken. */
export async function insertInvitation(database: MainDatabase, invitation: LeaderInvitationsTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('leaderInvitations')
    .values(invitation)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes an invitation of a group. Returns false when there is none. */
export async function deleteInvitation(
  database: MainDatabase,
  { invitationId, groupId }: Pick<LeaderInvitationsTable, 'invitationId' | 'groupId'>,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('leaderInvitations')
    .where('invitationId', '=', invitationId)
    .where('groupId', '=', groupId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Deletes the invitations of all groups that a person leads. */
export async function deleteInvitationsOf(database: MainDatabase, leaderId: string): Promise<void> {
  const led = database.selectFrom('groupLeaders').select('groupId').where('leaderId', '=', leaderId);
  await database
    .deleteFrom('leaderInvitations')
    .where('groupId', 'in', led.where('role', '=', 'leads'))
    .execute();
}

/** Deletes invitations that expired. */
export async function deleteExpiredInvitations(database: MainDatabase, now: Instant): Promise<void> {
  await database.deleteFrom('leaderInvitations').where('expiresAt', '<=', now).execute();
}
