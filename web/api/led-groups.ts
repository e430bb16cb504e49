import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../http/request.ts';

/** The groups that a grown-up leads, oldest first. */
export function ledGroupsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['groups', learnerId],
    queryFn: () => request('GET /learners/:learnerId/groups', { params: { learnerId } }),
  });
}

/** The groups that a grown-up leads, oldest first; undefined while they are not known. */
export function useLedGroups(learnerId: string) {
  const { data, isError, refetch } = useQuery(ledGroupsQuery(learnerId));
  return { groups: data?.groups, isAway: isError && data === undefined, tryAgain: () => void refetch() };
}
