import { randomUUID } from 'node:crypto';
import { type Assignment, type Assignments, assignmentEndpoints } from '#contract/groups/assignments.ts';
import { ASSIGNMENT, type Assigned, canBeDueDay, isDone, isOpen } from '#rules/groups/assignments.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import { findFinished } from '../results/activity-queries.ts';
import { deleteAssignment, findAssignments, findAssignmentsOfLearner, insertAssignment } from './assignment-queries.ts';
import { findGroupToAskAbout } from './group-queries.ts';
import { lockGroups, requireGroup } from './leaders/leader-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type NewAssignment = Assigned & Pick<Assignment, 'dueDay' | 'note'>;

/** The assignments of groups, for their leaders and for their members. */
export function assignmentRoutes(route: Route, { now, ...databases }: { now: () => Date } & ScreeningDatabases) {
  const { database } = databases;

  route('POST /learners/:learnerId/groups/:groupId/assignments', async (c) => {
    const groupId = pathParam(c, 'groupId');
    const { body } = assignmentEndpoints['POST /learners/:learnerId/groups/:groupId/assignments'];
    const answer = await add(c.get('learnerId'), groupId, await jsonBody(c, body));
    c.status(201);
    return answer;
  });

  route('DELETE /learners/:learnerId/groups/:groupId/assignments/:assignmentId', async (c) => {
    const [leaderId, assignmentId, groupId] = [
      c.get('learnerId'),
      pathParam(c, 'assignmentId'),
      pathParam(c, 'groupId'),
    ];
    await requireGroup(database, { leaderId, groupId }, 'set-assignments');
    if (!(await inSharedCommit(database, (shared) => deleteAssignment(shared, { groupId, assignmentId }))))
      throw new Problem('not-found');
    return list(leaderId, groupId);
  });

  route('GET /learners/:learnerId/assignments', async (c) => {
    const learnerId = c.get('learnerId');
    const open = (await findAssignmentsOfLearner(database, learnerId)).filter((each) => isOpen(each, dayOf(now())));
    const askAbout = await findGroupToAskAbout(database, learnerId);
    if (open.length === 0) return { assignments: [], askAbout };
    const finished = await findFinished(databases, learnerId);
    return { assignments: open.map((each) => ({ ...each, isDone: isDone(each, finished) })), askAbout };
  });

  /** The assignments of a group. @throws Problem `not-found` */
  async function list(leaderId: string, groupId: string): Promise<Assignments> {
    await requireGroup(database, { leaderId, groupId }, 'see-group');
    return { assignments: await findAssignments(database, groupId) };
  }

  /**
   * Adds an assignment to a group.
   * @throws Problem `not-found`, `invalid-request` when the due date is not allowed, `too-many-assignments`
   */
  async function add(leaderId: string, groupId: string, assignment: NewAssignment): Promise<Assignments> {
    const createdAt = now().toISOString();
    if (assignment.dueDay !== null && !canBeDueDaySomewhere(assignment.dueDay, now()))
      throw new Problem('invalid-request');
    // Locks the group, so that parallel requests of its leaders cannot exceed its limit.
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      await requireGroup(transaction, { leaderId, groupId }, 'set-assignments');
      const open = (await findAssignments(transaction, groupId)).filter((each) => isOpen(each, dayOf(now())));
      if (open.length >= ASSIGNMENT.mostOpen) throw new Problem('too-many-assignments');
      await insertAssignment(transaction, {
        assignmentId: randomUUID(),
        groupId,
        createdAt,
        leaderSees: 1,
        ...assignment,
      });
    });
    return list(leaderId, groupId);
  }
}

/** The day in UTC. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Allows one day before or after, because the leader's day can differ from the day in UTC. */
function canBeDueDaySomewhere(dueDay: string, now: Date): boolean {
  return [-DAY_MS, 0, DAY_MS].some((ms) => canBeDueDay(dueDay, dayOf(new Date(now.getTime() + ms))));
}
