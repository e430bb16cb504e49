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

/** The share links of a learner, newest first; undefined until they are known. */
export function useShareLinks(learnerId: string) {
  const queries = useQueryClient();
  const { data, isError } = useQuery(shareLinksQuery(learnerId));
  const replace = async (links: ShareLinks['links']) => {
    const { queryKey } = shareLinksQuery(learnerId);
    // A slower response to an older request would show a revoked link again.
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
