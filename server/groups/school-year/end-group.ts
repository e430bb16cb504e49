import type { GroupKind } from '#rules/groups/groups.ts';
import type { MainDatabase } from '../../database/connect.ts';
import { deleteGroup, deleteMember, updateGroup } from '../group-queries.ts';
import { endDayFrom, findEnding, setAccountEnds } from './leaver-queries.ts';

/**
 * Deletes a group. A class with pupils' accounts that belong to nobody else stays until the day on which it is deleted
 * with them, so that leaders and pupils can be told and it can be undone. Nobody can join it any more.
 */
export async function endGroup(transaction: MainDatabase, groupId: string, now: Date): Promise<void> {
  const ending = await findEnding(transaction, groupId);
  if (ending.length === 0) return deleteGroup(transaction, groupId);
  const endsOn = endDayFrom(now);
  await setAccountEnds(transaction, ending, endsOn);
  await updateGroup(transaction, groupId, { endsOn, code: null, codeExpiresAt: null });
}

/**
 * Ends a membership. The account of a child that was made in this family, and belongs to nobody else, ends some weeks later;
 * that of a pupil stays. Returns false when there is no such member.
 */
export async function removeMember(
  transaction: MainDatabase,
  { groupId, kind }: { groupId: string; kind: GroupKind },
  memberId: string,
  now: Date,
): Promise<boolean> {
  if (!(await deleteMember(transaction, groupId, memberId))) return false;
  const ending = kind === 'family' ? await findEnding(transaction, groupId) : [];
  if (ending.includes(memberId)) await setAccountEnds(transaction, [memberId], endDayFrom(now));
  return true;
}

/** Keeps a class that was deleted, and the accounts that end on the same day. */
export async function keepGroup(transaction: MainDatabase, groupId: string, endsOn: string | null): Promise<void> {
  if (endsOn === null) return;
  await updateGroup(transaction, groupId, { endsOn: null });
  await transaction
    .updateTable('pupilAccounts')
    .set({ endsOn: null })
    .where('groupId', '=', groupId)
    .where('endsOn', '=', endsOn)
    .execute();
}
