import { queryOptions } from '@tanstack/react-query';
import { request } from '../../http/request.ts';

/** The learners of a group whose cards the leader may print, without what is on the cards. */
export function pupilCardsQuery(learnerId: string, groupId: string) {
  return queryOptions({
    queryKey: ['pupil-cards', learnerId, groupId],
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/cards', { params: { learnerId, groupId } }),
    gcTime: 0,
  });
}
