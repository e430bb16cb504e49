import { randomUUID } from 'node:crypto';
import { type Assignment, type Assignments, assignmentEndpoints } from '#contract/groups/assignments.ts';
import type { ServerSetup } from '#contract/platform/server-setup.ts';
import {
  ASSIGNMENT,
  type Assigned,
  canBeDueDay,
  canBeLevel,
  canBeSetTests,
  type FinishedWork,
  hasEnded,
  isDone,
  isOpen,
} from '#rules/groups/assignments.ts';
import type { GroupKind } from '#rules/groups/groups.ts';
import { fromFlag } from '../database/flags.ts';
import type { ScreeningDatabases } from '../database/screening-databases.ts';
import { inLearnerTransaction, inSharedCommit } from '../database/transaction.ts';
import { pathParam, type Route } from '../http/answers/endpoint-routes.ts';
import { jsonBody } from '../http/answers/json-body.ts';
import { Problem } from '../http/answers/problems.ts';
import type { StoredPupil } from '../identity/accounts/pupil-account-queries.ts';
import { findFinished } from '../results/activity-queries.ts';
import { deleteAssignment, findAssignments, findAssignmentsOfLearner, insertAssignment } from './assignment-queries.ts';
import { findGroupToAskAbout, findMembers } from './group-queries.ts';
import { lockGroups, requireGroup } from './leaders/leader-queries.ts';
import { isAgreedIn } from './shown-members.ts';
import { findReadTexts, findText } from './texts/group-text-queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type NewAssignment = Assigned & Pick<Assignment, 'startDay' | 'dueDay' | 'level' | 'note' | 'memberIds'>;

type Needs = { now: () => Date; setUp: Pick<ServerSetup, 'tests'> } & ScreeningDatabases;

/** The assignments of groups, for their leaders and for their members. */
export function assignmentRoutes(route: Route, { now, setUp, ...databases }: Needs) {
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
    const set = await findAssignmentsOfLearner(database, learnerId);
    // Where the next day has begun already, what starts then is shown.
    const tomorrow = new Date(now().getTime() + DAY_MS);
    const open = set.filter((each) => [now(), tomorrow].some((at) => isOpen(each, dayOf(at))));
    const askAbout = await findGroupToAskAbout(database, learnerId);
    if (open.length === 0) return { assignments: [], askAbout };
    const finished: FinishedWork[] = await findFinished(databases, learnerId);
    if (open.some(({ kind }) => kind === 'text'))
      finished.push(...(await findReadTexts(database, [learnerId]))(learnerId));
    return { assignments: open.map((each) => ({ ...each, isDone: isDone(each, finished) })), askAbout };
  });

  /** The assignments of a group. @throws Problem `not-found` */
  async function list(leaderId: string, groupId: string): Promise<Assignments> {
    await requireGroup(database, { leaderId, groupId }, 'see-group');
    return { assignments: await findAssignments(database, groupId) };
  }

  /**
   * Adds an assignment to a group.
   * @throws Problem `not-found`, also for a text of another group, `invalid-request` when a day, the level or a member is not allowed,
   * `too-many-assignments`, `parent-agreement-needed` or `tests-off` for tests that are not offered
   */
  async function add(leaderId: string, groupId: string, { memberIds, ...task }: NewAssignment): Promise<Assignments> {
    const createdAt = now().toISOString();
    if (!canBeDays(task, now()) || !canBeLevel(task, task.level)) throw new Problem('invalid-request');
    // Locks the group, so that parallel requests of its leaders cannot exceed its limit.
    await inLearnerTransaction(database, leaderId, async (transaction) => {
      await lockGroups(transaction, [groupId]);
      const { kind, offersTests } = await requireGroup(transaction, { leaderId, groupId }, 'set-assignments');
      if (task.kind === 'sequence' && (setUp.tests === 'off' || !fromFlag(offersTests))) throw new Problem('tests-off');
      if (task.kind === 'text' && !(await findText(transaction, task.target, groupId))) throw new Problem('not-found');
      const current = (await findAssignments(transaction, groupId)).filter((each) => !hasEnded(each, dayOf(now())));
      if (current.length >= ASSIGNMENT.mostOpen) throw new Problem('too-many-assignments');
      const chosen = chosenOf(await findMembers(transaction, { leaderId, groupId }), memberIds);
      if (task.kind === 'sequence' && !chosen.every((member) => keepsTests(member, kind)))
        throw new Problem('parent-agreement-needed');
      const facts = { assignmentId: randomUUID(), groupId, createdAt, leaderSees: 1 as const };
      await insertAssignment(transaction, { ...facts, ...task }, memberIds && [...new Set(memberIds)]);
    });
    return list(leaderId, groupId);
  }
}

/** The chosen members of a group. @throws Problem `invalid-request` when one is no member */
function chosenOf<Member extends { learnerId: string }>(
  members: readonly Member[],
  memberIds: readonly string[] | null,
): readonly Member[] {
  if (memberIds === null) return members;
  const chosen = members.filter(({ learnerId }) => memberIds.includes(learnerId));
  if (chosen.length !== new Set(memberIds).size) throw new Problem('invalid-request');
  return chosen;
}

/** Whether a member can be set the tests, as far as leaders of this kind of group are told. */
function keepsTests({ pupil }: { pupil: StoredPupil | null }, kind: GroupKind): boolean {
  return canBeSetTests({ pupil: pupil && { screeningAgreed: isAgreedIn(kind, pupil) } });
}

/** The day in UTC. */
function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** Whether these days are allowed: the start is before the due date. */
function canBeDays({ startDay, dueDay }: Pick<Assignment, 'startDay' | 'dueDay'>, now: Date): boolean {
  const isOrdered = startDay === null || dueDay === null || startDay <= dueDay;
  return isOrdered && [startDay, dueDay].every((day) => day === null || canBeDueDaySomewhere(day, now));
}

/** Allows one day before or after, because the leader's day can differ from the day in UTC. */
function canBeDueDaySomewhere(dueDay: string, now: Date): boolean {
  return [-DAY_MS, 0, DAY_MS].some((ms) => canBeDueDay(dueDay, dayOf(new Date(now.getTime() + ms))));
}
