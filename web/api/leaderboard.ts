import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Leaderboard } from '#contract/leaderboard.ts';
import { isOtherSession, request } from './request.ts';
import { useSession } from './session.tsx';

type FoundLeaderboard = { leaderboard: Leaderboard | undefined; isAway: boolean; tryAgain: () => void };

/** The first places, and the own one of the learner who is here. */
export function leaderboardQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['leaderboard', owner],
    queryFn: () => request<Leaderboard>('/api/leaderboard'),
  });
}

/** The leaderboard as who is here sees it. `isAway` holds from the first try that failed until one succeeds. */
export function useLeaderboard(): FoundLeaderboard {
  const owner = useSession().session.learner?.id ?? null;
  const query = useQuery({ ...leaderboardQuery(owner), refetchOnReconnect: true });
  return {
    leaderboard: query.data,
    isAway: query.data === undefined && query.failureCount + query.errorUpdateCount > 0,
    tryAgain: () => void query.refetch(),
  };
}

/** While it is not known what the server has. */
const LOOK_AGAIN_AFTER_MS = 10_000;

type OwnNickname = {
  /** Under which others see the learner, as far as known; null while they do not. */
  nickname: string | null;
  /** Tells two answers of the server apart. */
  heardAt: number;
  /** Shows the learner under a nickname, or to nobody with null; throws when it was refused, or when no answer came. */
  choose: (nickname: string | null) => Promise<void>;
  /** Asks the server once what holds, whatever comes of it; gives when it was heard of before that. */
  lookAgain: () => Promise<number>;
};

/** Under which nickname others see the learner. What was heard at `doubtedAt` may not hold any more: it is asked for again. */
export function useOwnNickname(doubtedAt: number | null): OwnNickname {
  const { session, refresh } = useSession();
  const owner = session.learner?.id ?? null;
  const queries = useQueryClient();
  const query = leaderboardQuery(owner);
  const { data, dataUpdatedAt } = useQuery({
    ...query,
    // The page around has asked.
    refetchOnMount: false,
    refetchInterval: ({ state }) => state.dataUpdatedAt === doubtedAt && LOOK_AGAIN_AFTER_MS,
  });
  return {
    nickname: data?.you?.nickname ?? null,
    heardAt: dataUpdatedAt,
    choose: async (nickname) => {
      const path = `/api/learners/${owner}/leaderboard`;
      const answer = await request<Leaderboard>(path, { method: 'PUT', body: { nickname } }).catch((error) => {
        if (isOtherSession(error)) void refresh();
        throw error;
      });
      // An answer that is on its way to an older question would bring the old choice back.
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, answer);
    },
    lookAgain: async () => {
      await queries.cancelQueries(query);
      const heardAt = queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0;
      await queries.fetchQuery({ ...query, retry: false }).catch(() => undefined);
      return heardAt;
    },
  };
}
