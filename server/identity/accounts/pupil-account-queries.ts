import type { ExpressionBuilder } from 'kysely';
import type { PupilAccount } from '#rules/access.ts';
import type { GroupKind } from '#rules/groups/groups.ts';
import { nameKey } from '#rules/groups/pupil-names.ts';
import { showsManyWrong } from '#rules/groups/wrong-tries.ts';
import { hasParentAgreement } from '#rules/people/parent-agreement.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Flag, Instant, MainTables } from '../../database/tables.ts';
import { agreementColumns } from './parent-agreement-queries.ts';

/** The columns that decide who may do what with the account of a pupil. All are null for other accounts. */
export function pupilColumns(pupil: ExpressionBuilder<MainTables, 'pupilAccounts'>) {
  return [
    'pupilAccounts.madeById',
    'pupilAccounts.groupId as classId',
    'pupilAccounts.nameKey',
    'pupilAccounts.manyWrongAt',
    'pupilAccounts.isBySchool',
    pupil
      .selectFrom('signInMethods')
      .select('signInMethods.id')
      .whereRef('signInMethods.userId', '=', 'pupilAccounts.learnerId')
      .limit(1)
      .as('ownSignIn'),
    pupil
      .selectFrom('groups as places')
      .select('places.kind')
      .whereRef('places.groupId', '=', 'pupilAccounts.groupId')
      .as('madeIn'),
    ...agreementColumns(pupil),
  ] as const;
}

type PupilRow = {
  madeById: string | null;
  classId: string | null;
  nameKey: string | null;
  manyWrongAt: Instant | null;
  isBySchool: Flag | null;
  ownSignIn: string | null;
  madeIn: GroupKind | null;
  agreedByIds: string | null;
  takenBackId: string | null;
  checkedId: string | null;
};
/**
 * `manyWrongAt`: of tries to sign in. `madeIn`: whether a class or a family looks after the account; null when it was deleted, and
 * where the school answered.
 */
export type StoredPupil = PupilAccount & { manyWrongAt: Instant | null; madeIn: GroupKind | null };

/** The account of a row; null unless a teacher or a parent created it or the school answered for it. */
export function pupilIn({
  madeById,
  classId,
  nameKey,
  manyWrongAt,
  isBySchool,
  ownSignIn,
  madeIn,
  ...parents
}: PupilRow): StoredPupil | null {
  if (nameKey === null) return null;
  // The provider is the school's, so a parent decides for the child as for one with pictures.
  const isOwned = ownSignIn !== null && isBySchool !== 1;
  return {
    ...{ madeById, classId, isOwned, manyWrongAt, madeIn },
    agreedByIds: parents.agreedByIds?.split(' ') ?? [],
    isTakenBack: parents.takenBackId !== null,
    isChecked: parents.checkedId !== null,
  };
}

/** Whether teachers are told that someone tried many wrong pictures of late. */
export function hasManyWrongTries({ manyWrongAt }: Pick<StoredPupil, 'manyWrongAt'>, now: Date): boolean {
  return showsManyWrong(manyWrongAt === null ? null : Date.parse(manyWrongAt), now.getTime());
}

/** The account that a teacher or a parent created, or for which the school answered; null for any other learner. */
export async function findPupil(database: MainDatabase, learnerId: string): Promise<StoredPupil | null> {
  const pupils = database.selectFrom('pupilAccounts').select(pupilColumns);
  const row = await pupils.where('pupilAccounts.learnerId', '=', learnerId).executeTakeFirst();
  return row ? pupilIn(row) : null;
}

/** Whether it is the account of a pupil, and its linked parents do not consent to storing screening results. */
export async function lacksParentConsent(database: MainDatabase, learnerId: string): Promise<boolean> {
  const pupil = await findPupil(database, learnerId);
  return pupil !== null && !hasParentAgreement(pupil);
}

/** Stores that the school answered for the account of a child. It has no class and no pictures to sign in with. */
export async function insertPupilBySchool(
  database: MainDatabase,
  { learnerId, name, at }: { learnerId: string; name: string; at: Instant },
): Promise<void> {
  const row = { learnerId, madeById: null, groupId: null, nameKey: nameKey(name), isBySchool: 1 as const };
  // No picture has an empty hash.
  await database
    .insertInto('pupilAccounts')
    .values({ ...row, pictureHash: '', picturesChangedAt: at })
    .execute();
}
