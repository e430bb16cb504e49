import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';

/** The shop items of a learner, and the points that they can spend. */
export function purchasesQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['purchases', learnerId],
    queryFn: () => request('GET /learners/:learnerId/purchases', { params: { learnerId } }),
  });
}
