import type { ExpressionBuilder } from 'kysely';
import type { PupilAccount } from '#rules/access.ts';
import { showsManyWrong } from '#rules/groups/wrong-tries.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, MainTables } from '../../database/tables.ts';

/** The columns that decide who may do what with an account that a teacher created. All are null for other accounts. */
export function pupilColumns(pupil: ExpressionBuilder<MainTables, 'pupilAccounts'>) {
  return [
    'pupilAccounts.madeById',
    'pupilAccounts.groupId as classId',
    'pupilAccounts.agreedAt',
    'pupilAccounts.nameKey',
    'pupilAccounts.manyWrongAt',
    pupil
      .selectFrom('signInMethods')
      .select('signInMethods.id')
      .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId')
      .limit(1)
      .as('ownSignIn'),
    // The parent who consented, while the pupil is in a family that they lead.
    pupil
      .selectFrom('groupLeaders as parents')
      .innerJoin('groups as families', 'families.groupId', 'parents.groupId')
      .innerJoin('groupMembers as children', 'children.groupId', 'parents.groupId')
      .select('parents.leaderId')
      .whereRef('parents.leaderId', '=', 'pupilAccounts.agreedById')
      .where('parents.role', '=', 'leads')
      .whereRef('children.learnerId', '=', 'pupilAccounts.learnerId')
      .where('families.kind', '=', 'family')
      .limit(1)
      .as('linkedAgreer'),
  ] as const;
}

type PupilRow = {
  madeById: string | null;
  classId: string | null;
  agreedAt: Instant | null;
  nameKey: string | null;
  manyWrongAt: Instant | null;
  ownSignIn: string | null;
  linkedAgreer: string | null;
};
/** `agreedAt` stays when the parent who consented is no longer linked; `manyWrongAt`: of tries to sign in. */
export type StoredPupil = PupilAccount & { agreedAt: Instant | null; manyWrongAt: Instant | null };

/** The account of a row; null unless a teacher created it. */
export function pupilIn({
  madeById,
  classId,
  agreedAt,
  nameKey,
  manyWrongAt,
  ownSignIn,
  linkedAgreer,
}: PupilRow): StoredPupil | null {
  if (nameKey === null) return null;
  return { madeById, classId, isOwned: ownSignIn !== null, agreedById: linkedAgreer, agreedAt, manyWrongAt };
}

/** Whether teachers are told that someone tried many wrong pictures of late. */
export function hasManyWrongTries({ manyWrongAt }: Pick<StoredPupil, 'manyWrongAt'>, now: Date): boolean {
  return showsManyWrong(manyWrongAt === null ? null : Date.parse(manyWrongAt), now.getTime());
}

/** Account that a teacher created for a pupil; null for any other learner. */
export async function findPupil(database: MainDatabase, learnerId: string): Promise<StoredPupil | null> {
  const pupils = database.selectFrom('pupilAccounts').select(pupilColumns);
  const row = await pupils.where('pupilAccounts.learnerId', '=', learnerId).executeTakeFirst();
  return row ? pupilIn(row) : null;
}

/** Whether a teacher created the account, and no linked parent has consented to storing screening results. */
export async function lacksParentConsent(database: MainDatabase, learnerId: string): Promise<boolean> {
  const pupil = await findPupil(database, learnerId);
  return pupil !== null && pupil.agreedById === null;
}
