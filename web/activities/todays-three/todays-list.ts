import type { GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import type { ScreeningAttempts } from '#contract/screening/screening-attempts.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { type FinishedWork, isDone, isOpen } from '#rules/groups/assignments.ts';
import { isLeafKind } from '#rules/rewards/activity.ts';
import { type DayRange, isWithinDay } from '#rules/rewards/day-summary.ts';
import { pointsOfRun } from '#rules/rewards/points.ts';
import { todaysThree } from '#rules/rewards/todays-three.ts';
import { SCREENING_PARTS } from '#rules/screening/screening-sequence.ts';
import { readTextsIn } from '../../api/set-texts.ts';
import type { OutboxEntry } from '../../device/device-store.ts';
import { type StoredThree, storedThree } from '../../device/stored-three.ts';
import { calendarDay } from '../../ui/words/dates.ts';
import { notListed } from './outbox-entries.ts';

type Results = {
  /** Undefined while they are not known. */
  runs: GameRuns | undefined;
  attempts: ScreeningAttempts | undefined;
  /** Results on this device that the server may not have stored yet. */
  outbox: readonly OutboxEntry[];
};

/** What a learner, or the visitor of this device, has finished, as far as this device knows; without runs that give no points. */
export function finishedWork({ runs, attempts, outbox }: Results): FinishedWork[] {
  const ofRuns = GAMES.flatMap((kind) =>
    (runs?.[kind] ?? [])
      .filter((run) => pointsOfRun(run) > 0)
      .map(({ timestamp, choice }) => ({ kind, timestamp, passage: choice })),
  );
  const unsent = notListed(
    outbox.filter(({ addsLeaf = true }) => addsLeaf),
    attempts,
    runs,
  );
  return [
    ...ofRuns,
    ...readTextsIn(outbox),
    ...SCREENING_PARTS.flatMap((kind) => (attempts?.[kind] ?? []).map(({ timestamp }) => ({ kind, timestamp }))),
    ...unsent.flatMap(({ kind, ...rest }) => (isLeafKind(kind) ? [{ kind, ...rest }] : [])),
  ];
}

/**
 * What leaders set for a day, in their order: what is open, and what was done on that day. A text that was read is left out,
 * because the server does not say on which day it was. `isDone` of the assignments includes what this device knows.
 */
export function setForDay(
  assignments: readonly OwnAssignment[],
  finished: readonly FinishedWork[],
  today: DayRange,
): OwnAssignment[] {
  const day = calendarDay(new Date(today.from));
  const earlier = finished.filter(({ timestamp }) => timestamp < today.from);
  const isOfDay = (each: OwnAssignment) =>
    each.isDone ? each.kind !== 'text' && isDone(each, finished) && !isDone(each, earlier) : isOpen(each, day);
  return assignments.filter(isOfDay);
}

/** The games that were finished on a day. */
export function gamesOfDay(finished: readonly FinishedWork[], today: DayRange): Game[] {
  const ofDay = finished.filter((each) => isWithinDay(today, each));
  return GAMES.filter((game) => ofDay.some(({ kind }) => kind === game));
}

type ForThree = {
  owner: string | null;
  today: DayRange;
  finished: readonly FinishedWork[];
  /** The games that the report of the learner suggests. */
  fromReport: readonly Game[];
};

/** The suggestions of a day that this device has stored, or new ones. */
export function threeForDay({ owner, today, finished, fromReport }: ForThree): StoredThree {
  const day = calendarDay(new Date(today.from));
  const stored = storedThree(owner);
  if (stored?.day === day) return stored;
  const previous = stored?.three ?? null;
  const earlier = finished.filter(({ timestamp }) => timestamp < today.from);
  const lastDone = Object.fromEntries(
    GAMES.flatMap((game) => {
      const last = earlier
        .flatMap(({ kind, timestamp }) => (kind === game ? [timestamp] : []))
        .sort()
        .at(-1);
      return last === undefined ? [] : [[game, calendarDay(new Date(last))]];
    }),
  );
  return { owner, day, previous, hiddenOn: null, ...todaysThree({ day, lastDone, previous, owner, fromReport }) };
}
