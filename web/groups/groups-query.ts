import { useQueryClient } from '@tanstack/react-query';
import type { Group, Groups } from '#contract/groups/groups.ts';
import { m } from '#messages';
import type { GroupRole } from '#rules/groups/groups.ts';
import { ledGroupsQuery } from '../api/led-groups.ts';
import { useSessionCheck } from '../api/session.tsx';
import { isRequestProblem, request } from '../http/request.ts';
import { useNotify } from '../ui/focus/notices.ts';

/** The requests that change groups; their response replaces the cached list. */
export function useGroupChanges(learnerId: string) {
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const notify = useNotify();
  const { queryKey } = ledGroupsQuery(learnerId);
  const change = async (changing: Promise<Groups>, groupId?: string) => {
    try {
      const changed = await changing;
      // A slower response to an older request would undo the change on the page.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, changed);
    } catch (error) {
      checkSession(error);
      if (groupId !== undefined && isRequestProblem(error, 'not-found')) await tellWhenGone(groupId);
      throw error;
    }
  };
  /** The group was deleted in another tab or by another leader, so its card and dialog go. */
  const tellWhenGone = async (groupId: string) => {
    await queries.refetchQueries({ queryKey });
    if (queries.getQueryData(queryKey)?.groups.some((group) => group.groupId === groupId)) return;
    notify({ sentence: m['groups.group_view.gone'](), takesFocus: true });
  };
  const of = ({ groupId }: Pick<Group, 'groupId'>) => ({ params: { learnerId, groupId } });
  const params = ({ groupId }: Pick<Group, 'groupId'>, leaderId: string) => ({ learnerId, groupId, leaderId });
  return {
    invite: (group: Group, role: GroupRole) =>
      change(
        request('POST /learners/:learnerId/groups/:groupId/invitations', { ...of(group), body: { role } }),
        group.groupId,
      ),
    takeBack: ({ groupId }: Group, invitationId: string) =>
      change(
        request('DELETE /learners/:learnerId/groups/:groupId/invitations/:invitationId', {
          params: { learnerId, groupId, invitationId },
        }),
        groupId,
      ),
    setRole: (group: Group, leaderId: string, role: GroupRole) =>
      change(
        request('PUT /learners/:learnerId/groups/:groupId/leaders/:leaderId', {
          ...{ params: params(group, leaderId), body: { role } },
        }),
        group.groupId,
      ),
    removeLeader: (group: Group, leaderId: string) =>
      change(
        request('DELETE /learners/:learnerId/groups/:groupId/leaders/:leaderId', { params: params(group, leaderId) }),
        group.groupId,
      ),
    keep: (group: Group) =>
      change(request('DELETE /learners/:learnerId/groups/:groupId/end', of(group)), group.groupId),
    putBack: ({ groupId }: Pick<Group, 'groupId'>, memberId: string) =>
      change(
        request('PUT /learners/:learnerId/groups/:groupId/members/:memberId', {
          params: { learnerId, groupId, memberId },
        }),
        groupId,
      ),
    accept: (code: string) =>
      change(request('POST /learners/:learnerId/led-groups', { params: { learnerId }, body: { code } })),
    make: (body: Pick<Group, 'kind' | 'name'>) =>
      change(request('POST /learners/:learnerId/groups', { params: { learnerId }, body })),
    rename: (group: Group, name: string) =>
      change(request('PATCH /learners/:learnerId/groups/:groupId', { ...of(group), body: { name } }), group.groupId),
    offerTests: (group: Group, offersTests: boolean) =>
      change(
        request('PATCH /learners/:learnerId/groups/:groupId', { ...of(group), body: { offersTests } }),
        group.groupId,
      ),
    remove: (group: Group) => change(request('DELETE /learners/:learnerId/groups/:groupId', of(group)), group.groupId),
    /** @returns until when it is open */
    openLesson: async (group: Pick<Group, 'groupId'>) => {
      await change(request('PUT /learners/:learnerId/groups/:groupId/sign-in-window', of(group)), group.groupId);
      const groups = queries.getQueryData(queryKey)?.groups;
      return groups?.find(({ groupId }) => groupId === group.groupId)?.signInOpenUntil ?? null;
    },
    renewCode: (group: Group) =>
      change(request('PUT /learners/:learnerId/groups/:groupId/code', of(group)), group.groupId),
    revokeCode: (group: Group) =>
      change(request('DELETE /learners/:learnerId/groups/:groupId/code', of(group)), group.groupId),
  };
}

/** Refetches the groups after the pupil list changed them. */
export function useGroupsChanged(learnerId: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ledGroupsQuery(learnerId).queryKey });
}
