import { type GroupKind, type GroupRole, ROLE_OF_LEADER } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { Problem } from '../../http/answers/problems.ts';
import { closeReports, findLeaders, insertLeader, isLed, type LedPlace, updateLeader } from './leader-queries.ts';

/**
 * Changes what a leader may do, in a transaction that locks the group. When a further person leads it, the reports that
 * members share with it are closed.
 * @throws Problem `not-found` when the group has no such leader, `last-leader` when nobody would lead it
 */
export async function setLeaderRole(transaction: MainDatabase, place: LedPlace, role: GroupRole): Promise<void> {
  const leaders = await findLeaders(transaction, [place.groupId]);
  const before = leaders.find(({ leaderId }) => leaderId === place.leaderId)?.role;
  if (before === role) return;
  if (!(await updateLeader(transaction, place, role))) throw new Problem('not-found');
  if (!(await isLed(transaction, place.groupId))) throw new Problem('last-leader');
  if (role === 'leads') await closeReports(transaction, place.groupId);
}

type NewLeader = LedPlace & { kind: GroupKind; role: GroupRole; since: Instant };

/** Adds a leader, in a transaction that locks the group. @throws Problem `other-role-needed` */
export async function addLeader(transaction: MainDatabase, leader: NewLeader): Promise<void> {
  const { leaderId, groupId, kind, role, since } = leader;
  const person = transaction.selectFrom('learners').select('role').where('id', '=', leaderId);
  if ((await person.executeTakeFirstOrThrow()).role !== ROLE_OF_LEADER[kind]) throw new Problem('other-role-needed');
  await insertLeader(transaction, { leaderId, groupId, role, since });
  if (role === 'leads') await closeReports(transaction, groupId);
}
