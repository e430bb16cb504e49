import { sql } from 'kysely';
import type { Assignment } from '#contract/groups/assignments.ts';
import { ASSIGNMENT, assignedOf, inOrderOfDays } from '#rules/groups/assignments.ts';
import type { MainDatabase } from '../database/connect.ts';
import { fromFlag, toFlag } from '../database/flags.ts';
import type { AssignmentsTable } from '../database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const COLUMNS = [
  'assignments.assignmentId',
  'assignments.kind',
  'target',
  'note',
  'startDay',
  'dueDay',
  'level',
  'assignments.createdAt',
  'leaderSees',
  'groupTexts.title as textTitle',
] as const;

/** The assignments of a group, the nearest due date first; includes those that its learners no longer see. */
export async function findAssignments(database: MainDatabase, groupId: string): Promise<Assignment[]> {
  // One row for each of the chosen members, in one query, because the page of a group may send few.
  const rows = await database
    .selectFrom('assignments')
    .leftJoin('groupTexts', 'groupTexts.textId', 'target')
    .leftJoin('assignmentMembers as chosen', 'chosen.assignmentId', 'assignments.assignmentId')
    .select([...COLUMNS, 'isForSome', 'chosen.learnerId as chosenId'])
    .where('assignments.groupId', '=', groupId)
    .orderBy('chosen.learnerId')
    .execute();
  const firsts = rows.filter((row, at) => rows.findIndex((each) => each.assignmentId === row.assignmentId) === at);
  return inOrderOfDays(firsts)
    .map(({ isForSome, chosenId: _, ...row }) => {
      const ofRow = rows.filter(({ assignmentId }) => assignmentId === row.assignmentId);
      const chosen = ofRow.flatMap(({ chosenId }) => chosenId ?? []);
      return { ...row, memberIds: fromFlag(isForSome) ? chosen : null };
    })
    .flatMap(withAssigned);
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
    .leftJoin('groupTexts', 'groupTexts.textId', 'target')
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
    .where((set) =>
      set.or([
        set('isForSome', '=', 0),
        set.exists(
          set
            .selectFrom('assignmentMembers')
            .select('assignmentMembers.learnerId')
            .whereRef('assignmentMembers.assignmentId', '=', 'assignments.assignmentId')
            .where('assignmentMembers.learnerId', '=', learnerId),
        ),
      ]),
    )
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

/** Stores an assignment, for these members, or with null for everyone in the group. */
export async function insertAssignment(
  database: MainDatabase,
  assignment: Omit<AssignmentsTable, 'isForSome'>,
  memberIds: readonly string[] | null = null,
): Promise<void> {
  const { assignmentId } = assignment;
  await database
    .insertInto('assignments')
    .values({ ...assignment, isForSome: toFlag(memberIds !== null) })
    .execute();
  if (memberIds === null) return;
  const rows = memberIds.map((learnerId) => ({ assignmentId, learnerId }));
  await database.insertInto('assignmentMembers').values(rows).execute();
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
    .where((time) => time.fn.coalesce('startDay', 'createdAt'), '<', dayBefore(openDaysWithoutDay + keptDaysAfterEnd))
    .execute();
}
