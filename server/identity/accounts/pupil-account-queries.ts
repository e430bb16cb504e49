import type { ExpressionBuilder } from 'kysely';
import type { PupilAccount } from '#rules/access.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, MainTables } from '../../database/tables.ts';

/** The columns that tell who may do what with an account that a teacher made. All are null for any other account. */
export function pupilColumns(pupil: ExpressionBuilder<MainTables, 'pupilAccounts'>) {
  return [
    'pupilAccounts.madeById',
    'pupilAccounts.groupId as madeInId',
    'pupilAccounts.agreedAt',
    'pupilAccounts.nameKey',
    pupil
      .selectFrom('signInMethods')
      .select('signInMethods.id')
      .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId')
      .limit(1)
      .as('ownSignIn'),
    // The parent, as long as the pupil is in a family of theirs.
    pupil
      .selectFrom('groups as families')
      .innerJoin('groupMembers as children', 'children.groupId', 'families.groupId')
      .select('families.leaderId')
      .whereRef('families.leaderId', '=', 'pupilAccounts.agreedById')
      .whereRef('children.learnerId', '=', 'pupilAccounts.learnerId')
      .where('families.kind', '=', 'family')
      .limit(1)
      .as('linkedAgreer'),
  ] as const;
}

type PupilRow = {
  madeById: string | null;
  madeInId: string | null;
  agreedAt: Instant | null;
  nameKey: string | null;
  ownSignIn: string | null;
  linkedAgreer: string | null;
};
/** `agreedAt` stays when the parent who agreed is not linked any more. */
export type StoredPupil = PupilAccount & { agreedAt: Instant | null };

/** The account of a row; null when no teacher made it. */
export function pupilIn({
  madeById,
  madeInId,
  agreedAt,
  nameKey,
  ownSignIn,
  linkedAgreer,
}: PupilRow): StoredPupil | null {
  if (nameKey === null) return null;
  return { madeById, madeInId, isOwned: ownSignIn !== null, agreedById: linkedAgreer, agreedAt };
}

/** The account of a learner whom a teacher made it for; null for any other learner. */
export async function findPupil(database: MainDatabase, learnerId: string): Promise<StoredPupil | null> {
  const pupils = database.selectFrom('pupilAccounts').select(pupilColumns);
  const row = await pupils.where('pupilAccounts.learnerId', '=', learnerId).executeTakeFirst();
  return row ? pupilIn(row) : null;
}

/** Whether a teacher made the account, and no parent who agreed that screening results are kept is linked. */
export async function lacksAgreement(database: MainDatabase, learnerId: string): Promise<boolean> {
  const pupil = await findPupil(database, learnerId);
  return pupil !== null && pupil.agreedById === null;
}
