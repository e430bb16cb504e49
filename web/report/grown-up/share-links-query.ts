import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShareLinks } from '#contract/screening/share-links.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';

function shareLinksQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['share-links', learnerId],
    queryFn: () => request('GET /learners/:learnerId/share-links', { params: { learnerId } }),
  });
}

/** The share links of a learner, newest first; undefined while they are not known. */
export function useShareLinks(learnerId: string) {
  const queries = useQueryClient();
  const { data, isError } = useQuery(shareLinksQuery(learnerId));
  const replace = async (links: ShareLinks['links']) => {
    const { queryKey } = shareLinksQuery(learnerId);
    // An older answer that is still on its way would bring back a link that was taken back.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { links });
  };
  const takeBack = useMutation({
    mutationFn: (linkId: string) =>
      request('DELETE /learners/:learnerId/share-links/:linkId', { params: { learnerId, linkId } }),
    onSuccess: ({ links }) => replace(links),
    onError: useSessionCheck(),
  });
  return { links: data?.links, isAway: isError && data === undefined, replace, takeBack };
}
