import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { ledGroupsQuery } from '../../api/led-groups.ts';
import { request } from '../../http/request.ts';

function rollQuery(learnerId: string, groupId: string) {
  return queryOptions({
    queryKey: ['roll', learnerId, groupId],
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/roll', { params: { learnerId, groupId } }),
    gcTime: 0,
  });
}

/** Who is in a group and who was, and what becomes of each account; undefined until it is known. */
export function useRoll(learnerId: string, groupId: string) {
  const { data, isError, refetch } = useQuery(rollQuery(learnerId, groupId));
  return { roll: data, isAway: isError && data === undefined, tryAgain: () => void refetch() };
}

/** Reads everything again that a change of the members of a group can change. */
export function useMembersChanged(learnerId: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const keys = [ledGroupsQuery(learnerId).queryKey, ['roll', learnerId], ['group', learnerId]];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
