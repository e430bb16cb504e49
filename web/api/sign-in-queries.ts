import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LinkedSignInMethod } from '#contract/people/sign-in-methods.ts';
import { request, sentenceOf } from '../http/request.ts';
import { useIsByPictures } from './session.tsx';

/** The sessions of a learner, the current one first. */
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
  /** Undefined until they are known. */
  methods: readonly LinkedSignInMethod[] | undefined;
  /** Whether the last request failed. */
  isAway: boolean;
  /** Why the last request failed. */
  problem: string | null;
  refetch: () => void;
};

export function useSignInMethods(learnerId: string): FoundSignInMethods {
  // A picture sign-in session must not read them.
  const isByPictures = useIsByPictures();
  const { data, failureReason, refetch } = useQuery({ ...signInMethodsQuery(learnerId), enabled: !isByPictures });
  const isAway = data === undefined && failureReason !== null;
  return {
    methods: data?.ways,
    isAway,
    problem: isAway ? sentenceOf(failureReason) : null,
    refetch: () => void refetch(),
  };
}
