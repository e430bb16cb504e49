import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/api.ts';
import { useSession } from '../../../api/session.tsx';
import { request } from '../../../http/request.ts';

const ADD = 'POST /learners/:learnerId/groups/:groupId/texts';

function groupTextsQuery(learnerId: string, groupId: string) {
  return queryOptions({
    queryKey: ['group-texts', learnerId, groupId],
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/texts', { params: { learnerId, groupId } }),
  });
}

/** The texts that leaders added to a group, the newest first, and the functions that change them. */
export function useGroupTexts(groupId: string, isEnabled: boolean) {
  const learnerId = useSession().session.learner?.id ?? '';
  const queries = useQueryClient();
  const options = groupTextsQuery(learnerId, groupId);
  const { queryKey } = options;
  const { data } = useQuery({ ...options, enabled: isEnabled });
  return {
    texts: data?.texts ?? [],
    add: async (body: BodyOf<typeof ADD>): Promise<string> => {
      const { textId, texts } = await request(ADD, { params: { learnerId, groupId }, body });
      queries.setQueryData(queryKey, { texts });
      return textId;
    },
    /** Deletes a text, which also takes it back. */
    remove: async (textId: string): Promise<void> => {
      const params = { learnerId, groupId, textId };
      queries.setQueryData(
        queryKey,
        await request('DELETE /learners/:learnerId/groups/:groupId/texts/:textId', { params }),
      );
      await queries.invalidateQueries({ queryKey: ['group', learnerId, groupId] });
    },
  };
}

/** A text of a group; undefined until it is known. */
export function useGroupText(groupId: string, textId: string) {
  const learnerId = useSession().session.learner?.id ?? '';
  const params = { learnerId, groupId, textId };
  return useQuery({
    queryKey: ['group-text', ...Object.values(params)],
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/texts/:textId', { params }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
