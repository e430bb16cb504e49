import type { LinkedParent } from '#contract/groups/parents.ts';
import { parentState } from '#rules/people/parent-agreement.ts';
import type { MainDatabase } from '../../database/connect.ts';
import type { Instant, ParentReportsTable } from '../../database/tables.ts';

/** The persons who lead a family of a pupil, or help in it, but one who asks; the oldest link first. */
export async function findLinkedParents(
  database: MainDatabase,
  learnerId: string,
  { askedById, now }: { askedById: string; now: Date },
): Promise<LinkedParent[]> {
  const rows = await database
    .selectFrom('groupMembers as children')
    .innerJoin('groups as families', 'families.groupId', 'children.groupId')
    .innerJoin('groupLeaders as parents', 'parents.groupId', 'children.groupId')
    .innerJoin('accounts', 'accounts.id', 'parents.leaderId')
    .leftJoin('parentReports as reports', (join) =>
      join.onRef('reports.learnerId', '=', 'children.learnerId').onRef('reports.parentId', '=', 'parents.leaderId'),
    )
    .select(['parents.leaderId as parentId', 'accounts.name', 'children.joinedAt as since'])
    .select(['reports.reportedAt', 'decision', 'decidedAt'])
    .where('children.learnerId', '=', learnerId)
    .where('families.kind', '=', 'family')
    .where('parents.leaderId', '!=', askedById)
    .orderBy('children.joinedAt')
    .orderBy('parents.leaderId')
    .execute();
  const firstLinks = rows.filter(({ parentId }, at) => rows.findIndex((row) => row.parentId === parentId) === at);
  return firstLinks.map(({ parentId, name, since, reportedAt, decision, decidedAt }) => ({
    ...{ parentId, name, since },
    state: parentState(
      reportedAt === null ? null : { decision, decidedAgoMs: now.getTime() - Date.parse(decidedAt ?? reportedAt) },
    ),
  }));
}

/** Stores that a leader of the class reported a parent, instead of an earlier report of the same parent. */
export async function saveReport(
  database: MainDatabase,
  report: Pick<ParentReportsTable, 'learnerId' | 'parentId' | 'reportedAt'> & { reportedById: string },
): Promise<void> {
  const row = { ...report, decision: null, decidedAt: null };
  await database
    .insertInto('parentReports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['learnerId', 'parentId']).doUpdateSet(row))
    .execute();
}

/** Stores what the operator decided about a reported parent. Returns the report; undefined when there is none. */
export async function decideReport(
  database: MainDatabase,
  {
    learnerId,
    parentId,
    ...decided
  }: Pick<ParentReportsTable, 'learnerId' | 'parentId'> & {
    decision: 'confirmed' | 'removed';
    decidedAt: Instant;
  },
) {
  return database
    .updateTable('parentReports')
    .set(decided)
    .where('learnerId', '=', learnerId)
    .where('parentId', '=', parentId)
    .returning('reportedAt')
    .executeTakeFirst();
}

/** Takes a pupil out of the families that this parent leads and no other parent leads with them. */
export async function leaveFamilies(database: MainDatabase, learnerId: string, parentId: string): Promise<void> {
  const leaders = database.selectFrom('groupLeaders').select('groupLeaders.groupId').where('role', '=', 'leads');
  const families = database.selectFrom('groups').select('groups.groupId').where('kind', '=', 'family');
  await database
    .deleteFrom('groupMembers')
    .where('learnerId', '=', learnerId)
    .where('groupId', 'in', families)
    .where(
      'groupId',
      'in',
      database.selectFrom('groupLeaders').select('groupLeaders.groupId').where('leaderId', '=', parentId),
    )
    .where('groupId', 'not in', leaders.where('leaderId', '!=', parentId))
    .execute();
}
