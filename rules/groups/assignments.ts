import { dayAfter1970, daysSince1970 } from '../days/days.ts';
import { hasLevels, validLevel } from '../games/levels.ts';
import { PLAYED_GAMES, type PlayedGame } from '../games/runs.ts';
import { PASSAGE_IDS, type PassageId } from '../reading/passages.ts';
import type { Finished } from '../rewards/activity.ts';
import { SCREENING_PARTS, type ScreeningPart } from '../screening/screening-sequence.ts';

/** What a leader can assign: a passage of the reading assignment, a text of the group, a game, or the three tests. */
export const ASSIGNMENT_KINDS = ['passage', 'text', 'game', 'sequence'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/** The task of an assignment; the target of a text is its id. */
export type Assigned =
  | { kind: 'passage'; target: PassageId }
  | { kind: 'text'; target: string }
  | { kind: 'game'; target: PlayedGame }
  | { kind: 'sequence'; target: null };

/**
 * The times of an assignment. `startDay`, from which learners see it, and `dueDay`: YYYY-MM-DD, or null; `createdAt`: an ISO
 * instant in UTC.
 */
export type AssignmentTime = { startDay?: string | null; dueDay: string | null; createdAt: string };

/** Limits of assignments; all numbers are our own. */
export const ASSIGNMENT = {
  /** The largest number of open assignments of a group. */
  mostOpen: 20,
  /** In characters. */
  longestNote: 200,
  /** How many days ahead the due date can be. */
  mostDaysAhead: 365,
  /** How many days after the due date learners still see it. */
  openDaysAfterDay: 7,
  /** How many days learners see an assignment without a due date. */
  openDaysWithoutDay: 60,
  /** How many days after that its leader still sees which learners have done it. */
  keptDaysAfterEnd: 30,
} as const;

/** The task of a stored kind and target; null when this version of the app does not know them. */
export function assignedOf({ kind, target }: { kind: AssignmentKind; target: string | null }): Assigned | null {
  if (kind === 'sequence') return { kind, target: null };
  if (kind === 'text') return target === null ? null : { kind, target };
  if (kind === 'game') return madeOf(kind, PLAYED_GAMES, target);
  return madeOf(kind, PASSAGE_IDS, target);
}

function madeOf<Kind extends string, Target extends string>(kind: Kind, known: readonly Target[], target: unknown) {
  const found = known.find((each) => each === target);
  return found === undefined ? null : { kind, target: found };
}

/** Whether a day can be the due date of a new assignment: from today to a year ahead. Both are YYYY-MM-DD. */
export function canBeDueDay(dueDay: string, today: string): boolean {
  const ahead = daysSince1970(dueDay) - daysSince1970(today);
  return ahead >= 0 && ahead <= ASSIGNMENT.mostDaysAhead;
}

/** The last day, as YYYY-MM-DD, on which learners see an assignment that is not done. */
export function lastDayOf({ startDay, dueDay, createdAt }: AssignmentTime): string {
  const { openDaysAfterDay, openDaysWithoutDay } = ASSIGNMENT;
  return dueDay === null
    ? dayAfter1970(daysSince1970(startDay ?? createdAt.slice(0, 10)) + openDaysWithoutDay)
    : dayAfter1970(daysSince1970(dueDay) + openDaysAfterDay);
}

/** Whether learners still see an assignment on a day, as YYYY-MM-DD. */
export function isOpen(time: AssignmentTime, today: string): boolean {
  return hasBegun(time, today) && !hasEnded(time, today);
}

/** Whether an assignment has started on a day, as YYYY-MM-DD. */
export function hasBegun({ startDay }: Pick<AssignmentTime, 'startDay'>, today: string): boolean {
  return today >= (startDay ?? '');
}

/** Whether learners no longer see an assignment. */
export function hasEnded(time: AssignmentTime, today: string): boolean {
  return today > lastDayOf(time);
}

/** Whether a game can be set at this level; null: at the learner's own. Other tasks have no level. */
export function canBeLevel({ kind, target }: Assigned, level: number | null): boolean {
  return level === null || (kind === 'game' && hasLevels(target) && validLevel(target, level) === level);
}

/**
 * Whether the three tests can be set for a member. They are not kept for an account that a teacher made until a parent
 * agrees, which only a family shows.
 */
export function canBeSetTests({ pupil }: { pupil: { screeningAgreed: boolean } | null }): boolean {
  return pupil === null || pupil.screeningAgreed;
}

/** Whether an assignment is for a member, and can be finished by them. */
export function isFor(
  { memberIds, kind }: { memberIds: readonly string[] | null; kind: AssignmentKind },
  member: { memberId: string; pupil: { screeningAgreed: boolean } | null },
): boolean {
  return (memberIds?.includes(member.memberId) ?? true) && (kind !== 'sequence' || canBeSetTests(member));
}

/** Whether the due date is over. */
export function isAfterDueDay({ dueDay }: Pick<AssignmentTime, 'dueDay'>, today: string): boolean {
  return dueDay !== null && today > dueDay;
}

/** An activity that a learner finished; `passage` is what was read, `right` how many of its questions were answered right. */
export type FinishedActivity = Finished & { passage?: string; right?: number };

/** The same, or a text of a group that was read, which is no activity and gives no leaf; `passage` is its id. */
export type FinishedWork = FinishedActivity | { kind: 'text'; timestamp: string; passage: string; right?: undefined };

/**
 * Whether a learner has done an assignment: finished its task at or after its creation. Tasks finished offline count
 * by the time at which they were finished.
 */
export function isDone(assignment: Assigned & AssignmentTime, finished: readonly FinishedWork[]): boolean {
  const since = finished.filter(({ timestamp }) => timestamp >= assignment.createdAt);
  if (assignment.kind === 'passage')
    return since.some(({ kind, passage }) => kind === 'reading-passage' && passage === assignment.target);
  if (assignment.kind === 'text')
    return since.some(({ kind, passage }) => kind === 'text' && passage === assignment.target);
  if (assignment.kind === 'game') return since.some(({ kind }) => kind === assignment.target);
  return partToDo(assignment, since) === null;
}

/** How many questions of an assigned passage were answered right in its newest reading; null for other tasks. */
export function rightOf({ kind, target, createdAt }: Assigned & AssignmentTime, finished: readonly FinishedWork[]) {
  if (kind !== 'passage') return null;
  const readings = finished.filter(({ timestamp, passage }) => passage === target && timestamp >= createdAt);
  return readings.sort((a, b) => (a.timestamp < b.timestamp ? 1 : -1))[0]?.right ?? null;
}

/** The first of the three tests that was not finished since they were assigned; null after all three. */
export function partToDo(
  { createdAt }: Pick<AssignmentTime, 'createdAt'>,
  finished: readonly FinishedWork[],
): ScreeningPart | null {
  const isFinished = (part: ScreeningPart) =>
    finished.some(({ kind, timestamp }) => kind === part && timestamp >= createdAt);
  return SCREENING_PARTS.find((part) => !isFinished(part)) ?? null;
}

/** Sorts assignments: the nearest due date first, those without one last, then by creation. */
export function inOrderOfDays<Each extends AssignmentTime & { assignmentId: string }>(
  assignments: readonly Each[],
): Each[] {
  // Digits sort before letters, so `none` sorts after every date.
  const keyOf = ({ dueDay, createdAt, assignmentId }: Each) => `${dueDay ?? 'none'} ${createdAt} ${assignmentId}`;
  return [...assignments].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
