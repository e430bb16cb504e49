import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LearnerSession, SessionsAnswer } from '#contract/sessions.ts';
import { request } from './request.ts';

/** Where a learner is signed in. */
export function sessionsQuery(learnerId: string) {
  return queryOptions({
    queryKey: ['sessions', learnerId],
    queryFn: () => request<SessionsAnswer>(addressOf(learnerId)),
  });
}

type FoundSessions = {
  /** This browser first. Undefined while they are not known. */
  sessions: readonly LearnerSession[] | undefined;
  isAway: boolean;
  tryAgain: () => void;
  /** Signs the learner out of one other browser, or of all; throws when it was refused, or when no answer came. */
  end: (sessionId?: string) => Promise<void>;
};

/** Where a learner is signed in, and what ends it. `isAway` holds from the first try that failed until one succeeds. */
export function useSessions(learnerId: string): FoundSessions {
  const queries = useQueryClient();
  const query = sessionsQuery(learnerId);
  const { data, failureCount, errorUpdateCount, refetch } = useQuery(query);
  return {
    sessions: data?.sessions,
    isAway: data === undefined && failureCount + errorUpdateCount > 0,
    tryAgain: () => void refetch(),
    end: async (sessionId) => {
      const path = sessionId ? `${addressOf(learnerId)}/${sessionId}` : addressOf(learnerId);
      const answer = await request<SessionsAnswer>(path, { method: 'DELETE' });
      // An answer that is on its way to an older question would bring back what has ended.
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, answer);
    },
  };
}

function addressOf(learnerId: string): string {
  return `/api/learners/${learnerId}/sessions`;
}
