import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkedSignInMethod, SignInMethodsAnswer } from '#contract/sign-in-methods.ts';
import type { SignInMethod } from '#rules/sign-in-methods.ts';
import { isOtherSession, request, sentenceOf } from './request.ts';
import { useSession } from './session.tsx';

type FoundSignInMethods = {
  /** The oldest first. Undefined while they are not known. */
  ways: readonly LinkedSignInMethod[] | undefined;
  isAway: boolean;
  /** Why they are not known, while `isAway`. */
  fault: string | null;
  askAgain: () => void;
  /** Throws when it was refused, or when no answer came. */
  takeAway: (way: SignInMethod) => Promise<void>;
};

export function signInMethodsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['ways-in', learnerId],
    queryFn: () => request<SignInMethodsAnswer>(addressOf(learnerId)),
  });
}

/** In which ways a learner can sign in. `isAway` holds from the first try that failed until one succeeds. */
export function useSignInMethods(learnerId: string): FoundSignInMethods {
  const queries = useQueryClient();
  const { refresh } = useSession();
  const query = signInMethodsQuery(learnerId);
  const { data, failureReason, refetch } = useQuery(query);
  const isAway = data === undefined && failureReason !== null;
  return {
    ways: data?.ways,
    isAway,
    fault: isAway ? sentenceOf(failureReason) : null,
    askAgain: () => void refetch(),
    takeAway: async (way) => {
      const path = `${addressOf(learnerId)}/${way}`;
      const answer = await request<SignInMethodsAnswer>(path, { method: 'DELETE' }).catch((error) => {
        if (isOtherSession(error)) void refresh();
        throw error;
      });
      // An answer that is on its way to an older question would bring it back.
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, answer);
    },
  };
}

function addressOf(learnerId: string): string {
  return `/api/learners/${learnerId}/ways-in`;
}
