import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';

/** What a learner bought in the shop, and the points that they can spend. */
export function purchasesQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['purchases', learnerId],
    queryFn: () => request('GET /learners/:learnerId/purchases', { params: { learnerId } }),
  });
}
