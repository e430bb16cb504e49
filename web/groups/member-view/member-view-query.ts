import { useQuery } from '@tanstack/react-query';
import type { ToTry } from '#rules/groups/member-view.ts';
import { READ_WHILE_OPEN } from '../../api/read-while-open.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';

export type MemberPlace = { groupId: string; memberId: string };

/** What a member shares with their leader, read again by itself, and the function that sets something for them. */
export function useMemberView(learnerId: string, { groupId, memberId }: MemberPlace) {
  const checkSession = useSessionCheck();
  const { data, error, refetch } = useQuery({
    queryKey: ['member-view', learnerId, groupId, memberId],
    queryFn: () =>
      request('GET /learners/:learnerId/groups/:groupId/members/:memberId', {
        params: { learnerId, groupId, memberId },
      }),
    ...READ_WHILE_OPEN,
  });
  return {
    view: data,
    error,
    tryAgain: () => void refetch(),
    setForMember: async (toSet: NonNullable<ToTry['toSet']>) => {
      try {
        await request('POST /learners/:learnerId/groups/:groupId/assignments', {
          params: { learnerId, groupId },
          body: { ...toSet, startDay: null, dueDay: null, note: null, memberIds: [memberId] },
        });
        await refetch();
      } catch (problem) {
        checkSession(problem);
        throw problem;
      }
    },
  };
}
