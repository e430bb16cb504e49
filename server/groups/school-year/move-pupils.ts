import { NOTHING_SHARED, SHARES } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant } from '../../database/tables.ts';
import { freePupilCode } from '../codes.ts';
import { flagsOf, updateGroup } from '../group-queries.ts';
import { findLeaders } from '../leaders/leader-queries.ts';

type Move = { from: string; to: string; learnerIds: readonly string[]; at: Instant };

/**
 * Tells whether a pupil's account can move to a class: no other account there has its name, as `nameKey`, or its number of
 * the school.
 */
export async function createIsTaken(database: MainDatabase, groupId: string) {
  const pupils = database.selectFrom('pupilAccounts').select(['learnerId', 'nameKey', 'schoolNumber']);
  const there = await pupils.where('groupId', '=', groupId).execute();
  return (pupil: { learnerId: string; nameKey: string; schoolNumber: string | null }) =>
    there.some(
      ({ learnerId, nameKey, schoolNumber }) =>
        learnerId !== pupil.learnerId &&
        (nameKey === pupil.nameKey || (schoolNumber !== null && schoolNumber === pupil.schoolNumber)),
    );
}

/**
 * Moves members to another class, with the accounts that the leaders of the first class look after: from then on those
 * of the other class do. The cards keep working, and accounts that were to end stay. What members share stays shared
 * only when everyone who leads the other class leads the first one too. Call it in a transaction that locks both groups,
 * after checking the names and the room there.
 */
export async function movePupils(transaction: MainDatabase, { from, to, learnerIds, at }: Move): Promise<void> {
  if (learnerIds.length === 0) return;
  const before = (await findLeaders(transaction, [from])).map(({ leaderId }) => leaderId);
  const isSameLeaders = (await findLeaders(transaction, [to])).every(({ leaderId }) => before.includes(leaderId));
  const members = await transaction
    .selectFrom('groupMembers')
    .select(['learnerId', ...SHARES])
    .where('groupId', '=', from)
    .where('learnerId', 'in', learnerIds)
    .execute();
  const nothing = flagsOf(NOTHING_SHARED);
  const rows = members.map(({ learnerId, ...shared }) => ({
    ...{ learnerId, groupId: to, joinedAt: at },
    ...(isSameLeaders ? shared : nothing),
  }));
  await transaction
    .deleteFrom('groupMembers')
    .where('groupId', '=', from)
    .where('learnerId', 'in', learnerIds)
    .execute();
  if (rows.length > 0)
    await transaction
      .insertInto('groupMembers')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('pupilAccounts')
    .set({ groupId: to, endsOn: null })
    .where('learnerId', 'in', learnerIds)
    .where('groupId', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await requirePupilCode(transaction, to);
}

/**
 * Moves one pupil's account to a class as an operator does, also from no class or when the pupil had left. Call it in a
 * transaction that locks the class.
 */
export async function movePupil(transaction: MainDatabase, learnerId: string, to: string, at: Instant): Promise<void> {
  const pupils = transaction.selectFrom('pupilAccounts').select('groupId').where('learnerId', '=', learnerId);
  const { groupId: from } = await pupils.executeTakeFirstOrThrow();
  if (from !== null) await movePupils(transaction, { from, to, learnerIds: [learnerId], at });
  await transaction
    .updateTable('pupilAccounts')
    .set({ groupId: to, endsOn: null })
    .where('learnerId', '=', learnerId)
    .execute();
  await requirePupilCode(transaction, to);
  await transaction
    .insertInto('groupMembers')
    .values({ learnerId, groupId: to, joinedAt: at, ...flagsOf(NOTHING_SHARED) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives a class a code for signing in with pictures when it has none. */
async function requirePupilCode(transaction: MainDatabase, groupId: string): Promise<void> {
  const group = transaction.selectFrom('groups').select('pupilCode').where('groupId', '=', groupId);
  if ((await group.executeTakeFirst())?.pupilCode !== null) return;
  await updateGroup(transaction, groupId, { pupilCode: await freePupilCode(transaction) });
}
