import { sql } from 'kysely';
import type { Assignment } from '#contract/groups/assignments.ts';
import { ASSIGNMENT, assignedOf, inOrderOfDays } from '#rules/groups/assignments.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag } from '../database/flags.ts';
import type { AssignmentsTable } from '../database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = [
  'assignmentId',
  'assignments.kind',
  'target',
  'note',
  'dueDay',
  'assignments.createdAt',
  'leaderSees',
] as const;

/** The assignments of a group, the nearest due date first; includes those that its learners no longer see. */
export async function findAssignments(database: MainDatabase, groupId: string): Promise<Assignment[]> {
  const rows = await database.selectFrom('assignments').select(COLUMNS).where('groupId', '=', groupId).execute();
  return inOrderOfDays(rows).flatMap(withAssigned);
}

/**
 * The assignments of all groups that a learner is in, the nearest
 * due date first; includes those that are no longer open.
 */
export async function findAssignmentsOfLearner(database: MainDatabase, learnerId: string) {
  const rows = await database
    .selectFrom('groupMembers')
    .innerJoin('groups', 'groups.groupId', 'groupMembers.groupId')
    .innerJoin('assignments', 'assignments.groupId', 'groups.groupId')
    .select(COLUMNS)
    .select(['groups.groupId', 'groups.kind as groupKind', 'groups.name as groupName'])
    .select((leader) =>
      leader
        .selectFrom('groupLeaders')
        .innerJoin('accounts', 'accounts.id', 'groupLeaders.leaderId')
        .select('accounts.name')
        .whereRef('groupLeaders.groupId', '=', 'groups.groupId')
        .orderBy('groupLeaders.role', 'desc')
        .orderBy('since')
        .limit(1)
        .as('leaderName'),
    )
    .select((leaders) =>
      leaders
        .selectFrom('groupLeaders')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('groupLeaders.groupId', '=', 'groups.groupId')
        .as('leaderCount'),
    )
    .where('learnerId', '=', learnerId)
    .execute();
  return inOrderOfDays(rows)
    .flatMap(withAssigned)
    .map(({ leaderCount, ...own }) => ({ ...own, hasOtherLeaders: (leaderCount ?? 0) > 1 }));
}

/** A row with its task; an empty list when this version of the app does not know the task. */
function withAssigned<Row extends Pick<AssignmentsTable, 'kind' | 'target' | 'leaderSees'>>(stored: Row) {
  const { kind, target, leaderSees, ...row } = stored;
  const assigned = assignedOf({ kind, target });
  return assigned ? [{ ...row, ...assigned, leaderSees: fromFlag(leaderSees) }] : [];
}

/** Stores an assignment. */
export async function insertAssignment(database: MainDatabase, assignment: AssignmentsTable): Promise<void> {
  await database.insertInto('assignments').values(assignment).execute();
}

/** Deletes an assignment of a group. Returns false when the group has no such assignment. */
export async function deleteAssignment(
  database: MainDatabase,
  { groupId, assignmentId }: Pick<AssignmentsTable, 'groupId' | 'assignmentId'>,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('assignments')
    .where('groupId', '=', groupId)
    .where('assignmentId', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/**
 * Deletes the assignments that learners have not seen for
 * `ASSIGNMENT.keptDaysAfterEnd` days. Call it only when the clock is steady.
 */
export async function deleteEndedAssignments(database: MainDatabase, now: Date): Promise<void> {
  const { openDaysAfterDay, openDaysWithoutDay, keptDaysAfterEnd } = ASSIGNMENT;
  const dayBefore = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
  await database
    .deleteFrom('assignments')
    .where('dueDay', '<', dayBefore(openDaysAfterDay + keptDaysAfterEnd))
    .execute();
  await database
    .deleteFrom('assignments')
    .where('dueDay', 'is', null)
    .where('createdAt', '<', dayBefore(openDaysWithoutDay + keptDaysAfterEnd))
    .execute();
}
