import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, MainTables, ParentAgreementsTable } from '../../database/tables.ts';

type EndReason = NonNullable<Selectable<ParentAgreementsTable>['endReason']>;

/** Whether a row `given` of agreements is of a parent who leads a family of the pupil, and whom the operator did not remove. */
const IS_LINKED = sql<boolean>`exists (
  select 1 from "groupLeaders" parents
  join "groups" families on families."groupId" = parents."groupId"
  join "groupMembers" children on children."groupId" = parents."groupId"
  where parents."leaderId" = given."parentId" and parents.role = 'leads' and families.kind = 'family'
    and children."learnerId" = given."learnerId"
) and not exists (
  select 1 from "parentReports" reports
  where reports."learnerId" = given."learnerId" and reports."parentId" = given."parentId" and reports.decision = 'removed'
)`;

/**
 * What parents agreed to for a row of `pupilAccounts`, in one row: the ids of the linked parents whose agreement is in force,
 * separated by spaces; an agreement that a linked parent took back; a parent about whom the operator has to decide.
 */
export function agreementColumns(pupil: ExpressionBuilder<MainTables, 'pupilAccounts'>) {
  return [
    pupil
      .selectFrom('parentAgreements as given')
      .select(sql<string | null>`string_agg(given."parentId", ' ')`.as('ids'))
      .whereRef('given.learnerId', '=', 'pupilAccounts.learnerId')
      .where('given.endedAt', 'is', null)
      .where(IS_LINKED)
      .as('agreedByIds'),
    pupil
      .selectFrom('parentAgreements as given')
      .select('given.agreementId')
      .whereRef('given.learnerId', '=', 'pupilAccounts.learnerId')
      .where('given.endReason', '=', 'taken-back')
      .where(IS_LINKED)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('parentAgreements as again')
              .select('again.agreementId')
              .whereRef('again.learnerId', '=', 'given.learnerId')
              .whereRef('again.parentId', '=', 'given.parentId')
              .where('again.endedAt', 'is', null),
          ),
        ),
      )
      .limit(1)
      .as('takenBackId'),
    pupil
      .selectFrom('parentReports')
      .select('parentReports.parentId')
      .whereRef('parentReports.learnerId', '=', 'pupilAccounts.learnerId')
      .where('decision', 'is', null)
      .limit(1)
      .as('checkedId'),
  ] as const;
}

/** All agreements of parents for a pupil, also those that ended, oldest first. */
export function findAgreements(database: MainDatabase, learnerId: string) {
  return database
    .selectFrom('parentAgreements')
    .selectAll()
    .where('learnerId', '=', learnerId)
    .orderBy('agreedAt')
    .orderBy('agreementId')
    .execute();
}

/** Stores that a parent agreed. Call it in a transaction that locks the pupil, when none of the parent is in force. */
export async function insertAgreement(
  database: MainDatabase,
  agreement: Pick<ParentAgreementsTable, 'learnerId' | 'textVersion' | 'agreedAt'> & { parentId: string },
): Promise<void> {
  await database
    .insertInto('parentAgreements')
    .values({ agreementId: randomUUID(), ...agreement })
    .execute();
}

/** Ends agreements; those that ended before keep their end. */
export async function endAgreements(
  database: MainDatabase,
  agreementIds: readonly string[],
  end: { endedAt: Instant; endReason: EndReason },
): Promise<void> {
  if (agreementIds.length === 0) return;
  await database
    .updateTable('parentAgreements')
    .set(end)
    .where('agreementId', 'in', agreementIds)
    .where('endedAt', 'is', null)
    .execute();
}

/** The persons who were reported as no parents of a pupil, and whom the operator did not confirm. */
export async function findReportedParents(database: MainDatabase, learnerId: string): Promise<string[]> {
  const reports = database.selectFrom('parentReports').select(['parentId', 'decision']);
  const rows = await reports.where('learnerId', '=', learnerId).execute();
  return rows.filter(({ decision }) => decision !== 'confirmed').map(({ parentId }) => parentId);
}
