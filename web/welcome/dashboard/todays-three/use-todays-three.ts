import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { GameRuns } from '#contract/games/game-runs.ts';
import { GAMES, type Game } from '#rules/games/runs.ts';
import { type DayRange, isWithinDay } from '#rules/rewards/day-summary.ts';
import { swapped, todaysThree } from '#rules/rewards/todays-three.ts';
import { suggestedGames } from '#rules/screening/report/suggestions.ts';
import { runsQuery } from '../../../api/game-runs.ts';
import { attemptsQuery } from '../../../api/screening-attempts.ts';
import { useSession } from '../../../api/session.tsx';
import type { OutboxEntry } from '../../../device/device-store.ts';
import { type StoredThree, storedThree, storeThree } from '../../../device/stored-three.ts';
import { calendarDay } from '../../../ui/words/dates.ts';
import { useToday } from '../local-day.ts';
import { notListed } from '../outbox-entries.ts';

type Instants = Readonly<Record<Game, readonly string[]>>;

/** The finished runs: the instants of each game, unsorted, and the newest run of each that the server has. */
export type PlayedGames = {
  instants: Instants;
  newest: { readonly [G in Game]?: GameRuns[G][number] | undefined };
};

/** What a learner, or the visitor of this device, has played; null until it is known. */
export function usePlayedGames(owner: string | null, outbox: readonly OutboxEntry[]): PlayedGames | null {
  const { data, isError } = useQuery(runsQuery(owner));
  if (!data && !isError) return null;
  const unsent = notListed(outbox, undefined, data);
  const of = (game: Game) => [
    ...((data as GameRuns | undefined)?.[game] ?? []).map(({ timestamp }) => timestamp),
    ...unsent.filter(({ kind }) => kind === game).map(({ timestamp }) => timestamp),
  ];
  return {
    instants: Object.fromEntries(GAMES.map((game) => [game, of(game)])) as Record<Game, string[]>,
    newest: Object.fromEntries(GAMES.map((game) => [game, data?.[game][0]])),
  };
}

/** The games that the report of a learner suggests; null until the attempts are known. */
export function useSuggestedGames(owner: string | null): readonly Game[] | null {
  const isByPictures = Boolean(useSession().session.learner?.isByPictures);
  const { data, isError } = useQuery({ ...attemptsQuery(owner), enabled: !isByPictures });
  if (data) return suggestedGames(data);
  return isError || isByPictures ? [] : null;
}

/** The suggestions of today. They stay the same on this device all day, except for the learner's changes. */
export function useTodaysThree(owner: string | null, finished: Instants, fromReport: readonly Game[]) {
  const today = useToday();
  const day = calendarDay(new Date(today.from));
  const [chosen, setChosen] = useState<StoredThree | null>(null);
  const isCurrent = chosen?.owner === owner && chosen.day === day;
  const now = isCurrent ? chosen : threeOf({ owner, day, today, finished, fromReport });
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
  const done = GAMES.filter((game) => finished[game].some((timestamp) => isWithinDay(today, { timestamp })));
  const withOther = (place: number) => swapped(now, place, { previous: now.previous, done });
  return {
    three: now.three,
    done,
    isHidden: now.hiddenOn === day,
    canSwap: (place: number) => withOther(place) !== null,
    /** Swaps the game at an index, and returns the new one. */
    swap: (place: number) => {
      const next = withOther(place);
      if (next) change(next);
      return next?.three[place];
    },
    hide: () => change({ hiddenOn: day }),
    show: () => change({ hiddenOn: null }),
  };
}

type Known = { owner: string | null; day: string; today: DayRange; finished: Instants; fromReport: readonly Game[] };

/** The stored suggestions of a day, or new ones. */
function threeOf({ owner, day, today, finished, fromReport }: Known): StoredThree {
  const stored = storedThree(owner);
  if (stored?.day === day) return stored;
  const previous = stored?.three ?? null;
  const lastDone = Object.fromEntries(
    GAMES.flatMap((game) => {
      const last = finished[game]
        .filter((timestamp) => timestamp < today.from)
        .sort()
        .at(-1);
      return last === undefined ? [] : [[game, calendarDay(new Date(last))]];
    }),
  );
  return { owner, day, previous, hiddenOn: null, ...todaysThree({ day, lastDone, previous, owner, fromReport }) };
}
