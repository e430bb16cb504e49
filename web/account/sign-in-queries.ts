import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LinkedSignInMethod } from '#contract/people/sign-in-methods.ts';
import { useIsByPictures } from '../api/session.tsx';
import { request, sentenceOf } from '../http/request.ts';

/** The browsers in which a learner is signed in, this one first. */
export function sessionsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['sessions', learnerId],
    queryFn: () => request('GET /learners/:learnerId/sessions', { params: { learnerId } }),
  });
}

/** The sign-in methods of a learner, the oldest first. */
export function signInMethodsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['sign-in-methods', learnerId],
    queryFn: () => request('GET /learners/:learnerId/ways-in', { params: { learnerId } }),
  });
}

type FoundSignInMethods = {
  /** Undefined while they are not known. */
  methods: readonly LinkedSignInMethod[] | undefined;
  /** Whether the last try failed. */
  isAway: boolean;
  /** Why the last try failed. */
  fault: string | null;
  refetch: () => void;
};

export function useSignInMethods(learnerId: string): FoundSignInMethods {
  // A session with pictures does not read them.
  const isByPictures = useIsByPictures();
  const { data, failureReason, refetch } = useQuery({ ...signInMethodsQuery(learnerId), enabled: !isByPictures });
  const isAway = data === undefined && failureReason !== null;
  return {
    methods: data?.ways,
    isAway,
    fault: isAway ? sentenceOf(failureReason) : null,
    refetch: () => void refetch(),
  };
}
