import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Membership } from '#contract/groups/memberships.ts';
import { NOTHING_SHARED, type Share, type Shares } from '#rules/groups/groups.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';
import { membershipsQuery, useReplaceMemberships } from './memberships-query.ts';

type Change = { share: Share; isShown: boolean; password?: string };

/**
 * What the leader of a group can see, including pending changes. Requests are sent one at a time; each one changes the
 * newest response of the server. A failed change is reverted.
 */
export function useShares(learnerId: string, { groupId, shares }: Membership) {
  const queries = useQueryClient();
  const replace = useReplaceMemberships(learnerId);
  const checkSession = useSessionCheck();
  const [waiting, setWaiting] = useState<Partial<Shares>>({});
  const { queryKey } = membershipsQuery(learnerId);
  const stored = () =>
    queries.getQueryData(queryKey)?.memberships.find((each) => each.groupId === groupId)?.shares ?? NOTHING_SHARED;
  const { mutateAsync } = useMutation({
    scope: { id: `shares/${groupId}` },
    mutationFn: ({ share, isShown, password }: Change) =>
      request('PUT /learners/:learnerId/memberships/:groupId', {
        params: { learnerId, groupId },
        body: { shares: { ...stored(), [share]: isShown }, ...(password !== undefined && { password }) },
        outlivesPage: true,
      }),
    onMutate: ({ share, isShown }) => setWaiting((now) => ({ ...now, [share]: isShown })),
    onSuccess: replace,
    onError: (error) => {
      checkSession(error);
      // The leader may have removed the learner in the meantime.
      void queries.invalidateQueries({ queryKey });
    },
    onSettled: (_answer, _error, { share, isShown }) =>
      setWaiting(({ [share]: newest, ...others }) =>
        newest === undefined || newest === isShown ? others : { ...others, [share]: newest },
      ),
  });
  return { shares: { ...shares, ...waiting }, change: async (change: Change) => void (await mutateAsync(change)) };
}
