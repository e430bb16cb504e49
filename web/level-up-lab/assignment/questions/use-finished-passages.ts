import { useQuery } from '@tanstack/react-query';
import { bestRunsQuery, runsQuery } from '../../../api/game-runs.ts';
import { useSession } from '../../../api/session.tsx';

/** The ids of the passages whose questions this learner, or this device without one, has answered. */
export function useFinishedPassages(): ReadonlySet<string> {
  const owner = useSession().session.learner?.id ?? null;
  const best = useQuery(bestRunsQuery(owner)).data ?? [];
  // These have also the newest runs that cannot tell anything.
  const newest = useQuery(runsQuery(owner)).data?.['reading-passage'] ?? [];
  const read = [...best.filter(({ game }) => game === 'reading-passage'), ...newest];
  return new Set(read.map(({ choice }) => choice));
}
