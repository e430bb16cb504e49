import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Leaderboard } from '#contract/leaderboard.ts';
import { request } from './request.ts';
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

/** Shows the learner to others under a nickname, or to nobody with null; throws, and changes nothing, when refused. */
export function useChooseNickname(): (nickname: string | null) => Promise<void> {
  const owner = useSession().session.learner?.id ?? null;
  const queries = useQueryClient();
  return async (nickname) => {
    const { queryKey } = leaderboardQuery(owner);
    // An answer that was on its way before would bring the old choice back.
    await queries.cancelQueries({ queryKey });
    const body = { nickname };
    queries.setQueryData(queryKey, await request<Leaderboard>('/api/learner/leaderboard', { method: 'PUT', body }));
  };
}
