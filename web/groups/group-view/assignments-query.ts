import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/api.ts';
import type { Assignments } from '#contract/groups/assignments.ts';
import { useSessionCheck } from '../../api/session.tsx';
import { request } from '../../http/request.ts';

const SET = 'POST /learners/:learnerId/groups/:groupId/assignments';
export type NewAssignment = BodyOf<typeof SET>;

function assignmentsQuery(learnerId: string, groupId: string) {
  return queryOptions({
    queryKey: ['assignments', learnerId, groupId],
    queryFn: () => request('GET /learners/:learnerId/groups/:groupId/assignments', { params: { learnerId, groupId } }),
  });
}

/** The assignments of a group, and the functions that change them; `assignments` is undefined until it is known. */
export function useAssignments(learnerId: string, groupId: string) {
  const queries = useQueryClient();
  const checkSession = useSessionCheck();
  const options = assignmentsQuery(learnerId, groupId);
  const { data, isError, refetch } = useQuery(options);
  const change = async (changing: Promise<Assignments>) => {
    try {
      const changed = await changing;
      // A slower response to an older request would undo the change on the page.
      await queries.cancelQueries({ queryKey: options.queryKey });
      queries.setQueryData(options.queryKey, changed);
    } catch (error) {
      checkSession(error);
      throw error;
    }
  };
  return {
    assignments: data?.assignments,
    isAway: isError && data === undefined,
    tryAgain: () => void refetch(),
    add: (body: NewAssignment) => change(request(SET, { params: { learnerId, groupId }, body })),
    takeBack: (assignmentId: string) =>
      change(
        request('DELETE /learners/:learnerId/groups/:groupId/assignments/:assignmentId', {
          params: { learnerId, groupId, assignmentId },
        }),
      ),
  };
}
