import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memberships } from '#contract/groups/memberships.ts';
import { request } from '../../http/request.ts';

/** The groups of a learner and the newest views of their shared data. */
export function membershipsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['memberships', learnerId],
    queryFn: () => request('GET /learners/:learnerId/memberships', { params: { learnerId } }),
  });
}

/** `memberships` is undefined until it is known. */
export function useMemberships(learnerId: string) {
  const { data, failureCount, errorUpdateCount, refetch } = useQuery(membershipsQuery(learnerId));
  return {
    memberships: data,
    isAway: data === undefined && failureCount + errorUpdateCount > 0,
    tryAgain: () => void refetch(),
  };
}

/** Puts the response of a request that changed the memberships into the cache. */
export function useReplaceMemberships(learnerId: string): (memberships: Memberships) => Promise<void> {
  const queries = useQueryClient();
  return async (memberships) => {
    const { queryKey } = membershipsQuery(learnerId);
    // A slower response to an older request would undo the change on the page.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, memberships);
  };
}
