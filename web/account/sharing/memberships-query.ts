import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Memberships } from '#contract/groups/memberships.ts';
import { request } from '../../http/request.ts';

/** The groups of a learner and the newest looks at what they share. */
export function membershipsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['memberships', learnerId],
    queryFn: () => request('GET /learners/:learnerId/memberships', { params: { learnerId } }),
  });
}

/** `memberships` is undefined while it is not known. */
export function useMemberships(learnerId: string) {
  const { data, failureCount, errorUpdateCount, refetch } = useQuery(membershipsQuery(learnerId));
  return {
    memberships: data,
    isAway: data === undefined && failureCount + errorUpdateCount > 0,
    tryAgain: () => void refetch(),
  };
}

/** Shows the answer of a request that changed the memberships. */
export function useReplaceMemberships(learnerId: string): (memberships: Memberships) => Promise<void> {
  const queries = useQueryClient();
  return async (memberships) => {
    const { queryKey } = membershipsQuery(learnerId);
    // An older answer that is still on its way would undo the change on the page.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, memberships);
  };
}
