import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { useSession } from './session.tsx';

/** The top rows and the learner's own rank; `owner` is the id of the learner, null for a visitor. */
export function leaderboardQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['leaderboard', owner],
    queryFn: () => request('GET /leaderboard'),
  });
}

/** The leaderboard for this session. `isAway` is true from the first failed request until one succeeds. */
export function useLeaderboard() {
  const { learner, status } = useSession().session;
  const query = useQuery({
    ...leaderboardQuery(learner?.id ?? null),
    enabled: status !== 'loading',
    refetchOnReconnect: true,
  });
  return {
    leaderboard: query.data,
    isAway: query.data === undefined && query.failureCount + query.errorUpdateCount > 0,
    tryAgain: () => void query.refetch(),
  };
}
