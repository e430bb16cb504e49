import { type ExpressionBuilder, sql } from 'kysely';
import { PUPILS } from '#rules/groups/pupils.ts';
import { compareNames } from '#rules/groups/register-order.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { MainTables } from '../../database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day on which an account is deleted that is told to end now. */
export function endDayFrom(now: Date): string {
  return new Date(now.getTime() + PUPILS.endsAfterDays * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Whether nobody but the class has the account: it has no password and no provider, and is in no other group, such as the
 * family of a linked parent.
 */
export function belongsToClassAlone({
  and,
  not,
  exists,
  or,
  eb,
  selectFrom,
}: ExpressionBuilder<MainTables, 'pupilAccounts'>) {
  return and([
    not(
      exists(
        selectFrom('signInMethods')
          .select('signInMethods.id')
          .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId'),
      ),
    ),
    not(
      exists(
        selectFrom('groupMembers as others')
          .select('others.groupId')
          .whereRef('others.learnerId', '=', 'pupilAccounts.learnerId')
          .where(({ ref }) =>
            or([
              eb('pupilAccounts.groupId', 'is', null),
              eb(ref('others.groupId'), '<>', ref('pupilAccounts.groupId')),
            ]),
          ),
      ),
    ),
  ]);
}

/** The pupils whose accounts belong to this class alone, whether they are in it or left it. */
export async function findEnding(database: MainDatabase, groupId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('pupilAccounts')
    .select('learnerId')
    .where('groupId', '=', groupId)
    .where(belongsToClassAlone)
    .execute();
  return rows.map(({ learnerId }) => learnerId);
}

/**
 * The pupils who left: their accounts have no password and no provider, and are in no group. `groupId`: only those of this
 * class; `before`: only those that were last used before this day.
 */
export function findLeavers(database: MainDatabase, { groupId, before }: { groupId?: string; before?: string }) {
  const lastUse = sql<string>`coalesce("lastUsedAt", "lastSignInAt", "accounts"."createdAt")`;
  return database
    .selectFrom('pupilAccounts')
    .innerJoin('accounts', 'accounts.id', 'pupilAccounts.learnerId')
    .select(['pupilAccounts.learnerId', 'accounts.name'])
    .where(belongsToClassAlone)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('groupMembers')
            .select('groupMembers.groupId')
            .whereRef('groupMembers.learnerId', '=', 'pupilAccounts.learnerId'),
        ),
      ),
    )
    .$if(groupId !== undefined, (leavers) => leavers.where('pupilAccounts.groupId', '=', groupId ?? ''))
    .$if(before !== undefined, (leavers) => leavers.where(lastUse, '<', before ?? ''))
    .orderBy('pupilAccounts.learnerId')
    .execute();
}

/** The members of a group, in the order of a register. */
export async function findNamesOfMembers(database: MainDatabase, groupId: string) {
  const members = await database
    .selectFrom('groupMembers')
    .innerJoin('accounts', 'accounts.id', 'groupMembers.learnerId')
    .select(['groupMembers.learnerId as memberId', 'accounts.name'])
    .where('groupId', '=', groupId)
    .orderBy('memberId')
    .execute();
  return members.sort((one, other) => compareNames(one.name, other.name));
}

/** The pupils of a class who are not in it, in the order of a register, and when their accounts end. */
export async function findFormerPupils(database: MainDatabase, groupId: string) {
  const pupils = await database
    .selectFrom('pupilAccounts')
    .innerJoin('accounts', 'accounts.id', 'pupilAccounts.learnerId')
    .select(['pupilAccounts.learnerId as memberId', 'accounts.name', 'endsOn'])
    .where('pupilAccounts.groupId', '=', groupId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('groupMembers')
            .select('groupMembers.learnerId')
            .whereRef('groupMembers.learnerId', '=', 'pupilAccounts.learnerId')
            .where('groupMembers.groupId', '=', groupId),
        ),
      ),
    )
    .orderBy('memberId')
    .execute();
  return pupils.sort((one, other) => compareNames(one.name, other.name));
}

/** Sets the day on which accounts end; null: they stay. */
export async function setAccountEnds(
  database: MainDatabase,
  learnerIds: readonly string[],
  endsOn: string | null,
): Promise<void> {
  if (learnerIds.length === 0) return;
  await database.updateTable('pupilAccounts').set({ endsOn }).where('learnerId', 'in', learnerIds).execute();
}

/**
 * Gives an account that has no class to the leaders of this one, and takes its last day back. Does nothing for an account
 * that no teacher made: nobody gives pictures to one for which the school answered.
 */
export async function keepAccountIn(database: MainDatabase, learnerId: string, groupId: string): Promise<void> {
  const pupil = await database
    .selectFrom('pupilAccounts')
    .select(['groupId', 'nameKey'])
    .where('learnerId', '=', learnerId)
    .where('isBySchool', '=', 0)
    .executeTakeFirst();
  if (!pupil) return;
  await setAccountEnds(database, [learnerId], null);
  if (pupil.groupId !== null || !(await isClassWithoutName(database, groupId, pupil.nameKey))) return;
  await database.updateTable('pupilAccounts').set({ groupId }).where('learnerId', '=', learnerId).execute();
}

async function isClassWithoutName(database: MainDatabase, groupId: string, nameKey: string): Promise<boolean> {
  const group = await database
    .selectFrom('groups')
    .leftJoin('pupilAccounts', (join) =>
      join.onRef('pupilAccounts.groupId', '=', 'groups.groupId').on('nameKey', '=', nameKey),
    )
    .select(['kind', 'learnerId'])
    .where('groups.groupId', '=', groupId)
    .executeTakeFirst();
  return group?.kind === 'class' && group.learnerId === null;
}
