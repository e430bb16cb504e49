import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { GAMES } from '#rules/games/runs.ts';
import { type FinishedWork, isDone, isOpen, partToDo } from '#rules/groups/assignments.ts';
import { isLeafKind } from '#rules/rewards/activity.ts';
import { SCREENING_PARTS, type ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { runsQuery } from '../../api/game-runs.ts';
import { ownAssignmentsQuery, storeAssignments, storedAssignments } from '../../api/own-assignments.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';
import { useSession } from '../../api/session.tsx';
import { readTextsIn } from '../../api/set-texts.ts';
import { useNoTests } from '../../api/test-offer.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { calendarDay } from '../../ui/words/dates.ts';
import { useToday } from './local-day.ts';
import { notListed } from './outbox-entries.ts';

export type ShownAssignments = {
  /** The next assignment; null if all are hidden. */
  current: OwnAssignment | null;
  /** The assignments after it. */
  later: readonly OwnAssignment[];
  /** The assignment that was hidden last since the page load. */
  hiddenHere: OwnAssignment | null;
  /** The local day, as YYYY-MM-DD. */
  day: string;
  /** For the three tests: the first part that is not done; null before the first part. */
  nextPart: ScreeningPart | null;
  hide: (assignment: OwnAssignment) => void;
  show: (assignment: OwnAssignment) => void;
};

/**
 * The assignments of a learner, except those that are done, have ended or are hidden today; null if there are none.
 * Activities finished on this device count before they are sent.
 */
export function useOwnAssignments(owner: string | null, outbox: readonly OutboxEntry[]): ShownAssignments | null {
  const { data } = useQuery(ownAssignmentsQuery(owner));
  const runs = useQuery(runsQuery(owner)).data;
  const { learner } = useSession().session;
  const attempts = useQuery({ ...attemptsQuery(owner), enabled: !learner?.isByPictures }).data;
  // A test that is not offered could never be done.
  const hasNoTests = useNoTests() !== null;
  const day = calendarDay(new Date(useToday().from));
  const [hidden, setHidden] = useState(() => hiddenBefore(owner));
  const [hiddenHere, setHiddenHere] = useState<readonly string[]>([]);
  const finished = finishedWork(outbox, attempts, runs);
  const known = data?.assignments.map((each) => ({ ...each, isDone: each.isDone || isDone(each, finished) }));
  const open =
    known?.filter((each) => !each.isDone && isOpen(each, day) && !(hasNoTests && each.kind === 'sequence')) ?? [];
  const ofOwner = hidden.owner === owner ? hidden : hiddenBefore(owner);
  const notToday = ofOwner.day === day ? ofOwner.ids : [];
  const [current = null, ...later] = open.filter(({ assignmentId }) => !notToday.includes(assignmentId));
  const lastHidden = hiddenHere.filter((id) => notToday.includes(id)).at(-1);
  const toStore =
    known && owner !== null
      ? JSON.stringify({ owner, assignments: known, hiddenOn: day, notToday, isShown: current !== null })
      : null;
  useEffect(() => {
    if (toStore !== null) storeAssignments(JSON.parse(toStore));
  }, [toStore]);
  const changeHidden = (ids: readonly string[]) => setHidden({ owner, day, ids });
  const byId = (id: string | undefined) => open.find(({ assignmentId }) => assignmentId === id) ?? null;
  if (!current && !byId(lastHidden)) return null;
  return {
    current,
    later,
    hiddenHere: byId(lastHidden),
    day,
    nextPart: current && partToDo(current, finished),
    hide: ({ assignmentId }) => {
      changeHidden([...notToday, assignmentId]);
      setHiddenHere([...hiddenHere, assignmentId]);
    },
    show: ({ assignmentId }) => changeHidden(notToday.filter((id) => id !== assignmentId)),
  };
}

function hiddenBefore(owner: string | null): { owner: string | null; day: string; ids: readonly string[] } {
  const stored = owner === null ? null : storedAssignments(owner);
  return { owner, day: stored?.hiddenOn ?? '', ids: stored?.notToday ?? [] };
}

/** What the learner has finished, as far as this device knows. */
function finishedWork(
  outbox: readonly OutboxEntry[],
  attempts: ScreeningAttempts | undefined,
  runs: GameRuns | undefined,
): FinishedWork[] {
  return [
    ...GAMES.flatMap((kind) =>
      (runs?.[kind] ?? []).map(({ timestamp, choice }) => ({ kind, timestamp, passage: choice })),
    ),
    ...readTextsIn(outbox),
    ...SCREENING_PARTS.flatMap((kind) => (attempts?.[kind] ?? []).map(({ timestamp }) => ({ kind, timestamp }))),
    ...notListed(outbox, attempts, runs).flatMap(({ kind, ...rest }) => (isLeafKind(kind) ? [{ kind, ...rest }] : [])),
  ];
}
