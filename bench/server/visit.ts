import { percentile } from '../figures.ts';
import type { Done } from './load/job.ts';
import type { RequestName } from './load/requests.ts';
import type { Data, Workshop } from './workshop.ts';

/** What a learner's browser asks for to play one game: the page with its scripts, their runs, and the result. */
const VISIT: RequestName[] = ['page', 'asset', 'asset', 'asset', 'asset', 'own-runs', 'save-run', 'own-place'];
const MINUTE_SECONDS = 60;

/** So many learners who each finish a game a minute. Each has a connection of their own. */
export function visits(
  workshop: Workshop,
  { learnersFile }: Pick<Data, 'learnersFile'>,
  address: string,
  { learners, seconds }: { learners: number; seconds: number },
): Promise<Done> {
  const rate = (learners * VISIT.length) / MINUTE_SECONDS;
  const connections = Math.min(learners, 1000);
  return workshop.load.run({ address, requests: VISIT, learnersFile, seconds, connections, rate });
}

export function waits({ tookMs, statuses }: Done) {
  return {
    p95Ms: percentile(tookMs, 95),
    p99Ms: percentile(tookMs, 99),
    errors: statuses.filter((status) => status < 200 || status >= 300).length,
    of: statuses.length,
  };
}
