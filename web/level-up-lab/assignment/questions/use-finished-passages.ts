import { useQuery } from '@tanstack/react-query';
import { bestRunsQuery, runsQuery } from '../../../api/game-runs.ts';
import { useSession } from '../../../api/session.tsx';

/** The ids of the passages whose questions this learner, or a visitor of this device, has answered. */
export function useFinishedPassages(): ReadonlySet<string> {
  const owner = useSession().session.learner?.id ?? null;
  const best = useQuery(bestRunsQuery(owner)).data ?? [];
  // The newest runs are added, because the best runs exclude those with a validity problem.
  const newest = useQuery(runsQuery(owner)).data?.['reading-passage'] ?? [];
  const read = [...best.filter(({ game }) => game === 'reading-passage'), ...newest];
  return new Set(read.map(({ choice }) => choice));
}
