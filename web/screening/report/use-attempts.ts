import { useQuery } from '@tanstack/react-query';
import type { ScreeningAttempts } from '#contract/screening-attempts.ts';
import { attemptsQuery } from '../../api/screening-attempts.ts';

type Attempts = { attempts: ScreeningAttempts | undefined; isAway: boolean; tryAgain: () => void };

/** A learner's attempts, or those of this device. `isAway` holds from the first try that failed until one succeeds. */
export function useAttempts(owner: string | null): Attempts {
  const query = useQuery({
    ...attemptsQuery(owner),
    refetchOnReconnect: true,
  });
  return {
    attempts: query.data,
    isAway: query.data === undefined && (query.isError || query.failureCount > 0),
    tryAgain: () => void query.refetch(),
  };
}
