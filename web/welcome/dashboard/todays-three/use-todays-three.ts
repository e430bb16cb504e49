import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameRuns } from '#contract/games/game-runs.ts';
import type { OwnAssignment } from '#contract/groups/assignments.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { type FinishedWork, isDone, partToDo } from '#rules/groups/assignments.ts';
import { gameOfTask, swapped } from '#rules/rewards/todays-three.ts';
import { suggestedGames } from '#rules/screening/report/suggestions.ts';
import type { ScreeningPart } from '#rules/screening/screening-sequence.ts';
import { useToday } from '../../../activities/todays-three/local-day.ts';
import { finishedWork, gamesOfDay, setForDay, threeForDay } from '../../../activities/todays-three/todays-list.ts';
import { runsQuery } from '../../../api/game-runs.ts';
import { ownAssignmentsQuery, storeAssignments } from '../../../api/own-assignments.ts';
import { attemptsQuery } from '../../../api/screening-attempts.ts';
import { useSession } from '../../../api/session.tsx';
import { useNoTests } from '../../../api/test-offer.ts';
import type { OutboxEntry } from '../../../device/device-store.ts';
import { type StoredThree, storeThree } from '../../../device/stored-three.ts';
import { calendarDay } from '../../../ui/words/dates.ts';

/** The newest run of each game that the server has. */
export type NewestRuns = { readonly [G in Game]?: GameRuns[G][number] | undefined };

export type DaysWork = {
  /** What leaders set for today. */
  set: readonly OwnAssignment[];
  /** For the test that is set: its first part that is not done since. */
  nextPart: ScreeningPart | null;
  finished: readonly FinishedWork[];
  newest: NewestRuns;
  /** The games that the report suggests. */
  fromReport: readonly Game[];
  /** Whether all of it is known, as far as the server responds. */
  isKnown: boolean;
};

/** What a learner, or the visitor of this device (`null`), has done and is set. Results on this device count before they are sent. */
export function useDaysWork(owner: string | null, outbox: readonly OutboxEntry[]): DaysWork {
  const today = useToday();
  // A picture sign-in session shows no results of the test.
  const isByPictures = Boolean(useSession().session.learner?.isByPictures);
  const runs = useQuery(runsQuery(owner));
  const attempts = useQuery({ ...attemptsQuery(owner), enabled: !isByPictures });
  const assigned = useQuery(ownAssignmentsQuery(owner));
  // A test that is not offered could never be done.
  const hasNoTests = useNoTests() !== null;
  const finished = finishedWork({ runs: runs.data, attempts: attempts.data, outbox });
  const all = assigned.data?.assignments.map((each) => ({ ...each, isDone: each.isDone || isDone(each, finished) }));
  const ofDay = setForDay(all ?? [], finished, today);
  const set = hasNoTests ? ofDay.filter((each) => each.isDone || each.kind !== 'sequence') : ofDay;
  useStored(owner, all, set.length > 0);
  const test = set.find((each) => each.kind === 'sequence' && !each.isDone);
  return {
    ...{ set, finished },
    nextPart: test ? partToDo(test, finished) : null,
    newest: Object.fromEntries(GAMES.map((game) => [game, runs.data?.[game][0]])),
    fromReport: attempts.data ? suggestedGames(attempts.data) : [],
    isKnown:
      (runs.isSuccess || runs.isError) &&
      (isByPictures || attempts.isSuccess || attempts.isError) &&
      (owner === null || assigned.isSuccess || assigned.isError),
  };
}

/** Stores what is set, so that the next page shows it at once. */
function useStored(owner: string | null, assignments: readonly OwnAssignment[] | undefined, isShown: boolean) {
  const toStore = assignments && owner !== null ? JSON.stringify({ owner, assignments, isShown }) : null;
  useEffect(() => {
    if (toStore !== null) storeAssignments(JSON.parse(toStore));
  }, [toStore]);
}

/** The suggestions of today. They stay the same on this device all day, except for the learner's changes. */
export function useTodaysThree(owner: string | null, { set, finished, fromReport }: DaysWork) {
  const today = useToday();
  const day = calendarDay(new Date(today.from));
  const [chosen, setChosen] = useState<StoredThree | null>(null);
  const isCurrent = chosen?.owner === owner && chosen.day === day;
  const now = isCurrent ? chosen : threeForDay({ owner, today, finished, fromReport });
  const change = (next: Partial<StoredThree>) => {
    const changed = { ...now, ...next };
    storeThree(changed);
    setChosen(changed);
  };
  useEffect(() => {
    if (isCurrent) return;
    storeThree(now);
    setChosen(now);
  });
  const done = gamesOfDay(finished, today);
  const taken = [...done, ...set.flatMap((task) => gameOfTask(task) ?? [])];
  const withOther = (game: Game) => swapped(now, now.three.indexOf(game), { previous: now.previous, done: taken });
  return {
    three: now.three,
    done,
    isHidden: now.hiddenOn === day,
    canSwap: (game: Game) => withOther(game) !== null,
    /** Swaps a game, and returns the new one. */
    swap: (game: Game) => {
      const next = withOther(game);
      if (next) change(next);
      return next?.three[now.three.indexOf(game)];
    },
    hide: () => change({ hiddenOn: day }),
    show: () => change({ hiddenOn: null }),
  };
}
