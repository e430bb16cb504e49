import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../http/request.ts';

/** The groups of which a parent or teacher is the leader, oldest first. */
export function ledGroupsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['groups', learnerId],
    queryFn: () => request('GET /learners/:learnerId/groups', { params: { learnerId } }),
  });
}

/** The groups of which a parent or teacher is the leader, oldest first; undefined until they are known. */
export function useLedGroups(learnerId: string) {
  const { data, isError, refetch } = useQuery(ledGroupsQuery(learnerId));
  return { groups: data?.groups, isAway: isError && data === undefined, tryAgain: () => void refetch() };
}
